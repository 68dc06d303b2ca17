internal import Diagnostics
internal import Documents
internal import Expressions

/// Reads the screens of a description, each with what it takes over from the one it is like.
struct ScreenDecoder {
  let description: Section
  let services: ServiceNames
  let servicesPlace: Place
  /// Whether somebody said what the login lists.
  let areServicesListed: Bool
  let inputs: DecodingInputs

  var catalogues: Catalogues { inputs.catalogues }

  func screens(of top: Layer, at root: Place, _ decoder: inout SectionDecoder) -> TracedValue {
    let found = list(DescriptionKey.screens, of: description, in: [top], at: root, &decoder)
    guard case .written(let items, let place, _) = found else { return found.operand }
    let section = description.section(DescriptionKey.screens)
    var layers = ScreenLayers(items, services)
    var screens: ContiguousArray<TracedValue> = []
    screens.reserveCapacity(layers.items.count)
    for (index, item) in layers.items.enumerated() {
      let own = decoder.place(.item(Int32(item.number)), in: place, bytes: item.node.bytes)
      guard item.node.entries != nil else {
        screens.append(decoder.section(section, item.node, at: own))
        continue
      }
      screens.append(screen(section, index, item.node, of: &layers, at: own, &decoder))
    }
    decoder.haveIDTwice = layers.haveIDTwice
    for mistake in layers.mistakes { report(mistake, among: layers, &decoder) }
    addUndescribed(to: &screens, of: top, section, ids: layers.ids, at: place, &decoder)
    return TracedValue(.list(screens), at: place)
  }

  /// Adds a screen of which nothing is known for each platform that the app names and nobody
  /// described: what was never looked at isn't right. An iPhone and an iPad show the same screens.
  private func addUndescribed(
    to screens: inout ContiguousArray<TracedValue>, of top: Layer, _ section: Section,
    ids: [String], at place: Place, _ decoder: inout SectionDecoder
  ) {
    let named = top.value(of: DescriptionKey.app)?.value(of: AppKey.platforms)?.items ?? []
    guard !named.isEmpty else { return }
    var known: Set = ["iphone", "ipad"]
    // A screen of which nobody said where it is may be on each of them.
    var open: [Place] = []
    for screen in screens.compactMap(\.value.record) {
      let device = screen[ScreenKey.device]
      if let platform = screen[ScreenKey.platform].value.text
        ?? device.value.text.flatMap({ catalogues.device($0)?.platform })
        ?? (named.count == 1 ? named[0].text : nil)
      {
        known.insert(platform)
      } else {
        open.append(
          screen[ScreenKey.size].isAbsent ? device.place : screen[ScreenKey.platform].place)
      }
    }
    var defaults = DefaultIDs()
    for id in ids { _ = defaults.leaveOut(id) }
    for platform in named {
      guard case .choice(let type) = FieldType.platform, let word = platform.text,
        type.words.contains(word), known.insert(word).inserted
      else { continue }
      let step = PlaceTable.Step.item(Int32(screens.count))
      let own = decoder.place(step, in: place, bytes: platform.bytes)
      decoder.places.setFlag(.absent, at: own)
      decoder.places.undescribed[own] = word
      let key = DocumentNode(.scalar(ScreenKey.platform.name, .plain), bytes: platform.bytes)
      let node = DocumentNode(
        .mapping([DocumentNode.Entry(key: key, value: platform)]), bytes: platform.bytes)
      var screen = decoder.record(section, Layer(node), at: own)
      screen[ScreenKey.isDescribed] = TracedValue(.boolean(false), at: own)
      decoder.setID(defaults.next(for: word), of: &screen, ScreenKey.id, at: own)
      let buttons = screen[ScreenKey.buttons].place
      decoder.places.addClue(Message(.undescribedPlatform, type.spoken(word)), at: buttons)
      if !open.isEmpty {
        screen[ScreenKey.buttons] = TracedValue(.undecided(MissingFacts(open)), at: buttons)
      }
      screens.append(TracedValue(.object(screen), at: own))
    }
  }

