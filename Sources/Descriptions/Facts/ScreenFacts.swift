internal import Expressions

/// The slots of a screen that facts read and write.
enum ScreenSlot {
  private static let section = Section.screen(CustomFields())
  static let id = section.slot("id")
  static let like = section.slot("like")
  static let device = section.slot("device")
  static let os = section.slot("os")
  static let size = section.slot("size")
  static let safeArea = section.slot("safeArea")
  static let onIPad = section.slot("onIPad")
  static let orientation = section.slot("orientation")
  static let scale = section.slot("scale")
  static let appearance = section.slot("appearance")
  static let language = section.slot("language")
  static let background = section.slot("background")
  static let coveredBottom = section.slot("coveredBottom")
  static let buttons = section.slot("buttons")
  static let bounds = section.slot("bounds")
  static let visible = section.slot("visible")
  static let platform = section.slot("platform")
  static let isDark = section.slot("isDark")
}

/// Works out what follows from a screen's device, insets and background.
struct ScreenFacts {
  let catalogues: Catalogues
  /// The app's platforms, in case a screen doesn't name its device.
  let platforms: [String]
  let services: ListedServices
  /// Those of the screen before: most screens are in the same language.
  private var titles: (language: String?, table: TitleTable)?

  init(catalogues: Catalogues, platforms: [String], services: ListedServices) {
    self.catalogues = catalogues
    self.platforms = platforms
    self.services = services
  }

  /// The screen with what its device says, and the facts that follow.
  mutating func complete(_ record: inout Record, at place: Place) {
    completeFromDevice(&record, at: place)
    record.setDefault(ScreenSlot.background, record[ScreenSlot.appearance].value, at: place)
    record.slots[ScreenSlot.bounds] = Operand(bounds(of: record), at: place)
    record.slots[ScreenSlot.visible] = Operand(visible(in: record), at: place)
    record.slots[ScreenSlot.isDark] = Operand(.boolean(isDark(record)), at: place)
    completeButtons(of: &record)
  }

  private mutating func completeButtons(of record: inout Record) {
    let language = record[ScreenSlot.language].value.text
    var facts = ButtonFacts(services: services, titles: titles(in: language))
    titles = nil
    record.changeItems(of: ScreenSlot.buttons) { facts.complete(&$0, at: $1) }
    titles = (language, facts.titles)
  }

  private func titles(in language: String?) -> TitleTable {
    if let titles, titles.language == language { return titles.table }
    return catalogues.titles(in: language)
  }

  private func completeFromDevice(_ record: inout Record, at place: Place) {
    let device = record[ScreenSlot.device].value.text.flatMap(catalogues.device(_:))
    let isWindow = record[ScreenSlot.onIPad].value.answer == true
    completePlatform(of: &record, from: device, at: place)
    guard let device else { return }
    record.setDefault(ScreenSlot.scale, .double(device.scale), at: place)
    guard !isWindow else { return }
    let isLandscape = record[ScreenSlot.orientation].value.text == "landscape"
    let width = isLandscape ? device.height : device.width
    let height = isLandscape ? device.width : device.height
    let size = Record(
      type: Section.size.objectType,
      slots: [Operand(.double(width), at: place), Operand(.double(height), at: place)]
    )
    record.setDefault(ScreenSlot.size, .object(size), at: place)
    let version = record[ScreenSlot.os].value.text.flatMap(majorVersion)
    if let insets = device.insets(version: version, landscape: isLandscape) {
      completeInsets(of: &record, from: insets, at: place)
    }
  }

  private func completePlatform(of record: inout Record, from device: Device?, at place: Place) {
    if let platform = device?.platform ?? (platforms.count == 1 ? platforms[0] : nil) {
      record.slots[ScreenSlot.platform] = Operand(.string(platform), at: place)
    } else {
      record.slots[ScreenSlot.platform] = .absent(at: record[ScreenSlot.device].place)
    }
  }

  /// What was written holds; the device fills in the edges that weren't.
  private func completeInsets(of record: inout Record, from insets: Device.Insets, at place: Place)
  {
    let known = [insets.top, insets.bottom, insets.left, insets.right]
    record.change(ScreenSlot.safeArea) { edges, _ in
      for (slot, inset) in known.enumerated() {
        edges.setDefault(slot, .double(inset), at: place)
      }
    }
    guard case .unwritten(let edges) = record[ScreenSlot.safeArea].value else { return }
    record.slots[ScreenSlot.safeArea].value = .object(edges)
  }

  private func bounds(of record: Record) -> Value {
    size(of: record).map { .object(Record.frame(x: 0, y: 0, width: $0.width, height: $0.height)) }
      .value
  }

  private func size(of record: Record) -> Known<(width: Double, height: Double)> {
    record[ScreenSlot.size].known { value in
      guard case .object(let size) = value, let width = size[0].value.number,
        let height = size[1].value.number
      else { return nil }
      return (width, height)
    }
  }

  /// The screen without its insets; what covers the bottom counts where it is the larger.
  private func visible(in record: Record) -> Value {
    let edges = insets(of: record)
    switch (size(of: record), edges) {
    case (.open(let size), .open(let edges)): return .undecided(size.union(edges))
    case (.open(let missing), .known), (.known, .open(let missing)): return .undecided(missing)
    case (.known(let size), .known(let edges)):
      let covered = record[ScreenSlot.coveredBottom].value.number ?? 0
      let bottom = max(edges[1], covered)
      return .object(
        Record.frame(
          x: edges[2],
          y: edges[0],
          width: max(0, size.width - edges[2] - edges[3]),
          height: max(0, size.height - edges[0] - bottom)
        )
      )
    }
  }

  /// Top, bottom, left and right.
  private func insets(of record: Record) -> Known<[Double]> {
    guard let area = record[ScreenSlot.safeArea].value.record else {
      return .open(MissingFacts([record[ScreenSlot.safeArea].place]))
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(area.slots.count)
    var missing: MissingFacts?
    for edge in area.slots {
      switch edge.knownNumber {
      case .known(let number): numbers.append(number)
      case .open(let more): missing = missing?.union(more) ?? more
      }
    }
    return missing.map(Known.open) ?? .known(numbers)
  }

  private func isDark(_ record: Record) -> Bool {
    let background = record[ScreenSlot.background].value.text ?? ""
    if let colour = Colour(background) { return colour.isDark }
    return record[ScreenSlot.appearance].value.text == "dark"
  }
}

extension Known<Value> {
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
      type: Section.frame.objectType,
      slots: [
        Operand(.double(x)), Operand(.double(y)), Operand(.double(width)), Operand(.double(height)),
        Operand(.double(x + width)), Operand(.double(y + height)), Operand(.double(0)),
      ]
    )
  }
}

/// The first number of a version such as `15.0`; nil when it doesn't begin with one.
func majorVersion(_ text: String) -> Int? {
  Int(Substring(text.utf8.prefix { $0 != UInt8(ascii: ".") }))
}
