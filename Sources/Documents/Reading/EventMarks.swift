import CLibYAML

/// Where libyaml's events stand, in bytes.
struct EventMarks {
  /// Where what was written last ends: block collections have no end of their own.
  var end = 0

  private var offsets: ByteOffsets

  init(in text: ReadableText) {
    self.offsets = ByteOffsets(in: text)
  }

  /// The byte of a position that counts Unicode scalars.
  mutating func byte(ofScalar scalar: Int) -> Int {
    offsets.byte(ofScalar: scalar)
  }

  /// The bytes between an event's two marks.
  mutating func range(of event: UnsafePointer<yaml_event_t>) -> Range<Int> {
    let start = offsets.byte(ofScalar: event.pointee.start_mark.index)
    return start..<max(start, offsets.byte(ofScalar: event.pointee.end_mark.index))
  }

  /// The bytes of a collection that ends with an event: to its bracket, or to its last child.
  mutating func range(
    from start: Int,
    toEndOf event: UnsafePointer<yaml_event_t>,
    isFlow: Bool
  ) -> Range<Int> {
    let mark = range(of: event)
    if isFlow, !mark.isEmpty { end = mark.upperBound }
    return start..<max(start, end)
  }
}
