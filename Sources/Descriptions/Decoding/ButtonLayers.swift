internal import Documents

/// The buttons of a screen and of those it is like, brought together by their ids.
struct ButtonLayers {
  typealias Layer = SectionDecoder.Layer

  /// What was written for one button; the first layer counts most.
  struct Button {
    let id: String
    /// Where it stands in the list it was written in, from 0.
    let index: Int
    let node: DocumentTree.NodeID
    var layers: [Layer]
  }

  /// In the order of the lowest layer; what upper layers add comes after it.
  private(set) var buttons: [Button] = []
  private var numbers = NameTable()

  /// Brings together the buttons of several screens, the uppermost first.
  ///
  /// Below a screen whose buttons are no list, such as unknown, nothing is taken over.
  init(of screens: [Layer], in tree: DocumentTree) {
    let lists = screens.lazy.map { ($0, tree.buttons(of: $0.node)) }.prefix { $1 != nil }
    for case (let layer, let list?) in lists.reversed() {
      var met = NameTable()
      for (index, id) in ItemIDs.ofButtons(list, in: tree).enumerated() {
        let node = tree.item(index, of: list)
        let own = layer.mapping(node, ofButton: index)
        // Two buttons of one list that go by the same id stay two, so that it is reported.
        let isFirst = met.insert(id)
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
      if isFirst { numbers.set(button.id, buttons.count) }
      buttons.append(button)
    }
  }
}

extension SectionDecoder.Layer {
  /// A button that was written in the layer's screen.
  fileprivate func mapping(_ node: DocumentTree.NodeID, ofButton index: Int) -> Self {
    var layer = self
    layer.node = node
    layer.origin?.button = index
    return layer
  }
}

extension DocumentTree {
  /// The list of a screen's buttons; nil where it is none.
  fileprivate func buttons(of screen: NodeID) -> NodeID? {
    value(of: .buttons, in: screen).flatMap { kind(of: $0) == .sequence ? $0 : nil }
  }
}
