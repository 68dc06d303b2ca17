internal import Expressions

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
    record[ScreenKey.name] = TracedValue(name(of: record, device), at: place)
    let appearance = record[ScreenKey.appearance]
    let missing = appearance.value.text == nil ? MissingFacts(appearance.place) : nil
    let background = missing.map(Value.undecided) ?? appearance.value
    record.setDefault(ScreenKey.background, background, at: place)
    completeButtons(of: &record)
    record[ScreenKey.framesFit] = TracedValue(.boolean(framesFit(record)), at: place)
  }

  /// The device, where no other screen has the same one.
  private func name(of screen: Record, _ device: Device?) -> Value {
    let id = screen[ScreenKey.id].value
    if screen[ScreenKey.isDescribed].value.answer == false,
      case .choice(let type) = FieldType.platform,
      let platform = screen[ScreenKey.platform].value.text
    {
      return type.called(platform).value
    }
    guard let device, let word = id.text else { return id }
    let name = devices[device.name] == 1 ? device.name : "\(device.name) (\(word))"
    return NamedText(Name(.device, id: device.id, english: name)).value
  }

  private static func device(of screen: Record, _ catalogues: Catalogues) -> Device? {
    screen[ScreenKey.device].value.text.flatMap { catalogues.device($0) }
  }

  private mutating func completeButtons(of record: inout Record) {
    let language = record[ScreenKey.language].value.text
    if let stack = StackFacts(on: record, services.names) {
      record.changeList(of: ScreenKey.buttons) { stack.complete(&$0) }
      record.change(ScreenKey.stack) { stack, _ in
        stack.changeList(of: StackKey.order) { services.names.identify(&$0) }
      }
    }
    let facts = ButtonFacts(services: services, titles: titles(in: language))
    record.changeItems(of: ScreenKey.buttons) { facts.complete(&$0, at: $1) }
    let isComplete = record[ScreenKey.buttonsComplete]
    guard isComplete.isAbsent else { return }
    let further = MissingFacts(isComplete.place)
    record.changeList(of: ScreenKey.buttons) { $0.append(TracedValue(.further(further))) }
  }

  private mutating func titles(in language: String?) -> TitleTable {
    if let titles, titles.language == language { return titles.table }
    let table = catalogues.titles(in: language)
    titles = (language, table)
    return table
  }

  private func completeFromDevice(_ record: inout Record, _ device: Device?, at place: Place) {
    let isWindow = record[ScreenKey.onIPad].value.answer == true
    completePlatform(of: &record, from: device, at: place)
    completeProperties(of: &record, from: device, at: place)
    guard let device, !isWindow else { return }
    let orientation = record[ScreenKey.orientation]
    if orientation.value.text == nil {
      let missing = MissingFacts(orientation.place)
      record.setDefault(ScreenKey.size, .undecided(missing), at: place)
      let open = Value.undecided(missing)
      return completeInsets(of: &record, from: [open, open, open, open], at: place)
    }
    let isLandscape = record[ScreenKey.orientation].value.text == "landscape"
    let (width, height) = device.size(landscape: isLandscape)
    let size = Record(
      type: Section.size.objectType,
      slots: [TracedValue(.double(width), at: place), TracedValue(.double(height), at: place)])
    record.setDefault(ScreenKey.size, .object(size), at: place)
    let version = record[ScreenKey.os].value.text.flatMap(majorVersion)
    if let insets = device.insets(version: version, landscape: isLandscape) {
      let edges = [insets.top, insets.bottom, insets.left, insets.right].map(Value.double)
      completeInsets(of: &record, from: edges, at: place)
    }
  }

  private func completePlatform(of record: inout Record, from device: Device?, at place: Place) {
    if let platform = device?.platform ?? onlyPlatform {
      record.setDefault(ScreenKey.platform, .string(platform), at: place)
    } else if record[ScreenKey.platform].isAbsent, record[ScreenKey.size].isAbsent {
      // The device would tell both.
      record[ScreenKey.platform] = .absent(at: record[ScreenKey.device].place)
    }
  }

  /// Where a screen keeps what its device has.
  private static let slotsOfDevice = Device.properties.compactMap { property in
    Section.plainDescription.section(DescriptionKey.screens).objectType.slot(
      of: property.fact?.name ?? property.key)
  }

  /// Where nobody names the device, naming it would tell its facts.
  private func completeProperties(of record: inout Record, from device: Device?, at place: Place) {
    for (slot, property) in zip(Self.slotsOfDevice, Device.properties) {
      if let device {
        record.setDefault(slot, CatalogueValues.seen(property, of: device.values), at: place)
      } else if property.fact != nil {
        record.slots[slot] = .absent(at: record[ScreenKey.device].place)
      }
    }
  }

  /// What was written holds; the device fills in the edges that weren't.
  private func completeInsets(of record: inout Record, from insets: [Value], at place: Place) {
    record.change(ScreenKey.safeArea) { edges, _ in
      for (edge, inset) in zip(SafeAreaKey.allCases, insets) {
        edges.setDefault(edge, inset, at: place)
      }
    }
    guard case .unwritten(let edges) = record[ScreenKey.safeArea].value else { return }
    record[ScreenKey.safeArea].value = .object(edges)
  }

  /// Where the size isn't known, nothing speaks against the frames.
  private func framesFit(_ record: Record) -> Bool {
    let size = record[ScreenKey.size].value.record
    guard let width = size?[SizeKey.width].value.number,
      let height = size?[SizeKey.height].value.number,
      case .list(let buttons) = record[ScreenKey.buttons].value
    else { return true }
    let frames = buttons.compactMap { button in
      button.value.record.flatMap { Rectangle($0[ButtonKey.frame].value) }
    }
    let screen = MeasuredScreen(
      width: width, height: height, isCutOff: record[ScreenKey.scrolls].value.answer == false)
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
    frame.left >= width || frame.right <= 0 || frame.bottom <= 0 || isCutOff && frame.top >= height
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
