extension Function {
  static let base64Encode = Function(
    "base64.encode",
    "The bytes in base 64, padded.",
    example: "base64.encode(b'Apple') == 'QXBwbGU='",
    .function { (bytes: Bytes) in Base64.text(of: bytes) }
  )

  static let base64Decode = Function(
    "base64.decode",
    "The bytes that a text in base 64 stands for, padded or not.",
    example: "base64.decode('QXBwbGU=') == b'Apple'",
    .function(result: .bytes) { (text: String) in
      Base64.bytes(of: text).map(Value.bytes) ?? .unconvertible("'\(text)' is not base 64")
    }
  )
}

/// Bytes as text of 64 letters, digits and signs (RFC 4648).
private enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func text(of bytes: Bytes) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for position in 0..<4 {
        let index = Int(bits >> (18 - 6 * UInt32(position)) & 63)
        result.append(position <= group.count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func bytes(of text: String) -> Bytes? {
    var letters = Array(text.utf8)
    let isPadded = letters.last == UInt8(ascii: "=")
    if isPadded, letters.count % 4 != 0 { return nil }
    for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
    guard letters.count % 4 != 1 else { return nil }
    var result: Bytes = []
    var bits: UInt32 = 0
    for (index, letter) in letters.enumerated() {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      if index % 4 > 0 {
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(6 - 2 * (index % 4))))
      }
    }
    return result
  }
}
