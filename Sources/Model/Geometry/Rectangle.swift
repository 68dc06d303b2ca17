package import Expressions

/// A rectangle on a screen, in points from the screen's top left corner.
package struct Rectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  /// How far a measured length may be off.
  package var tolerance = 0.0

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var left: Double { x }
  package var top: Double { y }
  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// Whether it covers nothing.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package var area: Double { isEmpty ? 0 : width * height }

  /// A rectangle of this size elsewhere.
  package func moved(right: Double, down: Double) -> Rectangle {
    Rectangle(x: x + right, y: y + down, width: width, height: height)
  }

  /// What both cover; empty when they don't meet.
  package func intersection(_ other: Rectangle) -> Rectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rectangle(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// Whether the middle of the other lies in it.
  package func holdsMiddle(of other: Rectangle) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
    return middleX >= x && middleX <= right && middleY >= y && middleY <= bottom
  }

  /// Whether they are one place: most of the smaller one is also the other's.
  package func isOnePlace(with other: Rectangle) -> Bool {
    intersection(other).area > 0.6 * min(area, other.area)
  }

  /// What sums of lengths may be off because of binary fractions, in points.
  package static let rounding = 1e-6
}

// Frames as rules see them.
extension Rectangle {
  /// What rules know a frame by.
  package static var type: ValueType { .object(Section.frame.objectType) }

  /// Nil when the value is no frame.
  package init?(_ value: Value) {
    guard case .object(let frame) = value, frame.type == Section.frame.objectType else {
      return nil
    }
    guard let x = frame[FrameKey.x].value.number, let y = frame[FrameKey.y].value.number,
      let width = frame[FrameKey.width].value.number,
      let height = frame[FrameKey.height].value.number
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
    tolerance = frame[FrameKey.tolerance].value.number ?? 0
  }

  /// The frame that rules see.
  package var record: Record {
    let lengths = [x, y, width, height, tolerance].map { TracedValue(.double($0)) }
    return Record(type: Section.frame.objectType, slots: ContiguousArray(lengths))
  }
}

extension Arguments {
  /// What follows from two frames that a function was called with, unless a length of one isn't known.
  package func withFrames(_ answer: (Rectangle, Rectangle) -> Value) -> Value {
    if let one = Rectangle(self[0].value), let other = Rectangle(self[1].value) {
      return answer(one, other)
    }
    let lengths = [self[0], self[1]].compactMap(\.value.record).flatMap(\.slots)
    let missing = lengths.compactMap { length -> MissingFacts? in
      if case .undecided(let missing) = length.value { missing } else { nil }
    }
    return .undecided(missing.reduce(into: MissingFacts([])) { $0.formUnion($1) })
  }
}
