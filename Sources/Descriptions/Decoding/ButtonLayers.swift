internal import Documents

/// The buttons of a screen and of those it is like, brought together by their ids.
struct ButtonLayers {
  typealias Layer = SectionDecoder.Layer

  /// What was written for one button.
  struct Button {
    let id: String
    /// Where it stands in the list it was written in, from 0.
    let index: Int
    let layer: Layer
    /// What the screens below say of it; the first counts most.
    var below: [Layer] = []
  }

  /// In the order of the lowest layer; what upper layers add comes after it.
  private(set) var buttons: [Button] = []

  /// Brings together the buttons of a list with those of the screens below the one it is of.
  ///
  /// Below a screen whose buttons are no list, such as unknown, nothing is taken over.
  init(
    _ list: DocumentTree.NodeID,
    of screens: [Layer],
    from first: Int,
    in tree: borrowing DocumentTree,
    ids: (Layer, DocumentTree.NodeID, DocumentTree) -> [String]
  ) {
    var end = first + 1
    while end < screens.count, !tree.hasOtherButtons(screens[end].node) { end += 1 }
    for layer in screens[first..<end].dropFirst().reversed() {
      guard let list = tree.value(of: .buttons, in: layer.node) else { continue }
      add(list, of: layer, in: tree, ids(layer, list, tree))
    }
    add(list, of: screens[first], in: tree, ids(screens[first], list, tree))
  }

  /// Lays the buttons of a list over those of the screens below it.
  private mutating func add(
    _ list: DocumentTree.NodeID,
    of layer: Layer,
    in tree: DocumentTree,
    _ ids: [String]
  ) {
    add(
      ids.indices.map { index in
        let own = layer.mapping(tree.item(index, of: list), ofButton: index)
        return Button(id: ids[index], index: index, layer: own)
      }
    )
  }

  /// Lays the buttons of a screen over those of the screens below it.
  private mutating func add(_ upper: consuming [Button]) {
    guard !buttons.isEmpty else {
      buttons = upper
      return
    }
    var numbers = NameTable()
    for (number, button) in buttons.enumerated() { _ = numbers.insert(button.id, number) }
    var met = NameTable()
    for var button in upper {
      // Two buttons of one list that go by the same id stay two, so that it is reported.
      if met.insert(button.id), let number = numbers[button.id] {
        button.below = [buttons[number].layer] + buttons[number].below
        buttons[number] = button
      } else {
        buttons.append(button)
      }
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
  /// Whether a screen says something of its buttons that is no list.
  fileprivate func hasOtherButtons(_ screen: NodeID) -> Bool {
    value(of: .buttons, in: screen).map { kind(of: $0) != .sequence } ?? false
  }
}
