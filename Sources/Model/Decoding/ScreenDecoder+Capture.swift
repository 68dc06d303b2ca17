internal import Expressions

// What a screen's capture shows, as rules see it.
extension ScreenDecoder {
  /// Adds what the capture shows as facts of the screen and its buttons.
  func complete(
    _ screen: inout Record, from captured: CaptureLayer, in layers: [Layer], at place: Place,
    _ decoder: inout SectionDecoder
  ) {
    guard let layer = layers.first(where: { $0.file != nil }) else { return }
    let list = screen[ScreenKey.buttons]
    let taken = list.value.items ?? []
    var known: [String: Place] = [:]
    for place in taken.map(\.place) where decoder.places.isEvidence(place) {
      if let id = decoder.places.id(of: place), known[id] == nil { known[id] = place }
    }
    var operands: [String: TracedValue] = [:]
    var buttons: ContiguousArray<TracedValue> = []
    for (index, button) in captured.buttons.enumerated() {
      let step = PlaceTable.Step.item(Int32(taken.count + index))
      let bytes = button.element.bytes
      let own = known[button.id] ?? decoder.place(step, in: list.place, bytes: bytes, of: layer)
      decoder.setID(button.id, at: own)
      let operand = captured.record(of: button, at: own, servicesAt: servicesPlace)
      operands[button.id] = operand
      buttons.append(operand)
    }
    let tolerance = captured.capture.tolerance
    let places = decoder.places
    screen.changeItems(of: ScreenKey.buttons) { button, place in
      guard let operand = places.id(of: place).flatMap({ operands[$0] }) else { return }
      button[ButtonKey.captured] = operand
      guard places.isEvidence(button[ButtonKey.frame].place) else { return }
      button.change(ButtonKey.frame) { frame, place in
        frame[FrameKey.tolerance] = TracedValue(.double(tolerance), at: place)
      }
    }
    let step = PlaceTable.Step.field(ScreenKey.capture)
    let own = decoder.place(step, in: place, bytes: layer.bytes, of: layer)
    var record = captured.record(
      buttons: buttons, fitsDevice: fitsDevice(screen, captured.capture), at: own)
    addControls(of: captured, to: &record, at: own, in: layer, &decoder)
    screen[ScreenKey.captured] = TracedValue(.object(record), at: own)
  }

  /// Adds the links and check boxes, each at a place of its own in the capture.
  private func addControls(
    of captured: CaptureLayer, to record: inout Record, at place: Place, in layer: Layer,
    _ decoder: inout SectionDecoder
  ) {
    var ids = DefaultIDs()
    var count: Int32 = 0
    for (kind, key) in [
      (ScreenCapture.Control.link, CapturedScreenKey.links), (.checkBox, .checkBoxes),
    ] {
      let items = captured.controls(kind).map { control in
        let own = decoder.place(.item(count), in: place, bytes: control.bytes, of: layer)
        count += 1
        if let name = control.names.first { decoder.setID(ids.next(for: name), at: own) }
        return captured.record(of: control, at: own)
      }
      record[key].value = .list(ContiguousArray(items))
    }
  }

  /// Whether the window has the device's size; of an iPhone app on an iPad, whether it fits in.
  private func fitsDevice(_ screen: Record, _ capture: ScreenCapture) -> Bool? {
    guard let size = capture.size,
      let device = screen[ScreenKey.device].value.text.flatMap(catalogues.device)
    else { return nil }
    let slack = capture.tolerance + Rectangle.rounding
    let window = size.sorted()
    let sides = [device.width, device.height].sorted()
    if screen[ScreenKey.onIPad].value.answer == true {
      return zip(window, sides).allSatisfy { $0 <= $1 + slack }
    }
    return zip(window, sides).allSatisfy { abs($0 - $1) <= slack }
  }
}
