/// The pieces of a text with placeholders, before their expressions are checked.
struct TemplateText {
  enum Piece: Equatable {
    case text(String)
    /// An expression, and where it stands in the text, in UTF-8 bytes.
    case expression(Range<Int>)
  }

  private(set) var pieces: [Piece] = []
  /// Where a brace was opened and never closed, in UTF-8 bytes; nil when all were.
  private(set) var openBrace: Int?

  /// `{…}` is a placeholder, `{{` a brace.
  init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    var literal: ContiguousArray<UInt8> = []
    var index = 0
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      literal += bytes[index..<brace]
      if brace + 1 < bytes.count, bytes[brace + 1] == UInt8(ascii: "{") {
        literal.append(bytes[brace])
        index = brace + 2
        continue
      }
      guard let end = Self.end(of: bytes, after: brace) else {
        openBrace = brace
        flush(&literal)
        return
      }
      flush(&literal)
      pieces.append(.expression(brace + 1..<end))
      index = end + 1
    }
    literal += bytes[index...]
    flush(&literal)
  }

  private mutating func flush(_ literal: inout ContiguousArray<UInt8>) {
    guard !literal.isEmpty else { return }
    pieces.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// The brace that closes a placeholder; those of maps and in quotes don't.
  private static func end(of bytes: ContiguousArray<UInt8>, after start: Int) -> Int? {
    var depth = 0
    var quote: UInt8?
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        if depth == 0 { return index }
        depth -= 1
      }
      index += 1
    }
    return nil
  }
}
