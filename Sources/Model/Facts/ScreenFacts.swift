internal import Expressions

/// The slots of a screen that facts read and write.
struct ScreenSlots {
  private static let section = Section.plainDescription.section("screens")
  let id = Self.section.slot("id")
  let name = Self.section.slot("name")
  let like = Self.section.slot("like")
  let capture = Self.section.slot("capture")
  let captured = Self.section.slot("captured")
  let device = Self.section.slot("device")
  let os = Self.section.slot("os")
  let size = Self.section.slot("size")
  let safeArea = Self.section.slot("safeArea")
  let onIPad = Self.section.slot("onIPad")
  let orientation = Self.section.slot("orientation")
  let scale = Self.section.slot("scale")
  let appearance = Self.section.slot("appearance")
  let language = Self.section.slot("language")
  let background = Self.section.slot("background")
  let scrolls = Self.section.slot("scrolls")
  let coveredBottom = Self.section.slot("coveredBottom")
  let buttons = Self.section.slot("buttons")
  let bounds = Self.section.slot("bounds")
  let visible = Self.section.slot("visible")
  let platform = Self.section.slot("platform")
  let framesFit = Self.section.slot("framesFit")
}

/// Works out what follows from a screen's device, insets and background.
struct ScreenFacts {
  private typealias Size = (width: Double, height: Double)

  let catalogues: Catalogues
  /// The app's platform if it has one only, in case a screen doesn't name its device.
  let onlyPlatform: String?
  let services: ListedServices
  /// How many screens there are of a device, by its name.
  let devices: [String: Int]
  /// Those of the screen before: most screens are in the same language.
  private var titles: (language: String?, table: TitleTable)?

  init(
    of screens: Value,
    catalogues: Catalogues,
    onlyPlatform: String?,
    services: ListedServices
  ) {
    self.catalogues = catalogues
    self.onlyPlatform = onlyPlatform
    self.services = services
    devices = (screens.items ?? []).reduce(into: [:]) { devices, screen in
      guard let device = screen.value.record.flatMap({ Self.device(of: $0, catalogues) }) else {
        return
      }
      devices[device.name, default: 0] += 1
    }
  }

  /// The screen with what its device says, and the facts that follow.
  mutating func complete(_ record: inout Record, at place: Place) {
    let device = Self.device(of: record, catalogues)
    completeFromDevice(&record, device, at: place)
    record.slots[Slots.screen.name] = TracedValue(name(of: record, device), at: place)
    let appearance = record[Slots.screen.appearance].knownText.map(Value.string)
    record.setDefault(Slots.screen.background, appearance.value, at: place)
    let size = size(of: record)
    record.slots[Slots.screen.bounds] = TracedValue(bounds(of: size), at: place)
    record.slots[Slots.screen.visible] = TracedValue(visible(in: record, of: size), at: place)
    completeButtons(of: &record)
    record.slots[Slots.screen.framesFit] = TracedValue(.boolean(framesFit(record, size)), at: place)
  }

  /// The device, where no other screen has the same one.
  private func name(of screen: Record, _ device: Device?) -> Value {
    let id = screen[Slots.screen.id].value
    guard let device, let word = id.text else { return id }
    return .string(devices[device.name] == 1 ? device.name : "\(device.name) (\(word))")
  }

  private static func device(of screen: Record, _ catalogues: Catalogues) -> Device? {
    screen[Slots.screen.device].value.text.flatMap { catalogues.device($0) }
  }

  private mutating func completeButtons(of record: inout Record) {
    let language = record[Slots.screen.language].value.text
    let facts = ButtonFacts(services: services, titles: titles(in: language))
    record.changeItems(of: Slots.screen.buttons, after: facts) { $0.complete(&$1, at: $2) }
  }

  private mutating func titles(in language: String?) -> TitleTable {
    if let titles, titles.language == language { return titles.table }
    let table = catalogues.titles(in: language)
    titles = (language, table)
    return table
  }

  private func completeFromDevice(_ record: inout Record, _ device: Device?, at place: Place) {
    let isWindow = record[Slots.screen.onIPad].value.answer == true
    completePlatform(of: &record, from: device, at: place)
    guard let device else { return }
    record.setDefault(Slots.screen.scale, .double(device.scale), at: place)
    guard !isWindow else { return }
    let orientation = record[Slots.screen.orientation].knownText
    if let missing = orientation.missing {
      record.setDefault(Slots.screen.size, .undecided(missing), at: place)
      let open = Value.undecided(missing)
      return completeInsets(of: &record, from: [open, open, open, open], at: place)
    }
    let isLandscape = record[Slots.screen.orientation].value.text == "landscape"
    let (width, height) = device.size(landscape: isLandscape)
    let size = Record(
      type: Section.size.objectType,
      slots: [TracedValue(.double(width), at: place), TracedValue(.double(height), at: place)]
    )
    record.setDefault(Slots.screen.size, .object(size), at: place)
    let version = record[Slots.screen.os].value.text.flatMap(majorVersion)
    if let insets = device.insets(version: version, landscape: isLandscape) {
      let edges = [insets.top, insets.bottom, insets.left, insets.right].map(Value.double)
      completeInsets(of: &record, from: edges, at: place)
    }
  }

