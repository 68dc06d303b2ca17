/// Bytes in the letters of base64, as a content policy names a digest.
enum Base64Text {
  static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * position) & 0x3F)
        text.append(position <= group.count ? letters[index] : "=")
      }
    }
    return text
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  )
}
