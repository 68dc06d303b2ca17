internal import Expressions

extension Record {
  /// Says how exact a frame is; a captured one is as exact as its source.
  mutating func completeFrame(at place: Place) {
    guard slots.prefix(Section.frame.fields.count).allSatisfy({ $0.value.number != nil }) else {
      return
    }
    setDefault(FrameKey.tolerance, .double(Self.handTolerance), at: place)
  }

  /// How far a length measured by hand may be off, in points.
  private static let handTolerance = 0.5

  /// Does so for all frames in it.
  mutating func completeFrames() {
    for slot in slots.indices {
      let place = slots[slot].place
      slots[slot].value.completeFrames(at: place)
    }
  }

  fileprivate mutating func completeFrames(at place: Place) {
    guard type == Section.frame.objectType else { return completeFrames() }
    completeFrame(at: place)
  }
}

extension Value {
  fileprivate mutating func completeFrames(at place: Place) {
    changeItems { $0.completeFrames(at: $1) }
    guard case .object(var record) = self else { return }
    record.completeFrames(at: place)
    self = .object(record)
  }
}
