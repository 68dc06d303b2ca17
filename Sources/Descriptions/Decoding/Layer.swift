internal import Documents

extension SectionDecoder {
  /// A mapping that was written, or what stands for one, and how its lengths were written.
  struct Layer {
    /// How the mapping was written.
    enum Form {
      case mapping
      /// A word stands for the field in this slot.
      case word(slot: Int)
      /// A list of the fields' values, in their order.
      case list
    }

    var node: NodeID
    /// Pixels in a point; 1 for lengths in points.
    var scale: Double = 1
    /// The mapping of another screen that it is.
    var origin: PlaceTable.Origin?
    /// Whether that screen is another device's, whose scale says nothing here.
    var isOfOtherDevice = false
    /// Whether frames were measured there on another device, or turned or sized otherwise.
    var isMeasuredElsewhere = false
    var form: Form = .mapping

    var isInherited: Bool { origin != nil }

    /// Whether it is all of another screen, whose own name isn't taken over.
    var isOfOtherScreen: Bool { origin.map { $0.button == nil } ?? false }

    /// Whether it is a button that another screen has at a frame of its own.
    var hasOtherFrame: Bool { isMeasuredElsewhere && origin?.button != nil }

    /// Whether what it says of the field in a slot holds for its own screen only.
    func keeps(_ slot: Int) -> Bool {
      guard isOfOtherScreen else { return hasOtherFrame && slot == Slots.button.frame }
      return slot == Slots.screen.id || slot == Slots.screen.like
        || isOfOtherDevice && slot == Slots.screen.scale
    }
  }

  /// What was written for the field in a slot.
  struct Entry {
    /// Where a value stands without its key, the value itself.
    let key: NodeID
    let value: NodeID
    let slot: Int
  }
}
