/// The pieces of a text with placeholders, before their expressions are checked.
struct TemplateText {
  enum Piece: Equatable {
    case text(String)
    /// An expression, and where it stands in the text, in UTF-8 bytes.
    case expression(String, Range<Int>)
  }

  private(set) var pieces: [Piece] = []
  /// Where a brace was opened and never closed, in UTF-8 bytes; nil when all were.
  private(set) var openBrace: Int?

  /// `{…}` is a placeholder, `{{` a brace.
  init(_ text: String) {
    var contiguous = text
    contiguous.withUTF8 { read($0, of: text) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, of text: String) {
    let braces = bytes.count { $0 == UInt8(ascii: "{") }
    if braces == 0 {
      if !text.isEmpty { pieces = [.text(text)] }
      return
    }
    pieces.reserveCapacity(1 + 2 * braces)
    var literal = ""
    var index = 0
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      let isDoubled = brace + 1 < bytes.count && bytes[brace + 1] == UInt8(ascii: "{")
      literal += Self.text(bytes[index..<(isDoubled ? brace + 1 : brace)])
      if isDoubled {
        index = brace + 2
        continue
      }
      flush(&literal)
      guard let end = Self.end(of: bytes, after: brace) else {
        openBrace = brace
        return
      }
      pieces.append(.expression(Self.text(bytes[brace + 1..<end]), brace + 1..<end))
      index = end + 1
    }
    literal += Self.text(bytes[index...])
    flush(&literal)
  }

  private mutating func flush(_ literal: inout String) {
    guard !literal.isEmpty else { return }
    pieces.append(.text(literal))
    literal = ""
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// The brace that closes a placeholder; those of maps and in quotes don't.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
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
