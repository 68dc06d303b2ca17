internal import Diagnostics
internal import Expressions

// What a screen's capture shows, as rules see it.
extension ScreenDecoder {
  /// Adds what a capture among the layers shows as facts of the screen and its buttons.
  func complete(
    _ screen: inout Record, fromCaptureIn layers: [Layer], at place: Place,
    _ decoder: inout SectionDecoder
  ) {
    guard let layer = layers.first(where: { $0.capture != nil }), let capture = layer.capture
    else { return }
    let list = screen[ScreenKey.buttons]
    let taken = list.value.items ?? []
    var known: [String: Place] = [:]
    for place in taken.map(\.place) where decoder.places.isEvidence(place) {
      if let id = decoder.places.id(of: place), known[id] == nil { known[id] = place }
    }
    var operands: [String: TracedValue] = [:]
    var buttons: ContiguousArray<TracedValue> = []
    for (index, button) in capture.buttons.enumerated() {
      let step = PlaceTable.Step.item(Int32(taken.count + index))
      let bytes = button.element.bytes
      let own = known[button.id] ?? decoder.place(step, in: list.place, bytes: bytes, of: layer)
      decoder.places.setID(button.id, at: own)
      let operand = record(of: button, in: capture, at: own)
      operands[button.id] = operand
      buttons.append(operand)
    }
    let places = decoder.places
    screen.changeItems(of: ScreenKey.buttons) { button, place in
      guard let operand = places.id(of: place).flatMap({ operands[$0] }) else { return }
      button[ButtonKey.captured] = operand
      guard places.isEvidence(button[ButtonKey.frame].place) else { return }
      button.change(ButtonKey.frame) { frame, place in
        frame[FrameKey.tolerance] = TracedValue(.double(capture.tolerance), at: place)
      }
    }
    let step = PlaceTable.Step.field(ScreenKey.capture)
    let own = decoder.place(step, in: place, bytes: layer.bytes, of: layer)
    var record = record(of: capture, at: own)
    record[CapturedScreenKey.buttons].value = .list(buttons)
    if case .lengths(let size)? = layer.content(of: ScreenKey.size) {
      let lengths = size.map { TracedValue(.double($0), at: own) }
      let type = Section.size.objectType
      record[CapturedScreenKey.size].value = .object(
        Record(type: type, slots: ContiguousArray(lengths)))
      if let fits = fitsDevice(screen, size, within: capture.tolerance) {
        record[CapturedScreenKey.fitsDevice].value = .boolean(fits)
      }
    }
    addControls(of: capture, to: &record, at: own, in: layer, &decoder)
    screen[ScreenKey.captured] = TracedValue(.object(record), at: own)
  }

  /// Adds the links and check boxes, each at a place of its own in the capture.
  private func addControls(
    of capture: ScreenCapture, to record: inout Record, at place: Place, in layer: Layer,
    _ decoder: inout SectionDecoder
  ) {
    var ids = DefaultIDs()
    var count: Int32 = 0
    for (kind, key) in [
      (ScreenCapture.Control.link, CapturedScreenKey.links), (.checkBox, .checkBoxes),
    ] {
      let items = capture.controls(kind).map { control in
        let own = decoder.place(.item(count), in: place, bytes: control.bytes, of: layer)
        count += 1
        if let name = control.names.first { decoder.places.setID(ids.next(for: name), at: own) }
        return self.record(of: control, in: capture, at: own)
      }
      record[key].value = .list(ContiguousArray(items))
    }
  }

  /// Whether the window has the device's size; of an iPhone app on an iPad, whether it fits in.
  private func fitsDevice(_ screen: Record, _ size: [Double], within tolerance: Double) -> Bool? {
    guard let device = screen[ScreenKey.device].value.text.flatMap(catalogues.device) else {
      return nil
    }
    let slack = tolerance + Rectangle.rounding
    let window = size.sorted()
    let sides = [device.width, device.height].sorted()
    if screen[ScreenKey.onIPad].value.answer == true {
      return zip(window, sides).allSatisfy { $0 <= $1 + slack }
    }
    return zip(window, sides).allSatisfy { abs($0 - $1) <= slack }
  }

  /// What it tells of the whole screen, without what has a place of its own.
  private func record(of capture: ScreenCapture, at place: Place) -> Record {
    var record = Record(type: Section.capturedScreen.objectType, absentAt: place)
    record[CapturedScreenKey.file].value = .string(capture.file.id.path)
    record[CapturedScreenKey.format].value = .string(capture.format)
    record[CapturedScreenKey.whileRunning].value = .boolean(capture.isFromRunningApp)
    func list(_ texts: [String]) -> Value {
      .list(ContiguousArray(texts.map { TracedValue(.string($0), at: place) }))
    }
    record[CapturedScreenKey.unrecognised].value = list(capture.unrecognised.flatMap(\.names))
    var known: Set<String> = []
    let words = capture.elements.filter { $0.service == nil }.compactMap(\.title)
    record[CapturedScreenKey.texts].value = list(words.filter { known.insert($0).inserted })
    return record
  }

  private func record(
    of button: ScreenCapture.Button, in capture: ScreenCapture, at place: Place
  ) -> TracedValue {
    var record = record(
      of: button.element, as: .capturedButton, CapturedButtonKey.self, in: capture, at: place)
    record[CapturedButtonKey.service].value = .string(button.service)
    services.identify(&record[CapturedButtonKey.service].value)
    if let isDescribed = button.isDescribed {
      record[CapturedButtonKey.described].value = .boolean(isDescribed)
    } else {
      record[CapturedButtonKey.described].place = servicesPlace
    }
    return TracedValue(.object(record), at: place)
  }

  private func record(
    of control: ScreenCapture.Element, in capture: ScreenCapture, at place: Place
  ) -> TracedValue {
    guard control.control == .checkBox else {
      let record = record(
        of: control, as: .capturedLink, CapturedLinkKey.self, in: capture, at: place)
      return TracedValue(.object(record), at: place)
    }
    var record = record(
      of: control, as: .capturedCheckBox, CapturedCheckBoxKey.self, in: capture, at: place)
    if let isTicked = control.isTicked {
      record[CapturedCheckBoxKey.ticked].value = .boolean(isTicked)
    }
    return TracedValue(.object(record), at: place)
  }

  /// What is told of everything that a capture shows.
  private func record<Key: CapturedElementKey>(
    of element: ScreenCapture.Element, as section: Section, _ keys: Key.Type,
    in capture: ScreenCapture, at place: Place
  ) -> Record {
    var record = Record(type: section.objectType, absentAt: place)
    if let title = element.title { record[Key.title].value = .string(title) }
    if var frame = element.frame {
      frame.tolerance = capture.tolerance
      var edges = frame.record
      for slot in edges.slots.indices { edges.slots[slot].place = place }
      record[Key.frame].value = .object(edges)
    }
    if let name = element.names.first { record[Key.element].value = .string(name) }
    return record
  }
}
