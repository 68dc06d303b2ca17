internal import Diagnostics

/// A text with placeholders in its pieces, before their expressions are checked.
struct TemplateText {
  enum Piece: Hashable {
    case text(String)
    /// What stands between two braces, and where, in UTF-8 bytes.
    case expression(String, Range<Int>)
  }

  private(set) var pieces: [Piece] = []
  /// Where a brace was opened and never closed, in UTF-8 bytes; nil when all were.
  private(set) var openBrace: Int?

  /// `{…}` is a placeholder, `{{` a brace.
  ///
  /// A block of YAML may have several lines; what is said stands in one.
  init(_ text: String) {
    let bytes = Array(text.withoutLastLineBreaks.utf8)
    var said = ""
    var next = 0
    while let brace = bytes[next...].firstIndex(of: UInt8(ascii: "{")) {
      said += String(decoding: bytes[next..<brace], as: UTF8.self)
      if brace + 1 < bytes.count, bytes[brace + 1] == UInt8(ascii: "{") {
        said += "{"
        next = brace + 2
        continue
      }
      add(&said)
      guard let end = Self.end(of: bytes[(brace + 1)...]) else {
        openBrace = brace
        return
      }
      let expression = brace + 1..<end
      pieces.append(.expression(String(decoding: bytes[expression], as: UTF8.self), expression))
      next = end + 1
    }
    said += String(decoding: bytes[next...], as: UTF8.self)
    add(&said)
  }

  private mutating func add(_ said: inout String) {
    if said.isEmpty { return }
    pieces.append(.text(said.withoutLineBreaks))
    said = ""
  }

  /// The brace that closes a placeholder; those of maps and in quotes don't.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var index = bytes.startIndex
    while index < bytes.endIndex {
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
