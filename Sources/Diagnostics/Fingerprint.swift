/// A short, stable name for texts: FNV-1a over words of eight bytes, the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64

  package init() {
    value = 0xCBF2_9CE4_8422_2325
  }

  /// As it was written; nil for what is none.
  package init?(hexadecimal digits: String) {
    guard let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }

  /// Of some texts, one after the other.
  package init(of texts: String...) {
    self.init()
    for text in texts { add(text) }
  }

  /// Adds a text, and its length, so that no two lists of texts are the same.
  package mutating func add(_ text: String) {
    let text = text.utf8
    add(text.span)
  }

  /// Adds the bytes of a text, with the same result as the text itself.
  package mutating func add(_ bytes: [UInt8]) { add(bytes.span) }

  /// Eight bytes are added as one word, those that are left at the end as a word each, and then how
  /// many bytes there are.
  private mutating func add(_ bytes: Span<UInt8>) {
    let wholes = bytes.count / 8
    for number in 0..<wholes {
      let eight = bytes.extracting(8 * number..<8 * number + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(eight[index]) << UInt64(8 * index) }
      add(word)
    }
    for index in 8 * wholes..<bytes.count { add(UInt64(bytes[index])) }
    add(UInt64(bytes.count))
  }

  /// Adds a number that stands for something.
  package mutating func add(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x100_0000_01B3
    value = mixed ^ (mixed >> 32)
  }

  /// Of two things together; with either of them again, it is that of the other alone.
  package func crossed(with other: Fingerprint) -> Fingerprint {
    var crossed = self
    crossed.value ^= other.value
    return crossed
  }

  /// Sixteen digits.
  package var hexadecimal: String { value.digits(atLeast: 16, radix: 16) }
}
