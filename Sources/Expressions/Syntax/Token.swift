/// A word of the language, and where it stands.
struct Token {
  /// What a token can be.
  enum Kind: Equatable {
    case end
    case identifier
    /// A name between backquotes, which only fields have.
    case quotedName
    case integer
    case unsigned
    case double
    case text
    case bytes
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case dot
    case comma
    case colon
    case question
    case exclamation
    case minus
    case binary(BinaryOperator)
    case and
    case or
  }

  let kind: Kind
  let start: Int
  let end: Int

  var bytes: Range<Int> { start..<end }
}

/// Words that can't be names.
enum Keyword {
  /// The value that a word stands for by itself.
  static func literal(_ word: String) -> Value? {
    switch word.utf8.count {
    case 4: word == "true" ? .boolean(true) : word == "null" ? .null : nil
    case 5: word == "false" ? .boolean(false) : nil
    default: nil
    }
  }

  /// Whether CEL keeps the word for itself, for nothing so far.
  static func isReserved(_ word: String) -> Bool {
    switch word.utf8.count {
    case 2: word == "as" || word == "if"
    case 3: word == "for" || word == "let" || word == "var"
    case 4: word == "else" || word == "loop" || word == "void"
    case 5: word == "break" || word == "const" || word == "while"
    case 6: word == "import" || word == "return"
    case 7: word == "package"
    case 8: word == "continue" || word == "function"
    case 9: word == "namespace"
    default: false
    }
  }
}

/// An operator between two operands, but for `&&` and `||`, which join many.
enum BinaryOperator {
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
