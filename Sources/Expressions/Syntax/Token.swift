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
