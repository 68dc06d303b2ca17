/// What stands in an abridged text for items of a list: eight bytes, with the items' numbers.
///
/// The first of them is one that no text has, for there is none like it in UTF-8.
struct ItemsMark {
  /// The items, of which no number needs more than three bytes.
  let range: Range<Int>
  /// Whether others stand before them.
  let needsComma: Bool

  static let start: UInt8 = 0xFF
  static let size = 8
  static let greatestNumber = 1 << 24 - 1

  init(_ range: Range<Int>, needsComma: Bool) {
    self.range = range
    self.needsComma = needsComma
  }

  /// The one that is written in those bytes.
  init(_ bytes: UInt64) {
    needsComma = bytes >> 8 & 1 != 0
    range = Int(bytes >> 16 & 0xFF_FFFF)..<Int(bytes >> 40)
  }

  /// Itself, from the first byte to the last.
  var bytes: UInt64 {
    let numbers = UInt64(range.lowerBound) << 16 | UInt64(range.upperBound) << 40
    return numbers | (needsComma ? 1 << 8 : 0) | UInt64(Self.start)
  }
}
