extension UnsafeBufferPointer<UInt8> {
  /// Where a run of bytes ends that are nothing special in any text: printable ASCII but `#"\`.
  ///
  /// Texts are long runs of these, which are stepped over eight bytes at a time.
  package func endOfPlainRun(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, eightBytes(at: offset).isPlain { offset += 8 }
    // The last few are looked at together with some of those before them.
    let isNearEnd = offset + 8 > range.upperBound && range.count >= 8
    if isNearEnd, eightBytes(at: range.upperBound - 8).isPlain { return range.upperBound }
    while offset < range.upperBound, self[offset].isPlain { offset += 1 }
    return offset
  }

  /// Where a run of printable ASCII ends: at a control character, or at the first byte of another
  /// one.
  package func endOfPrintableRun(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    let last = range.upperBound - 8
    while offset <= last {
      let others = eightBytes(at: offset).unprintable
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < range.upperBound, 0x20..<0x7F ~= self[offset] { offset += 1 }
    return offset
  }

  /// Where the next line feed stands.
  package func firstLineBreak(from start: Int) -> Int? {
    first(UInt8(ascii: "\n"), from: start)
  }

  /// Where the next byte like that stands.
  package func first(_ byte: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset + 8 <= count, !eightBytes(at: offset).has(byte) { offset += 8 }
    while offset < count, self[offset] != byte { offset += 1 }
    return offset < count ? offset : nil
  }

  /// The eight bytes from an offset on, the first of them lowest.
  package func eightBytes(at offset: Int) -> UInt64 {
    // What has eight bytes has an address.
    let start = UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
    return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  /// Whether none of its eight bytes is special.
  fileprivate var isPlain: Bool {
    isPrintable && lacks(UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
  }

  /// Whether all of its eight bytes are printable ASCII.
  private var isPrintable: Bool { unprintable == 0 }

  /// The highest bit of the first of its eight bytes that isn't printable ASCII, and others above.
  fileprivate var unprintable: UInt64 {
    // The only byte below 0x80 that one more lifts above it is 0x7F, which isn't printable either.
    let hasOthers = self | (self &+ 0x0101_0101_0101_0101)
    let hasControl = (self &- 0x2020_2020_2020_2020) & ~self
    return (hasOthers | hasControl) & Self.highBits
  }

  /// Whether one of its eight bytes is this one.
  fileprivate func has(_ byte: UInt8) -> Bool {
    let others = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (others &- 0x0101_0101_0101_0101) & ~others & Self.highBits != 0
  }

  /// Whether none of its eight bytes, which are ASCII, is one of these.
  private func lacks(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> Bool {
    // One less than 0x80 lifts every difference but none at all above 0x7F.
    let differences = differences(from: one) & differences(from: two) & differences(from: three)
    return differences & Self.highBits == Self.highBits
  }

  private func differences(from byte: UInt8) -> UInt64 {
    (self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)) &+ 0x7F7F_7F7F_7F7F_7F7F
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"), 0x7F...0xFF: false
    default: true
    }
  }
}
