/// A short, stable name for texts: FNV-1a over words of eight bytes, the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64

  package init() {
    value = 0xCBF2_9CE4_8422_2325
  }

  /// One that was made before.
  package init(value: UInt64) {
    self.value = value
  }

  /// Of some texts, one after the other.
  package init(of texts: String...) {
    self.init()
    for text in texts { add(text) }
  }

  /// Adds a text, and its length, so that no two lists of texts are the same.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds the bytes of a text, with the same result as the text itself.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    for byte in bytes[whole...] { add(UInt64(byte)) }
    add(UInt64(bytes.count))
  }

  /// Adds a number that stands for something.
  package mutating func add(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x100_0000_01B3
    value = mixed ^ (mixed >> 32)
  }

  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for position in 0..<16 {
        let digit = UInt8(value >> UInt64(60 - 4 * position) & 0xF)
        digits[position] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
