internal import Documents

/// The buttons of a screen and of those it is like, brought together by their ids.
struct ButtonLayers {
  /// What was written for one button; the first layer counts most.
  struct Button {
    let id: String
    /// Where it stands in the list it was written in, from 0.
    let index: Int
    let node: DocumentNode
    var layers: [SectionDecoder.Layer]
  }

  /// In the order of the lowest layer; what upper layers add comes after it.
  private(set) var buttons: [Button] = []
  private var numbers: [String: Int] = [:]

  /// Brings together the lists of several layers, the uppermost first.
  init(_ lists: some BidirectionalCollection<(SectionDecoder.Layer, [DocumentNode])>) {
    for (layer, nodes) in lists.reversed() {
      var met: Set<String> = []
      for (index, (node, id)) in zip(nodes, ItemIDs.ofButtons(nodes)).enumerated() {
        let own = layer.mapping(node.entries ?? [], ofButton: index)
        // Two buttons of one list that go by the same id stay two, so that it is reported.
        let isFirst = met.insert(id).inserted
        add(Button(id: id, index: index, node: node, layers: [own]), isFirst: isFirst)
      }
    }
  }

  private mutating func add(_ button: Button, isFirst: Bool) {
    if isFirst, let number = numbers[button.id] {
      let lower = buttons[number].layers
      buttons[number] = button
      buttons[number].layers += lower
    } else {
      if isFirst { numbers[button.id] = buttons.count }
      buttons.append(button)
    }
  }
}

extension SectionDecoder.Layer {
  /// The entries of a button that was written in the layer's screen.
  fileprivate func mapping(_ entries: [DocumentNode.Entry], ofButton index: Int) -> Self {
    var layer = self
    layer.entries = entries
    layer.origin?.button = index
    return layer
  }
}
