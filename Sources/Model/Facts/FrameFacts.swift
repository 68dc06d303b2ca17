internal import Expressions

extension Record {
  /// Works out what follows from the four lengths of a frame.
  mutating func completeFrame(at place: Place) {
    guard let x = self[0].value.number, let y = self[1].value.number,
      let width = self[2].value.number, let height = self[3].value.number
    else { return }
    slots[Slots.frame.right] = TracedValue(.double(x + width), at: place)
    slots[Slots.frame.bottom] = TracedValue(.double(y + height), at: place)
    // A captured frame has its source's.
    setDefault(Slots.frame.tolerance, .double(Self.handTolerance), at: place)
  }

  /// How far a length measured by hand may be off, in points.
  private static let handTolerance = 0.5

  /// Does so for all frames in it that nothing was worked out of yet.
  mutating func completeFrames() {
    for slot in slots.indices {
      let place = slots[slot].place
      slots[slot].value.completeFrames(at: place)
    }
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

extension Record {
  fileprivate mutating func completeFrames(at place: Place) {
    guard type == Slots.frame.type else { return completeFrames() }
    if self[Slots.frame.right].isAbsent { completeFrame(at: place) }
  }
}
