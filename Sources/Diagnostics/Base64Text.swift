/// Bytes as text of 64 letters, digits and signs (RFC 4648).
package enum Base64Text {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(of bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for position in 0..<4 {
        let index = Int(bits >> (18 - 6 * UInt32(position)) & 63)
        result.append(position <= group.count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Padded or not; nil where it is something else.
  package static func bytes(of text: String) -> [UInt8]? {
    var letters = Array(text.utf8)
    let isPadded = letters.last == UInt8(ascii: "=")
    if isPadded, letters.count % 4 != 0 { return nil }
    for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
    guard letters.count % 4 != 1 else { return nil }
    var result: [UInt8] = []
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