  private func screen(
    _ section: Section, _ number: Int, _ node: DocumentNode, of screens: inout ScreenLayers,
    at place: Place, _ decoder: inout SectionDecoder
  ) -> TracedValue {
    var layers = screens.layers(of: number, catalogues)
    if layers[0].scale.isNaN, layers.count == 1 || !layers[1].scale.isNaN {
      decoder.report(Message(.unknownScale), node)
    }
    for index in layers.indices where layers[index].scale.isNaN { layers[index].scale = 1 }
    addCapture(to: &layers, number, of: &screens, &decoder)
    var screen = decoder.record(
      section, layers[0], over: layers.dropFirst(), at: place, except: ScreenKey.buttons.slot)
    screen[ScreenKey.buttons] = buttons(section, number, layers, of: &screens, at: place, &decoder)
    complete(&screen, fromCaptureIn: layers, at: place, &decoder)
    if screens.items[number].device != nil {
      screen[ScreenKey.id] = TracedValue(.string(screens.ids[number]), at: place)
    }
    decoder.setID(screens.ids[number], of: &screen, ScreenKey.id, at: place)
    screen[ScreenKey.isDescribed] = TracedValue(.boolean(true), at: place)
    return TracedValue(.object(screen), at: place)
  }

  /// The buttons of all layers, matched by their ids.
  private func buttons(
    _ screen: Section, _ number: Int, _ layers: [Layer], of screens: inout ScreenLayers,
    at place: Place, _ decoder: inout SectionDecoder
  ) -> TracedValue {
    let found = list(ScreenKey.buttons, of: screen, in: layers, at: place, &decoder)
    let stacking = layers.first { $0.has(ScreenKey.stack) }
    let order = stacking?.value(of: ScreenKey.stack)?.value(of: StackKey.order)?.items ?? []
    let own: Place
    var merged = ButtonLayers()
    switch found {
    case .written(_, let place, let first):
      own = place
      merged = ButtonLayers(layers[first...]) { layer, items in
        screens.buttonIDs(of: file(of: layer, number, screens), items)
      }
    case .other(let operand):
      guard !order.isEmpty, operand.isAbsent else { return operand }
      own = operand.place
    }
    if let stacking { merged.add(order, of: stacking, services) }
    let section = screen.section(ScreenKey.buttons)
    var items: ContiguousArray<TracedValue> = []
    items.reserveCapacity(merged.buttons.count)
    for button in merged.buttons {
      let step = PlaceTable.Step.item(Int32(button.index))
      let bytes = button.layer.bytes
      let place = decoder.place(step, in: own, bytes: bytes, of: button.layer)
      if let node = button.node, node.entries == nil {
        items.append(decoder.section(section, node, at: place))
        continue
      }
      if let form = button.layer.shortForm { decoder.places.setFlag(form, at: place) }
      var record = decoder.record(section, button.layer, over: button.lower, at: place)
      decoder.setID(button.id, of: &record, ButtonKey.id, at: place)
      items.append(TracedValue(.object(record), at: place))
    }
    return TracedValue(.list(items), at: own)
  }

  /// Puts what a capture says beneath the uppermost layer that names one.
  private func addCapture(
    to layers: inout [Layer], _ number: Int, of screens: inout ScreenLayers,
    _ decoder: inout SectionDecoder
  ) {
    guard let level = layers.firstIndex(where: { $0.has(ScreenKey.capture) }),
      let node = layers[level].value(of: ScreenKey.capture),
      let reference = CaptureReference(
        node, on: screens.id(ofWritten: file(of: layers[level], number, screens)))
    else { return }
    guard let source = inputs.capture else {
      if level == 0 { decoder.report(Message(.noFolder), node) }
      return
    }
    var beneath: Layer
    do throws(EvidenceProblem) {
      beneath = try source(reference)
    } catch {
      if level == 0 { decoder.report(error.message, node) }
      return
    }
    if layers[level].isMeasuredElsewhere {
      // On another device nothing is measured as it was.
      beneath = beneath.keeping([ScreenKey.appearance, .language])
    } else if let capture = beneath.capture {
      guard screens.takeOver(elements: capture.elements.count, by: node) else { return }
      let buttons = CapturedButtons(
        of: capture, beneath: writtenButtons(of: number, layers, &screens), services,
        areServicesListed: areServicesListed)
      for mistake in buttons.mistakes { decoder.report(mistake.message, mistake.node) }
      beneath.capture?.buttons = buttons.all
    }
    beneath.inheritance = layers[level].inheritance.map { Layer.Inheritance(origin: $0.origin) }
    layers.insert(beneath, at: level + 1)
  }