  private func completePlatform(of record: inout Record, from device: Device?, at place: Place) {
    if let platform = device?.platform ?? onlyPlatform {
      record.setDefault(Slots.screen.platform, .string(platform), at: place)
    } else if record[Slots.screen.platform].isAbsent, record[Slots.screen.size].isAbsent {
      // The device would tell both.
      record.slots[Slots.screen.platform] = .absent(at: record[Slots.screen.device].place)
    }
  }

  /// What was written holds; the device fills in the edges that weren't.
  private func completeInsets(of record: inout Record, from insets: [Value], at place: Place) {
    record.change(Slots.screen.safeArea) { edges, _ in
      for (slot, inset) in insets.enumerated() { edges.setDefault(slot, inset, at: place) }
    }
    guard case .unwritten(let edges) = record[Slots.screen.safeArea].value else { return }
    record.slots[Slots.screen.safeArea].value = .object(edges)
  }

  private func bounds(of size: Resolved<Size>) -> Value {
    size.map { .object(Record.frame(x: 0, y: 0, width: $0.width, height: $0.height)) }.value
  }

  private func size(of record: Record) -> Resolved<Size> {
    let size = record[Slots.screen.size]
    if case .undecided(let missing) = size.value { return .open(missing) }
    guard case .object(let written) = size.value, let width = written[0].value.number,
      let height = written[1].value.number
    else { return .open(MissingFacts([size.place])) }
    return .known((width, height))
  }

  /// The screen without its insets; what covers the bottom counts where it is the larger.
  private func visible(in record: Record, of size: Resolved<Size>) -> Value {
    let (edges, covered) = (insets(of: record), record[Slots.screen.coveredBottom].knownNumber)
    guard case .known(let size) = size, case .known(let edges) = edges,
      case .known(let covered) = covered
    else {
      return .undecided(
        [size.missing, edges.missing, covered.missing].compactMap(\.self)
          .reduce(MissingFacts([])) { $0.union($1) }
      )
    }
    let bottom = max(edges.bottom, covered)
    return .object(
      Record.frame(
        x: edges.left,
        y: edges.top,
        width: max(0, size.width - edges.left - edges.right),
        height: max(0, size.height - edges.top - bottom)
      )
    )
  }

  private func insets(of record: Record) -> Resolved<Device.Insets> {
    guard let area = record[Slots.screen.safeArea].value.record else {
      return .open(MissingFacts([record[Slots.screen.safeArea].place]))
    }
    if let top = area[0].value.number, let bottom = area[1].value.number,
      let left = area[2].value.number, let right = area[3].value.number
    {
      return .known(Device.Insets(top: top, bottom: bottom, left: left, right: right))
    }
    var missing = MissingFacts([])
    for edge in area.slots {
      if case .open(let more) = edge.knownNumber { missing.formUnion(more) }
    }
    return .open(missing)
  }

  /// Where the size isn't known, nothing speaks against the frames.
  private func framesFit(_ record: Record, _ size: Resolved<Size>) -> Bool {
    guard case .known(let size) = size,
      case .list(let buttons) = record[Slots.screen.buttons].value
    else { return true }
    let frames = buttons.compactMap { button in
      button.value.record.flatMap { Rectangle($0[Slots.button.frame].value) }
    }
    let screen = MeasuredScreen(
      width: size.width,
      height: size.height,
      isCutOff: record[Slots.screen.scrolls].value.answer == false
    )
    return screen.fits(frames)
  }
}

extension Resolved<Value> {
  /// The value that rules see.
  var value: Value {
    switch self {
    case .known(let value): value
    case .open(let missing): .undecided(missing)
    }
  }
}

extension Record {
  /// A rectangle that was worked out, in points.
  static func frame(x: Double, y: Double, width: Double, height: Double) -> Record {
    Record(
      type: Slots.frame.type,
      slots: [
        TracedValue(.double(x)), TracedValue(.double(y)), TracedValue(.double(width)),
        TracedValue(.double(height)), TracedValue(.double(0)),
      ]
    )
  }
}

/// The first number of a version such as `15.0`; nil when it doesn't begin with one.
func majorVersion(_ text: String) -> Int? {
  Int(Substring(text.utf8.prefix { $0 != UInt8(ascii: ".") }))
}
