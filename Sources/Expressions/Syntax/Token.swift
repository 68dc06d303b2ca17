/// A word of the language, and where it stands.
struct Token {
  /// What a token can be.
  enum Kind: Equatable {
    case end
    case identifier
    /// A name between backquotes, which only fields have.
    case quotedName
    case integer, unsigned, double, text, bytes, leftParenthesis, rightParenthesis, leftBracket,
      rightBracket, leftBrace, rightBrace, dot, comma, colon, question, exclamation, minus
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
    switch word {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "null": .null
    default: nil
    }
  }

  /// What CEL keeps for itself, for nothing so far.
  static let reserved: Set = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "namespace", "package", "return", "var", "void", "while",
  ]
}

/// An operator between two operands, but for `&&` and `||`, which join many.
enum BinaryOperator: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case membership = "in"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"

  /// How tightly it binds: a higher number binds tighter; `||` has 1 and `&&` 2.
  var precedence: Int {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .membership: 3
    case .plus, .minus: 4
    case .times, .divide, .remainder: 5
    }
  }
}
