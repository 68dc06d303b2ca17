internal import Diagnostics
internal import Documents
internal import Expressions
internal import Rules

/// A name in an expression of a rule, at which somebody looks.
struct ExpressionName {
  let word: String
  /// Where it stands in its file.
  let bytes: Range<Int>
  /// The name with what it follows: `screen.buttons`.
  let chain: String
  let isCall: Bool
  /// The type of the record that it follows; nil for what follows nothing.
  let receiver: ObjectType?
  /// What it is, if it is defined.
  let definition: FactDefinition?
  let type: ValueType

  /// Nil where no expression has a name.
  init?(_ cursor: Cursor, at offset: Int, in text: OpenText, by book: RuleBook) {
    guard let written = cursor.node.text else { return nil }
    let embedded = EmbeddedText(in: text.file, at: cursor.node.bytes, value: written)
    let letters = Array(written.utf8)
    guard let start = (0...letters.count).first(where: { embedded.fileOffset(of: $0) >= offset })
    else { return nil }
    let place = letters.stretch(around: start) { $0.isOfWord && $0 != UInt8(ascii: "-") }
    let before = String(decoding: letters[..<place.upperBound], as: UTF8.self)
    guard !place.isEmpty,
      let expression = RuleExpression(cursor, upTo: before, in: book.environment)
    else { return nil }
    word = String(decoding: letters[place], as: UTF8.self)
    bytes = embedded.fileRange(of: place)
    isCall = letters[place.upperBound...].first == UInt8(ascii: "(")
    chain = Chain.last(in: expression.text)
    type = expression.type(of: chain)
    let owner = chain.dropLast(word.count)
    if owner.hasSuffix("."), case .object(let type) = expression.type(of: String(owner.dropLast()))
    {
      receiver = type
    } else {
      receiver = nil
    }
    let name = FactDefinition.Name(word, of: receiver?.name)
    definition =
      receiver != nil || owner.isEmpty ? book.environment.definitions[name] : nil
  }
}
