/// An operator between two operands, but for `&&` and `||`, which join many.
enum BinaryOperator: UInt8 {
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case membership
  case plus
  case minus
  case times
  case divide
  case remainder

  var symbol: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .membership: "in"
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divide: "/"
    case .remainder: "%"
    }
  }

  /// How tightly it binds: a higher number binds tighter; `||` has 1 and `&&` 2.
  var precedence: Int {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .membership: 3
    case .plus, .minus: 4
    case .times, .divide, .remainder: 5
    }
  }
}
