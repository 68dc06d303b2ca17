import Diagnostics
import YAML

/// Where libyaml's events stand in bytes: the one place where its marks, which count Unicode
/// scalars, are converted.
struct EventRanges {
  /// Where what was written last ends: block collections have no end of their own.
  var end = 0

  private let bytes: [UInt8]
  private let pairs: SurrogatePairs?
  /// The place asked for last: the next one lies near it.
  private var scalar = 0
  private var byte = 0

  init(in text: ReadableText) {
    bytes = text.rewritten
    pairs = text.pairs
  }

  /// The offset of the first byte of a scalar; behind the last one, the number of bytes.
  mutating func byte(ofScalar target: Int) -> Int {
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, !bytes[byte].beginsScalar { byte += 1 }
      scalar += 1
    }
    while scalar > target {
      byte -= 1
      while !bytes[byte].beginsScalar { byte -= 1 }
      scalar -= 1
    }
    return pairs?.original(of: byte) ?? byte
  }

  /// The bytes between an event's two marks.
  mutating func range(of event: YAMLEvent) -> Range<Int> {
    let start = byte(ofScalar: event.start)
    return start..<max(start, byte(ofScalar: event.end))
  }

  /// The bytes of a collection that ends with an event: to its bracket, or to its last child.
  mutating func range(from start: Int, toEndOf event: YAMLEvent, isFlow: Bool) -> Range<Int> {
    let mark = range(of: event)
    if isFlow, !mark.isEmpty { end = mark.upperBound }
    return start..<max(start, end)
  }
}
