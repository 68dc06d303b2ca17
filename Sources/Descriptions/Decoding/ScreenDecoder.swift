internal import Diagnostics
internal import Documents
internal import Expressions

extension SectionDecoder {
  /// The screens of a description, each with what it takes over from the one it is like.
  mutating func screens(
    of top: Layer,
    _ services: ServiceNames,
    at root: Place,
    catalogues: Catalogues
  ) -> Operand {
    let slot = Slots.description.screens
    let description = forms.description
    guard let entry = entry(of: .screens, in: top, slot: slot) else {
      return absence(of: slot, in: description, at: root)
    }
    let node = entry.value
    guard !tree.isNull(node) else {
      reportNothing(in: entry, of: top, forms.field(in: slot, of: description))
      return absence(of: slot, in: description, at: root)
    }
    guard !tree.says(unknown, node) else {
      return unknown(absence(of: slot, in: description, at: root), of: node, in: root)
    }
    let place = self.place(of: node, step: .field(slot: Int32(slot)), in: root)
    let kind = forms.kind(in: slot, of: description)
    guard case .sequence = tree.kind(of: node) else { return operand(node, as: kind, at: place) }
    let section = forms.section(ofItems: kind)
    return screens(node, section, services, at: place, catalogues: catalogues)
  }

  private mutating func screens(
    _ list: NodeID,
    _ section: Int,
    _ services: ServiceNames,
    at place: Place,
    catalogues: Catalogues
  ) -> Operand {
    var layers = ScreenLayers(list, services, in: tree)
    var screens: ContiguousArray<Operand> = []
    screens.reserveCapacity(tree.itemCount(of: list))
    for index in 0..<tree.itemCount(of: list) {
      let node = tree.item(index, of: list)
      let own = self.place(of: node, step: .item(Int32(index)), in: place)
      guard case .mapping = tree.kind(of: node) else {
        screens.append(self.section(section, node, at: own))
        continue
      }
      screens.append(screen(section, index, of: &layers, node, at: own, catalogues))
    }
    haveIDTwice = layers.haveIDTwice
    for mistake in layers.mistakes { report(mistake, among: layers) }
    return Operand(.list(screens), at: place)
  }

  private mutating func screen(
    _ section: Int,
    _ number: Int,
    of screens: inout ScreenLayers,
    _ node: NodeID,
    at place: Place,
    _ catalogues: Catalogues
  ) -> Operand {
    var layers = screens.layers(of: number, in: tree, catalogues)
    if layers[0].scale.isNaN, layers.count == 1 || !layers[1].scale.isNaN {
      report(.unknownScale, node)
    }
    for index in layers.indices where layers[index].scale.isNaN { layers[index].scale = 1 }
    var screen = record(
      section,
      layers[0],
      below: layers.dropFirst(),
      at: place,
      except: Slots.screen.buttons
    )
    screen.slots[Slots.screen.buttons] = buttons(section, number, layers, of: &screens, at: place)
    setID(screens.ids[number], of: &screen, Slots.screen.id, at: place)
    return Operand(.object(screen), at: place)
  }

  /// The buttons of all layers, matched by their ids.
  private mutating func buttons(
    _ section: Int,
    _ number: Int,
    _ layers: [Layer],
    of screens: inout ScreenLayers,
    at place: Place
  ) -> Operand {
    let slot = Slots.screen.buttons
    guard let (first, entry) = buttons(in: layers) else {
      return absence(of: slot, in: section, at: place)
    }
    let layer = layers[first]
    let node = entry.value
    guard !tree.isNull(node) else {
      reportNothing(in: entry, of: layer, forms.field(in: slot, of: section))
      return .absent(at: place)
    }
    guard !tree.says(unknown, node) else {
      return unknown(absence(of: slot, in: section, at: place), of: node, in: place)
    }
    let own = self.place(of: node, step: .field(slot: Int32(slot)), in: place, of: layer)
    let kind = forms.kind(in: slot, of: section)
    guard case .sequence = tree.kind(of: node) else {
      // What the other screen got wrong was reported there.
      return layer.isInherited ? .absent(at: own) : operand(node, as: kind, at: own)
    }
    let button = forms.section(ofItems: kind)
    let merged = ButtonLayers(node, of: layers, from: first, in: tree) { layer, list, tree in
      screens.buttonIDs(of: layer.origin?.screen ?? number, list, in: tree)
    }
    var items: ContiguousArray<Operand> = []
    items.reserveCapacity(merged.buttons.count)
    for written in merged.buttons { items.append(self.button(written, button, in: own)) }
    return Operand(.list(items), at: own)
  }

  /// The uppermost layer of a screen that says something of its buttons, and what it says.
  private func buttons(in layers: [Layer]) -> (layer: Int, Entry)? {
    for index in layers.indices {
      let entry = entry(of: .buttons, in: layers[index], slot: Slots.screen.buttons)
      if let entry { return (index, entry) }
    }
    return nil
  }

  private mutating func button(
    _ button: ButtonLayers.Button,
    _ section: Int,
    in list: Place
  ) -> Operand {
    let layer = button.layer
    let step = PlaceTable.Step.item(Int32(button.index))
    let place = self.place(of: layer.node, step: step, in: list, of: layer)
    guard case .mapping = tree.kind(of: layer.node) else {
      return self.section(section, layer.node, at: place)
    }
    var record = record(section, layer, below: button.below[...], at: place)
    setID(button.id, of: &record, Slots.button.id, at: place)
    return Operand(.object(record), at: place)
  }

  /// Names an item, also for rules unless it says its id itself.
  private mutating func setID(_ id: String, of item: inout Record, _ slot: Int, at place: Place) {
    setID(id, at: place)
    item.setDefault(slot, .string(id), at: place)
  }

  /// What a mapping says of the field in a slot, by its key.
  private func entry(of key: Word, in layer: Layer, slot: Int) -> Entry? {
    tree.entry(of: key, in: layer.node).map { index in
      let name = tree.key(index, of: layer.node)
      return Entry(key: name, value: tree.value(index, of: layer.node), slot: slot)
    }
  }

  private mutating func report(_ mistake: ScreenLayers.Mistake, among layers: ScreenLayers) {
    let tree = tree
    switch mistake {
    case .unknownScreen(let like):
      report(.unknownScreen(tree.text(of: like) ?? "", among: layers.ids), like)
    case .circular(let like): report(.circularLike(tree.text(of: like) ?? ""), like)
    case .tooMuch(let like): report(.tooMuchTakenOver, like)
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
