/// A short, stable name for a text: 64-bit FNV-1a in hexadecimal, the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text, and its end, so that no two lists of texts are the same.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
