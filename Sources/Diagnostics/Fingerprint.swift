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
    add(bytes: text.utf8)
  }

  /// Adds the bytes of a text, with the same result as the text itself.
  package mutating func add(_ bytes: [UInt8]) {
    add(bytes: bytes)
  }

  /// Eight bytes are one word; those that are left at the end are a word each.
  private mutating func add(bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word |= UInt64(byte) << UInt64(8 * (count & 7))
      count += 1
      if count & 7 == 0 {
        add(word)
        word = 0
      }
    }
    for number in 0..<count & 7 { add(word >> UInt64(8 * number) & 0xFF) }
    add(UInt64(count))
  }

  /// Adds a number that stands for something.
  package mutating func add(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x100_0000_01B3
    value = mixed ^ (mixed >> 32)
  }

  /// Sixteen digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
