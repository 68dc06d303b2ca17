internal import Diagnostics
internal import Documents
internal import Expressions

extension SectionDecoder {
  /// The screens, each with what it takes over from the one it is like.
  mutating func screens(
    _ node: DocumentNode,
    _ section: Section,
    at place: Place,
    catalogues: Catalogues
  ) -> Operand {
    guard case .sequence(let nodes) = node.content else {
      return operand(node, as: .list(.section(section)), at: place)
    }
    var layers = ScreenLayers(nodes, catalogues: catalogues)
    var screens: ContiguousArray<Operand> = []
    for (index, node) in nodes.enumerated() {
      let own = self.place(of: node, step: .item(Int32(index)), in: place)
      guard case .mapping = node.content else {
        screens.append(self.section(section, node, at: own))
        continue
      }
      setID(layers.id(of: index), at: own)
      screens.append(screen(section, layers.layers(of: index), node, at: own))
    }
    for (message, node) in layers.mistakes { report(message, node) }
    return Operand(.list(screens), at: place)
  }

  private mutating func screen(
    _ section: Section,
    _ layers: [Layer],
    _ node: DocumentNode,
    at place: Place
  ) -> Operand {
    var layers = layers
    if layers.contains(where: \.scale.isNaN) {
      report(.unknownScale, node)
      for index in layers.indices { layers[index].scale = 1 }
    }
    var screen = record(section, layers, at: place, except: ScreenSlot.buttons)
    guard case .object(var record) = screen.value else { return screen }
    record.slots[ScreenSlot.buttons] = buttons(section, layers, at: place)
    screen.value = .object(record)
    return screen
  }

  /// The buttons of all layers, matched by their ids.
  private mutating func buttons(_ screen: Section, _ layers: [Layer], at place: Place) -> Operand {
    let field = screen.fields[ScreenSlot.buttons]
    let step = PlaceTable.Step.field(slot: Int32(ScreenSlot.buttons))
    let written = layers.lazy.compactMap { layer in
      layer.entries.first { $0.key.text == field.name }.map { (layer, $0.value) }
    }
    guard case .list(.section(let section)) = field.type, let (_, top) = written.first,
      top.text != "unknown"
    else { return absence(of: field, slot: ScreenSlot.buttons, in: screen, at: place) }
    guard layers.count > 1 || top.items == nil else {
      return buttonList(top, section, layers[0], at: self.place(of: top, step: step, in: place))
    }
    let own = self.place(of: top, step: step, in: place)
    guard written.allSatisfy({ $0.1.items != nil || $0.1.text == "unknown" }) else {
      return operand(top, as: field.type, at: own)
    }
    let merged = ButtonLayers(written.filter { $0.1.items != nil })
    var items: ContiguousArray<Operand> = []
    for button in merged.buttons {
      let item = self.place(
        of: button.node,
        step: .item(Int32(button.index)),
        in: own,
        isInherited: button.layers[0].isInherited
      )
      items.append(record(section, button.layers, at: item))
    }
    return Operand(.list(items), at: own)
  }

  private mutating func buttonList(
    _ node: DocumentNode,
    _ section: Section,
    _ layer: Layer,
    at place: Place
  ) -> Operand {
    guard case .sequence(let nodes) = node.content else { return .absent(at: place) }
    var items: ContiguousArray<Operand> = []
    for (index, node) in nodes.enumerated() {
      let own = self.place(of: node, step: .item(Int32(index)), in: place)
      guard case .mapping(let entries) = node.content else {
        items.append(self.section(section, node, at: own))
        continue
      }
      var layer = layer
      layer.entries = entries
      items.append(record(section, [layer], at: own))
    }
    return Operand(.list(items), at: place)
  }
}

/// The buttons of a screen and of those it is like, brought together by their ids.
private struct ButtonLayers {
  struct Button {
    /// Where it stands in the list it was written in, from 0.
    let index: Int
    let node: DocumentNode
    var layers: [SectionDecoder.Layer]
  }

  /// In the order of the lowest layer; what upper layers add comes after it.
  private(set) var buttons: [Button] = []
  private var numbers: [String: Int] = [:]

  init(_ written: some Sequence<(SectionDecoder.Layer, DocumentNode)>) {
    for (layer, node) in Array(written).reversed() {
      guard case .sequence(let nodes) = node.content else { continue }
      var ids = DefaultIDs()
      for (index, node) in nodes.enumerated() {
        let id = node.value(of: "id")?.text ?? ids.next(for: node.value(of: "service")?.text ?? "")
        add(id, SectionDecoder.Layer(layer, entries: node.entries ?? []), node, index)
      }
    }
  }

  private mutating func add(
    _ id: String,
    _ layer: SectionDecoder.Layer,
    _ node: DocumentNode,
    _ index: Int
  ) {
    if let number = numbers[id] {
      let lower = buttons[number].layers
      buttons[number] = Button(index: index, node: node, layers: [layer] + lower)
    } else {
      numbers[id] = buttons.count
      buttons.append(Button(index: index, node: node, layers: [layer]))
    }
  }
}

extension SectionDecoder.Layer {
  /// Other entries that were written in the same way.
  fileprivate init(_ layer: Self, entries: [DocumentNode.Entry]) {
    self = layer
    self.entries = entries
  }
}

extension Diagnostic.Message {
  fileprivate static var unknownScale: Self {
    Self("a screen in px needs to know its scale; write scale, or a device that has one")
  }
}
