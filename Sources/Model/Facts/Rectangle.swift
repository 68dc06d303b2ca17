package import Expressions

/// The type of frames, and the slot of how exact they are.
struct FrameSlots {
  let type = Section.frame.objectType
  let tolerance = Section.frame.slot("tolerance")
}

/// The edges of a frame, in points; y grows downwards.
package struct Rectangle: Sendable {
  package let left: Double
  package let top: Double
  package let right: Double
  package let bottom: Double
  /// How far a measured length may be off.
  package let tolerance: Double

  /// Nil when the value is no frame.
  package init?(_ value: Value) {
    guard case .object(let frame) = value, frame.type == Slots.frame.type else { return nil }
    // What is measured comes first.
    guard let x = frame[0].value.number, let y = frame[1].value.number,
      let width = frame[2].value.number, let height = frame[3].value.number
    else { return nil }
    left = x
    top = y
    right = x + width
    bottom = y + height
    tolerance = frame[Slots.frame.tolerance].value.number ?? 0
  }

  /// What sums of lengths may be off because of binary fractions, in points.
  package static let rounding = 1e-6

  /// What rules know a frame by.
  package static var type: ValueType { .object(Slots.frame.type) }
}

extension Record {
  /// A rectangle that was worked out, in points.
  package static func frame(x: Double, y: Double, width: Double, height: Double) -> Record {
    let lengths = [x, y, width, height, 0].map { TracedValue(.double($0)) }
    return Record(type: Slots.frame.type, slots: ContiguousArray(lengths))
  }
}

extension Arguments {
  /// A frame that a function was called with; nil if not all of its lengths are known.
  package func frame(_ index: Int) -> Rectangle? {
    Rectangle(self[index].value)
  }
}
