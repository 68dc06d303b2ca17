/// How the bytes of a file stand for text.
enum TextEncoding {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// Told by the byte order mark; without one, by a zero byte beside the first character.
  init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (.some(1...), 0): self = .utf16LittleEndian
    case (0xFE, 0xFF), (0, .some(1...)): self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// What people call it.
  var name: String { self == .utf8 ? "UTF-8" : "UTF-16" }

  /// The text without a byte order mark, and where it first could not be decoded.
  func decode(_ bytes: [UInt8]) -> DecodedText {
    switch self {
    case .utf8:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return DecodedText(utf8: hasMark ? Array(bytes.dropFirst(3)) : bytes)
    case .utf16LittleEndian: return decode(pairs(of: bytes, low: 0))
    case .utf16BigEndian: return decode(pairs(of: bytes, low: 1))
    }
  }

  private func decode(_ units: [UInt16]) -> DecodedText {
    DecodedText(units.dropFirst(units.first == 0xFEFF ? 1 : 0), as: UTF16.self)
  }

  /// Two bytes each as one number; a last byte without a partner is half a surrogate pair.
  private func pairs(of bytes: [UInt8], low: Int) -> [UInt16] {
    let whole = bytes.count - bytes.count % 2
    let pairs = stride(from: 0, to: whole, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return whole == bytes.count ? pairs : pairs + [0xD800]
  }
}
