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
    for mistake in layers.mistakes { report(mistake, among: layers) }
    return Operand(.list(screens), at: place)
  }

  private mutating func screen(
    _ section: Section,
    _ layers: [Layer],
    _ node: DocumentNode,
    at place: Place
  ) -> Operand {
    var layers = layers
    if layers[0].scale.isNaN, layers.count == 1 || !layers[1].scale.isNaN {
      report(.unknownScale, node)
    }
    for index in layers.indices where layers[index].scale.isNaN { layers[index].scale = 1 }
    var screen = record(section, layers, at: place, except: ScreenSlot.buttons)
    guard case .object(var record) = screen.value else { return screen }
    record.slots[ScreenSlot.buttons] = buttons(section, layers, at: place)
    screen.value = .object(record)
    return screen
  }

  /// The buttons of all layers, matched by their ids.
  private mutating func buttons(_ screen: Section, _ layers: [Layer], at place: Place) -> Operand {
    let slot = ScreenSlot.buttons
    let field = screen.fields[slot]
    let written = layers.lazy.compactMap { layer in
      layer.entries.first { $0.name == field.name }.map { (layer: layer, entry: $0) }
    }
    guard case .list(.section(let section)) = field.type, let top = written.first else {
      return absence(of: field, slot: slot, in: screen, at: place)
    }
    guard let node = said(top.entry, of: field, in: top.layer) else { return .absent(at: place) }
    guard node.text != "unknown" else {
      return absence(of: field, slot: slot, in: screen, at: place)
    }
    let own = self.place(of: node, step: .field(slot: Int32(slot)), in: place, of: top.layer)
    guard node.items != nil else {
      // What the other screen got wrong was reported there.
      return top.layer.isInherited ? .absent(at: own) : operand(node, as: field.type, at: own)
    }
    // Below a screen that says unknown, nothing is taken over.
    let lists = written.prefix { $0.entry.value.items != nil }
    let merged = ButtonLayers(lists.map { ($0.layer, $0.entry.value.items ?? []) })
    var items: ContiguousArray<Operand> = []
    items.reserveCapacity(merged.buttons.count)
    for button in merged.buttons { items.append(self.button(button, section, in: own)) }
    return Operand(.list(items), at: own)
  }

  private mutating func button(
    _ button: ButtonLayers.Button,
    _ section: Section,
    in list: Place
  ) -> Operand {
    let step = PlaceTable.Step.item(Int32(button.index))
    let place = self.place(of: button.node, step: step, in: list, of: button.layers[0])
    guard case .mapping = button.node.content else {
      return self.section(section, button.node, at: place)
    }
    setID(button.id, at: place)
    return record(section, button.layers, at: place)
  }

  private mutating func report(_ mistake: ScreenLayers.Mistake, among layers: ScreenLayers) {
    switch mistake {
    case .unknownScreen(let node):
      report(.unknownScreen(node.text ?? "", among: layers.ids), node)
    case .circular(let node): report(.circularLike(node.text ?? ""), node)
    case .tooMuch(let node): report(.tooMuchTakenOver, node)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var unknownScale: Self {
    Self("a screen in px needs to know its scale; write scale, or a device that has one")
  }

  fileprivate static func unknownScreen(_ id: String, among ids: [String]) -> Self {
    Self("there is no screen \(id.quoted)\(Suggestion.clause(for: id, amongFirst: ids))")
  }

  fileprivate static func circularLike(_ id: String) -> Self {
    Self("a screen can't be like \(id.quoted), which is like this one")
  }

  fileprivate static var tooMuchTakenOver: Self {
    Self("the screens take over too much with 'like'; describe fewer screens in one description")
  }
}
