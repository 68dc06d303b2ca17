internal import Diagnostics

/// A plain scalar of letters, digits and what means as little, on one line.
///
/// Nearly all that stands in brackets is like this. It is read in far fewer steps than the rest.
struct SimpleScalar {
  let start: Int
  /// Where the first byte stands that may end it.
  let stop: Int
  /// Its first eight bytes; zeros behind the end.
  let beginning: UInt64

  var count: Int { stop &- start }

  /// The one that begins at an offset, unless there is more to it, or a limit is near.
  @inline(__always)
  init?(from start: Int, upTo limit: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard start &+ 8 <= limit else { return nil }
    let first = bytes.eightBytes(at: start)
    // Of what means nothing, letters and digits may come first.
    guard UInt8(truncatingIfNeeded: first) >= UInt8(ascii: "0") else { return nil }
    let marks = first.marks
    if marks == 0 {
      beginning = first
      stop = bytes.endOfMeaninglessRun(from: start &+ 8)
    } else {
      let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount) & ~7
      beginning = first & ~(UInt64.max &<< bits)
      stop = start &+ Int(truncatingIfNeeded: bits &>> 3)
    }
    // Blanks before its end are no part of it.
    guard start < stop, stop < limit, bytes[stop &- 1] != UInt8(ascii: " ") else { return nil }
    self.start = start
  }
}

extension DocumentTree.Node {
  @inline(__always)
  init(_ scalar: SimpleScalar) {
    // `~` is not simple: all that says nothing has four letters.
    let isNothing = scalar.count == 4 && Word.isNothing(scalar.beginning)
    self.init(
      isNothing ? .nothing : .plain,
      isASCII: true,
      first: scalar.start,
      count: scalar.count,
      beginning: scalar.beginning,
      bytes: Range(uncheckedBounds: (scalar.start, scalar.stop))
    )
  }
}
