internal import Diagnostics

extension UnsafeBufferPointer<UInt8> {
  /// Where the part of a plain scalar ends that stands on one line, blanks behind it included.
  @inline(__always)
  func endOfPlainLine(from start: Int, upTo limit: Int, inFlow: Bool) -> Int {
    var offset = start
    while true {
      offset = endOfMeaninglessRun(from: offset)
      guard offset < limit else { return limit }
      switch self[offset] {
      case UInt8(ascii: "\n"): return offset
      case UInt8(ascii: ":"):
        if offset + 1 == limit || self[offset + 1].isBlank { return offset }
        if inFlow, self[offset + 1].isFlowIndicator { return offset }
      case UInt8(ascii: "#"):
        if offset > start, self[offset - 1] == UInt8(ascii: " ") { return offset }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if inFlow { return offset }
      default: break
      }
      offset += 1
    }
  }

  /// Where a run of bytes ends that mean nothing in a plain scalar, or before the last few bytes.
  @inline(__always)
  func endOfMeaninglessRun(from start: Int) -> Int {
    var offset = start
    let last = count - 8
    while offset <= last {
      let marks = eightBytes(at: offset).marks
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return offset
  }

  /// Where a run of spaces ends.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let others = eightBytes(at: offset) ^ 0x2020_2020_2020_2020
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, self[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// The end of a part of the text without the blanks at its end.
  func trimmed(from start: Int, to stop: Int) -> Int {
    var stop = stop
    while stop > start, self[stop - 1] == UInt8(ascii: " ") { stop -= 1 }
    return stop
  }
}

extension UInt64 {
  /// The highest bit of the first of its eight bytes that may mean something in a plain scalar, and
  /// others above: of all but letters, digits, spaces, dashes, points, slashes and few more.
  @inline(__always)
  var marks: UInt64 {
    // Small and large letters become the same, and what else becomes the same means as much. Each
    // sum has the highest bit of bytes from another one on: from 0x01, 0x0D, 0x1A, 0x41 and 0x5B,
    // where those that may mean something and those that don't begin in turns.
    let bytes = self & 0xDFDF_DFDF_DFDF_DFDF
    let isOther =
      (bytes &+ 0x7F7F_7F7F_7F7F_7F7F) ^ (bytes &+ 0x7373_7373_7373_7373)
      ^ (bytes &+ 0x6666_6666_6666_6666) ^ (bytes &+ 0x3F3F_3F3F_3F3F_3F3F)
      ^ (bytes &+ 0x2525_2525_2525_2525)
    return (self | isOther) & 0x8080_8080_8080_8080
  }
}

extension UInt8 {
  /// Whether it means something between brackets; a question mark only behind a colon.
  fileprivate var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
