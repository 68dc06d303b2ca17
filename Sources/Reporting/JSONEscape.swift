internal import Diagnostics

extension TextBytes {
  /// Adds a text in the quotes of JSON; what needs no escape is copied whole.
  mutating func append(quoted text: String) {
    let quote = UInt8(ascii: "\"")
    text.withBytes { utf8 in
      let plain = utf8.endOfPlainRun(in: 0..<utf8.count)
      if plain == utf8.count { return append(utf8, between: quote) }
      append(quote)
      append(escaping: utf8, plainUpTo: plain)
      append(quote)
    }
  }

  private mutating func append(
    escaping utf8: UnsafeBufferPointer<UInt8>,
    plainUpTo plain: Int
  ) {
    var copied = 0
    var offset = plain
    while offset < utf8.count {
      guard let found = JSONEscape(in: utf8, at: offset) else {
        offset = utf8.endOfPlainRun(in: offset + 1..<utf8.count)
        continue
      }
      append(UnsafeBufferPointer(rebasing: utf8[copied..<offset]))
      append(found.escape)
      copied = offset + found.width
      offset = utf8.endOfPlainRun(in: copied..<utf8.count)
    }
    append(UnsafeBufferPointer(rebasing: utf8[copied...]))
  }
}

/// A character that is written as an escape.
private struct JSONEscape {
  let escape: String
  /// The bytes of the character.
  let width: Int

  /// The one at an offset; nil for a character that may stand as it is.
  ///
  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  init?(in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard Self.mayBegin(with: utf8[offset]),
      let character = String(decoding: utf8[offset...].prefix(4), as: UTF8.self).unicodeScalars
        .first
    else { return nil }
    switch character.value {
    case 0x22: escape = "\\\""
    case 0x5C: escape = "\\\\"
    case 0x0A: escape = "\\n"
    case 0x0D: escape = "\\r"
    case 0x09: escape = "\\t"
    case 0x23:
      // Two of them could begin what a build server obeys that reads the answer in a log.
      guard offset + 1 < utf8.count, utf8[offset + 1] == 0x23 else { return nil }
      escape = "\\u0023"
    default:
      guard character.isSteering else { return nil }
      escape = String(character).utf16.map(Self.escape).joined()
    }
    width = UTF8.width(character)
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Whether a byte begins something that can't stand in JSON, or shouldn't in an answer.
  private static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x23, 0x5C, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a run of bytes ends that are nothing special in any text: printable ASCII but `#"\`.
  fileprivate func endOfPlainRun(in range: Range<Int>) -> Int {
    range.first { index in
      switch self[index] {
      case 0..<0x20, 0x22, 0x23, 0x5C, 0x7F...0xFF: true
      default: false
      }
    } ?? range.upperBound
  }
}
