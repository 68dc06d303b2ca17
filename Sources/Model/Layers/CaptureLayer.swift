internal import Diagnostics
internal import Documents
internal import Expressions

/// What a capture says of a screen, as a layer beneath what is written.
struct CaptureLayer {
  /// A login button of the capture, by the id that it goes by.
  struct Button {
    let id: String
    let element: ScreenCapture.Element
    /// The listed service's id, else what it was recognised as.
    let service: String
    /// Whether it is a listed service's, and the written buttons don't leave it out; nil: nobody
    /// knows.
    let isDescribed: Bool?
  }

  /// A button as somebody wrote it.
  struct WrittenButton {
    let id: String
    let service: String?
    /// What it is called in the capture; of a screen that this one is like, only if that is there.
    let element: (name: String, node: DocumentNode, isInherited: Bool)?
    /// Whether it says where it is, without the capture.
    let hasFrame: Bool
  }

  /// An element that is named and can't be told.
  struct Mistake {
    let name: String
    let meaning: ElementNames.Meaning
    let node: DocumentNode
  }

  let capture: ScreenCapture
  private(set) var buttons: [Button] = []
  /// What its elements are called, if somebody names any.
  private(set) var names: ElementNames?
  private(set) var mistakes: [Mistake] = []

  init(
    _ capture: ScreenCapture, beneath written: [WrittenButton], _ services: ServiceNames,
    areServicesListed: Bool
  ) {
    self.capture = capture
    var ids = DefaultIDs()
    for button in written { _ = ids.leaveOut(button.id) }
    let found = elements(of: written, services)
    let named = Dictionary(found.map { ($0.element, $0.button) }) { first, _ in first }
    let namedIDs = Set(found.map(\.button.id))
    // A button that says nothing else of whose it is goes by its id, as answers are asked for.
    var rest = Dictionary(grouping: written.filter { !namedIDs.contains($0.id) }) {
      services.listedID(for: $0.service ?? $0.id)
    }.mapValues { $0[...] }
    // Who types where the buttons are describes the screen alone; else the capture goes on.
    let isWholeList = written.contains(where: \.hasFrame)
    for number in capture.elements.indices {
      let element = capture.elements[number]
      let named = named[number]
      guard let word = named?.service ?? element.service else { continue }
      // What a button was recognised as counts nothing where somebody has said which it is.
      if named == nil, found.contains(where: { capture.areOnePlace($0.element, number) }) {
        continue
      }
      let service = services.listedID(for: word)
      let id = named?.id ?? rest[service]?.popFirst()?.id
      let isListed = services[word] != nil
      buttons.append(
        Button(
          id: id ?? ids.next(for: service), element: element, service: service,
          isDescribed: areServicesListed ? isListed && (id != nil || !isWholeList) : nil)
      )
    }
  }

  /// The elements that the written buttons name; notes what can't be told.
  private mutating func elements(
    of written: [WrittenButton], _ services: ServiceNames
  ) -> [(button: WrittenButton, element: Int)] {
    guard written.contains(where: { $0.element != nil }) else { return [] }
    let names = ElementNames(of: capture)
    self.names = names
    return written.compactMap { button in
      guard let element = button.element else { return nil }
      let service = services.listedID(for: button.service ?? button.id)
      let meaning = names.meaning(of: element.name) { services.listedID(for: $0) == service }
      if case .one(let number) = meaning { return (button, number) }
      if !element.isInherited {
        mistakes.append(Mistake(name: element.name, meaning: meaning, node: element.node))
      }
      return nil
    }
  }

  /// What it says of the screen; only listed services have buttons.
  func layer(_ services: ServiceNames) -> Layer {
    var layer = capture.layer
    let listed = buttons.filter { services[$0.service] != nil }
    // Only where the app ran is what isn't there not on the screen.
    guard !listed.isEmpty || capture.isFromRunningApp else { return layer }
    layer.buttons = listed.map { button in
      let names = [(ButtonKey.id, button.id), (.service, button.service)]
      return (button.id, capture.layer(of: button.element, names))
    }
    return layer
  }
}

// What rules see of a capture.
extension CaptureLayer {
  /// The screen as it was captured, with buttons whose places are made already.
  func record(buttons: ContiguousArray<TracedValue>, fitsDevice: Bool?, at place: Place) -> Record {
    var record = Record(type: Section.capturedScreen.objectType, absentAt: place)
    record[CapturedScreenKey.file].value = .string(capture.file.id.path)
    record[CapturedScreenKey.format].value = .string(capture.format)
    record[CapturedScreenKey.whileRunning].value = .boolean(capture.isFromRunningApp)
    if let size = capture.size {
      let lengths = size.map { TracedValue(.double($0), at: place) }
      let type = Section.size.objectType
      record[CapturedScreenKey.size].value = .object(
        Record(type: type, slots: ContiguousArray(lengths)))
    }
    if let fitsDevice { record[CapturedScreenKey.fitsDevice].value = .boolean(fitsDevice) }
    record[CapturedScreenKey.buttons].value = .list(buttons)
    func list(_ texts: [String]) -> Value {
      .list(ContiguousArray(texts.map { TracedValue(.string($0), at: place) }))
    }
    record[CapturedScreenKey.unrecognised].value = list(capture.unrecognised.flatMap(\.names))
    var known: Set<String> = []
    let words = capture.elements.filter { $0.service == nil }.compactMap(\.title)
    record[CapturedScreenKey.texts].value = list(words.filter { known.insert($0).inserted })
    return record
  }

  func record(of button: Button, at place: Place, servicesAt services: Place) -> TracedValue {
    var record = record(of: button.element, as: .capturedButton, CapturedButtonKey.self, at: place)
    record[CapturedButtonKey.service].value = .string(button.service)
    if let isDescribed = button.isDescribed {
      record[CapturedButtonKey.described].value = .boolean(isDescribed)
    } else {
      record[CapturedButtonKey.described].place = services
    }
    return TracedValue(.object(record), at: place)
  }

  /// The links or the check boxes that it shows, beside login buttons.
  func controls(_ kind: ScreenCapture.Control) -> [ScreenCapture.Element] {
    capture.elements.filter { $0.control == kind && $0.service == nil }
  }

  func record(of control: ScreenCapture.Element, at place: Place) -> TracedValue {
    guard control.control == .checkBox else {
      let record = record(of: control, as: .capturedLink, CapturedLinkKey.self, at: place)
      return TracedValue(.object(record), at: place)
    }
    var record = record(of: control, as: .capturedCheckBox, CapturedCheckBoxKey.self, at: place)
    if let isTicked = control.isTicked {
      record[CapturedCheckBoxKey.ticked].value = .boolean(isTicked)
    }
    return TracedValue(.object(record), at: place)
  }

  private func record<Key: CapturedElementKey>(
    of element: ScreenCapture.Element, as section: Section, _ keys: Key.Type, at place: Place
  ) -> Record {
    var record = Record(type: section.objectType, absentAt: place)
    if let title = element.title { record[Key.title].value = .string(title) }
    if var frame = element.frame {
      frame.tolerance = capture.tolerance
      var edges = frame.record
      for slot in edges.slots.indices { edges.slots[slot].place = place }
      record[Key.frame].value = .object(edges)
    }
    if let name = element.names.first {
      record[Key.element].value = .string(name)
    }
    return record
  }
}
