/// A short, stable name for texts: FNV-1a over words of eight bytes, the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text, and its length, so that no two lists of texts are the same.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      let whole = raw.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in raw[whole...] { add(UInt64(byte)) }
      add(UInt64(raw.count))
    }
  }

  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ word: UInt64) {
    let mixed = (state ^ word) &* 0x100_0000_01B3
    state = mixed ^ (mixed >> 32)
  }
}
