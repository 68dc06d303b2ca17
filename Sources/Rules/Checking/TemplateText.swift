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
    var start = 0
    while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      if pieces.isEmpty { pieces.reserveCapacity(Self.commonCount) }
      let isDoubled = brace + 1 < bytes.count && bytes[brace + 1] == UInt8(ascii: "{")
      add(bytes[start..<(isDoubled ? brace + 1 : brace)])
      if isDoubled {
        start = brace + 2
        continue
      }
      guard let end = Self.end(of: bytes, after: brace) else {
        openBrace = brace
        return
      }
      pieces.append(.expression(Self.text(bytes[brace + 1..<end]), brace + 1..<end))
      start = end + 1
    }
    if start > 0 {
      add(bytes[start...])
    } else if !text.isEmpty {
      pieces = [.text(text)]
    }
  }

  /// Two placeholders, and what stands around them.
  private static let commonCount = 5

  /// Adds a text, or a part of one that a doubled brace interrupted.
  private mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !bytes.isEmpty else { return }
    if case .text(let beginning) = pieces.last {
      pieces[pieces.count - 1] = .text(beginning + Self.text(bytes))
    } else {
      pieces.append(.text(Self.text(bytes)))
    }
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
