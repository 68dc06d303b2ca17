/// A short, stable name for texts: FNV-1a over words of eight bytes, the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64

  package init() {
    value = 0xCBF2_9CE4_8422_2325
  }

  /// Of some texts, one after the other.
  package init(of texts: String...) {
    self.init()
    for text in texts { add(text) }
  }

  /// Adds a text, and its length, so that no two lists of texts are the same.
  package mutating func add(_ text: String) {
    let text = text.utf8
    Self.forEachWord(of: text.span) { add($0) }
  }

  /// Adds the bytes of a text, with the same result as the text itself.
  package mutating func add(_ bytes: [UInt8]) {
    Self.forEachWord(of: bytes.span) { add($0) }
  }

  /// The words that a text is added as: eight bytes are one word, those that are left at the end are
  /// a word each, and the last is how many bytes there are.
  private static func forEachWord(of bytes: Span<UInt8>, _ use: (UInt64) -> Void) {
    let wholes = bytes.count / 8
    for number in 0..<wholes {
      let eight = bytes.extracting(8 * number..<8 * number + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(eight[index]) << UInt64(8 * index) }
      use(word)
    }
    for index in 8 * wholes..<bytes.count { use(UInt64(bytes[index])) }
    use(UInt64(bytes.count))
  }

  /// Adds a number that stands for something.
  package mutating func add(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x100_0000_01B3
    value = mixed ^ (mixed >> 32)
  }

  /// Sixteen digits.
  package var hexadecimal: String { value.digits(atLeast: 16, radix: 16) }
}
