internal import Diagnostics

/// A text with placeholders in its pieces, before their expressions are checked.
struct TemplateText {
  /// A piece of the text: where it stands there, in UTF-8 bytes.
  enum Piece {
    case text(Range<Int>)
    case expression(Range<Int>)
  }

  private let written: String
  /// None, if there are no placeholders.
  private var placedPieces: [Piece] = []
  private var hasDoubledBraces = false
  /// Where a brace was opened and never closed, in UTF-8 bytes; nil when all were.
  private(set) var openBrace: Int?

  /// `{…}` is a placeholder, `{{` a brace.
  ///
  /// A block of YAML may have several lines; what is said stands in one.
  init(_ text: String) {
    written = text.withoutLastLineBreaks
    var contiguous = written
    contiguous.withUTF8 { read($0) }
  }

  /// Its pieces in their order.
  var pieces: [Piece] { hasPlaceholders ? placedPieces : [.text(0..<written.utf8.count)] }

  var hasPlaceholders: Bool { !placedPieces.isEmpty || openBrace != nil }

  /// What all of it says, if it has no placeholders.
  var text: String { (hasDoubledBraces ? Self.single(written) : written).withoutLineBreaks }

  /// What a piece says.
  func text(_ bytes: Range<Int>) -> String {
    let piece = expression(bytes)
    return (hasDoubledBraces ? Self.single(piece) : piece).withoutLineBreaks
  }

  /// The expression that is written there.
  func expression(_ bytes: Range<Int>) -> String {
    var contiguous = written
    return contiguous.withUTF8 {
      String(decoding: UnsafeBufferPointer(rebasing: $0[bytes]), as: UTF8.self)
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var next = 0
    while let brace = bytes[next...].firstIndex(of: UInt8(ascii: "{")) {
      if brace + 1 < bytes.count, bytes[brace + 1] == UInt8(ascii: "{") {
        hasDoubledBraces = true
        next = brace + 2
        continue
      }
      if placedPieces.isEmpty { placedPieces.reserveCapacity(Self.commonCount) }
      add(start..<brace)
      guard let end = Self.end(of: bytes, after: brace) else {
        openBrace = brace
        return
      }
      placedPieces.append(.expression(brace + 1..<end))
      start = end + 1
      next = start
    }
    if start > 0 { add(start..<bytes.count) }
  }

  /// Two placeholders, and what stands around them.
  private static let commonCount = 5

  private mutating func add(_ text: Range<Int>) {
    if !text.isEmpty { placedPieces.append(.text(text)) }
  }

  /// A text with one brace for each two.
  private static func single(_ text: String) -> String {
    var result = ""
    var isSecond = false
    for letter in text.unicodeScalars {
      if !isSecond || letter != "{" { result.unicodeScalars.append(letter) }
      isSecond = letter == "{" && !isSecond
    }
    return result
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
