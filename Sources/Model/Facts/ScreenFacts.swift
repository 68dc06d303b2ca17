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
  let ofDevice = Device.properties.map { Self.section.slot($0.fact?.name ?? $0.key) }
  let appearance = Self.section.slot("appearance")
  let language = Self.section.slot("language")
  let background = Self.section.slot("background")
  let scrolls = Self.section.slot("scrolls")
  let buttons = Self.section.slot("buttons")
  let buttonsComplete = Self.section.slot("buttonsComplete")
  let platform = Self.section.slot("platform")
  let framesFit = Self.section.slot("framesFit")
}

/// Works out what follows from a screen's device, insets and background.
struct ScreenFacts {
  let catalogues: Catalogues
  /// The app's platform if it has one only, in case a screen doesn't name its device.
  let onlyPlatform: String?
  let services: ListedServices
  /// How many screens there are of a device, by its name.
  let devices: [String: Int]
  /// Those of the screen before: most screens are in the same language.
  private var titles: (language: String?, table: TitleTable)?

  init(of screens: Value, catalogues: Catalogues, onlyPlatform: String?, services: ListedServices) {
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
    let appearance = record[Slots.screen.appearance]
    let missing = appearance.value.text == nil ? MissingFacts(appearance.place) : nil
    let background = missing.map(Value.undecided) ?? appearance.value
    record.setDefault(Slots.screen.background, background, at: place)
    completeButtons(of: &record)
    record.slots[Slots.screen.framesFit] = TracedValue(.boolean(framesFit(record)), at: place)
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
    let isComplete = record[Slots.screen.buttonsComplete]
    guard isComplete.isAbsent else { return }
    let further = MissingFacts(isComplete.place)
    record.changeList(of: Slots.screen.buttons) { $0.append(TracedValue(.further(further))) }
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
    completeProperties(of: &record, from: device, at: place)
    guard let device, !isWindow else { return }
    let orientation = record[Slots.screen.orientation]
    if orientation.value.text == nil {
      let missing = MissingFacts(orientation.place)
      record.setDefault(Slots.screen.size, .undecided(missing), at: place)
      let open = Value.undecided(missing)
      return completeInsets(of: &record, from: [open, open, open, open], at: place)
    }
    let isLandscape = record[Slots.screen.orientation].value.text == "landscape"
    let (width, height) = device.size(landscape: isLandscape)
    let size = Record(
      type: Section.size.objectType,
      slots: [TracedValue(.double(width), at: place), TracedValue(.double(height), at: place)])
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

  /// Where nobody names the device, naming it would tell its facts.
  private func completeProperties(of record: inout Record, from device: Device?, at place: Place) {
    for (slot, property) in zip(Slots.screen.ofDevice, Device.properties) {
      if let device {
        record.setDefault(slot, CatalogueValues.seen(property, of: device.values), at: place)
      } else if property.fact != nil {
        record.slots[slot] = .absent(at: record[Slots.screen.device].place)
      }
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

  /// Where the size isn't known, nothing speaks against the frames.
  private func framesFit(_ record: Record) -> Bool {
    let size = record[Slots.screen.size].value.record
    guard let width = size?[0].value.number, let height = size?[1].value.number,
      case .list(let buttons) = record[Slots.screen.buttons].value
    else { return true }
    let frames = buttons.compactMap { button in
      button.value.record.flatMap { Rectangle($0[Slots.button.frame].value) }
    }
    let screen = MeasuredScreen(
      width: width, height: height, isCutOff: record[Slots.screen.scrolls].value.answer == false)
    return screen.fits(frames)
  }
}

/// The first number of a version such as `15.0`; nil when it doesn't begin with one.
func majorVersion(_ text: String) -> Int? {
  Int(Substring(text.utf8.prefix { $0 != UInt8(ascii: ".") }))
}

/// A screen by whose size one can tell whether frames were measured in its points.
private struct MeasuredScreen {
  let width: Double
  let height: Double
  /// It doesn't scroll, so that nothing can be below it.
  let isCutOff: Bool

  /// Pixels in a point, on the screens that there are.
  private static let scales: [Double] = [2, 3]

  /// How far over the right edge points may reach by mistake, as a part of the width.
  ///
  /// Whatever stands in the middle reaches further when its pixels are taken for points.
  private static let slip = 0.1

  /// False if the frames fit only as pixels, or all of them lie outside.
  func fits(_ frames: [Rectangle]) -> Bool {
    frames.isEmpty || !frames.allSatisfy(isOutside) && !arePixels(frames)
  }

  private func isOutside(_ frame: Rectangle) -> Bool {
    frame.left >= width || frame.right <= 0 || frame.bottom <= 0
      || isCutOff && frame.top >= height
  }

  /// A single frame among others that fit is a mistake of its own, in whatever it was measured.
  private func arePixels(_ frames: [Rectangle]) -> Bool {
    !frames.contains { contains($0, scale: 1) }
      && frames.contains { $0.right > width * (1 + Self.slip) }
      && Self.scales.contains { scale in frames.allSatisfy { contains($0, scale: scale) } }
  }

  private func contains(_ frame: Rectangle, scale: Double) -> Bool {
    let slack = frame.tolerance + Rectangle.rounding
    return frame.left / scale >= -slack && frame.right / scale <= width + slack
      && frame.top / scale >= -slack && frame.bottom / scale <= height + slack
  }
}