  /// What somebody wrote of each button of a screen, in this one and those that it is like.
  private func writtenButtons(
    of number: Int, _ layers: [Layer], _ screens: inout ScreenLayers
  ) -> [CapturedButtons.Written] {
    let merged = ButtonLayers(layers[...]) { layer, items in
      screens.buttonIDs(of: file(of: layer, number, screens), items)
    }
    return merged.buttons.map { button in
      let layers = [button.layer] + button.lower
      let naming = layers.first { $0.has(ButtonKey.element) }
      return CapturedButtons.Written(
        id: button.id, service: layers.lazy.compactMap { $0.said(ButtonKey.service)?.text }.first,
        element: naming?.said(ButtonKey.element).flatMap { node in
          node.text.map { ($0, node, naming?.isInherited == true) }
        },
        hasFrame: layers.contains { layer in
          guard !layer.isMeasuredElsewhere, let frame = layer.value(of: ButtonKey.frame) else {
            return false
          }
          return !frame.isNull && !frame.isUnknown
        })
    }
  }

  /// The position of the written screen that says what a layer of another one does.
  private func file(of layer: Layer, _ number: Int, _ screens: ScreenLayers) -> Int {
    layer.inheritance?.origin.screen ?? screens.items[number].number
  }

  /// What the uppermost layer with a list of sections says of it.
  private enum FoundList {
    /// Its items, its place, and the number of the layer.
    case written([DocumentNode], Place, layer: Int)
    /// Nobody wrote it, or nobody knows, or it is no list.
    case other(TracedValue)

    var operand: TracedValue {
      switch self {
      case .written(_, let place, _): TracedValue(.list([]), at: place)
      case .other(let operand): operand
      }
    }
  }

  private func list(
    _ key: some SectionKey, of section: Section, in layers: [Layer], at place: Place,
    _ decoder: inout SectionDecoder
  ) -> FoundList {
    let slot = key.slot
    let field = section.fields[slot]
    guard let number = layers.firstIndex(where: { $0.has(key) || $0.capture?.listedButtons != nil })
    else { return .other(decoder.absence(of: slot, in: section, at: place)) }
    let layer = layers[number]
    let step = PlaceTable.Step.field(key)
    guard let entry = layer.entry(of: key) else {
      let own = decoder.place(step, in: place, bytes: layer.bytes, of: layer)
      return .written([], own, layer: number)
    }
    let node = entry.value
    guard !node.isNull else {
      decoder.reportNothing(in: entry, of: layer, field)
      return .other(decoder.absence(of: slot, in: section, at: place))
    }
    guard !node.isUnknown else {
      return .other(decoder.unknownValue(node, slot, in: section, at: place))
    }
    let own = decoder.place(step, in: place, bytes: node.bytes, of: layer)
    if let items = node.items { return .written(items, own, layer: number) }
    // What the other screen got wrong was reported there.
    return .other(
      layer.isElsewhere ? .absent(at: own) : decoder.operand(node, as: field.type, at: own))
  }

  private func report(
    _ mistake: ScreenLayers.Mistake, among layers: ScreenLayers, _ decoder: inout SectionDecoder
  ) {
    switch mistake {
    case .unknownScreen(let like):
      decoder.report(.unknownScreen(like.text ?? "", among: layers.ids), like)
    case .circular(let like): decoder.report(Message(.circularLike, (like.text ?? "").quoted), like)
    case .tooMuch(let like): decoder.report(Message(.tooMuchTakenOver), like)
    }
  }
}

extension SectionDecoder {
  /// Names an item, also for rules unless it says its id itself.
  fileprivate mutating func setID(
    _ id: String, of item: inout Record, _ key: some SectionKey, at place: Place
  ) {
    places.setID(id, at: place)
    item.setDefault(key, .string(id), at: place)
  }
}

extension CaptureReference {
  /// What a screen says of its capture; nil where that is wrong, which is reported with the field.
  fileprivate init?(_ node: DocumentNode, on screen: String) {
    guard !node.isNull, !node.isUnknown else { return nil }
    guard let file = node.text ?? node.said(CaptureKey.file)?.text else { return nil }
    self.init(
      file: file, format: node.said(CaptureKey.format)?.text,
      part: node.said(CaptureKey.part)?.text, screen: screen)
  }
}

extension Message {
  fileprivate static func unknownScreen(_ id: String, among ids: [String]) -> Self {
    Self(.unknownScreen, id.quoted, Suggestion.clause(for: id, among: ids))
  }
}
