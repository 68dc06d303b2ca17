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
    var form: Form = .mapping

    var isInherited: Bool { origin != nil }

    /// Whether it is all of another screen, whose own name isn't taken over.
    var isOfOtherScreen: Bool { origin.map { $0.button == nil } ?? false }
  }

  /// What was written for the field in a slot.
  struct Entry {
    /// Where a value stands without its key, the value itself.
    let key: NodeID
    let value: NodeID
    let slot: Int
  }
}
