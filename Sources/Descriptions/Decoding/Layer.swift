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
}

extension SectionDecoder.Layer.Form {
  /// The slot of an entry that stands there without its key.
  func slot(ofEntry index: Int) -> Int {
    if case .word(let slot) = self { slot } else { index }
  }
}

extension DocumentTree {
  /// The entries of a layer, whatever its form.
  func entryCount(of layer: SectionDecoder.Layer) -> Int {
    switch layer.form {
    case .mapping: entryCount(of: layer.node)
    case .word: 1
    case .list: itemCount(of: layer.node)
    }
  }

  /// The key of an entry, or the value that stands there without one.
  func key(_ index: Int, of layer: SectionDecoder.Layer) -> NodeID {
    if case .mapping = layer.form { key(index, of: layer.node) } else { value(index, of: layer) }
  }

  func value(_ index: Int, of layer: SectionDecoder.Layer) -> NodeID {
    switch layer.form {
    case .mapping: value(index, of: layer.node)
    case .word: layer.node
    case .list: item(index, of: layer.node)
    }
  }
}
