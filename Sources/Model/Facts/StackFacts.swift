internal import Expressions

/// Works out the frames of buttons that are coded one below the other, each length as far as what it
/// follows from is known.
struct StackFacts {
  private let stack: Record
  private let screen: Record
  private let place: Place
  private let order: [String]
  private let services: ServiceNames

  /// Nil where a screen has no stack.
  init?(on screen: Record, _ services: ServiceNames) {
    guard case .object(let stack) = screen[ScreenKey.stack].value,
      let order = stack[StackKey.order].value.items
    else { return nil }
    self.stack = stack
    self.services = services
    self.screen = screen
    place = screen[ScreenKey.stack].place
    self.order = order.compactMap { $0.value.text.map(services.listedID) }
  }

  /// Gives the buttons of the stack that have no frame theirs.
  func complete(_ buttons: inout ContiguousArray<TracedValue>) {
    var open = Array(buttons.indices)
    for (position, service) in order.enumerated() {
      let found = open.firstIndex { number in
        buttons[number].value.record?[ButtonKey.service].value.text.map(services.listedID)
          == service
      }
      guard let found else { continue }
      buttons[open.remove(at: found)].value.changeRecord { button in
        guard button[ButtonKey.frame].isAbsent else { return }
        button[ButtonKey.frame] = TracedValue(.object(frame(at: position)), at: place)
      }
    }
  }

  private func frame(at position: Int) -> Record {
    var frame = Record(type: Section.frame.objectType, absentAt: place)
    let (x, width) = across
    frame[FrameKey.x] = traced(x)
    frame[FrameKey.y] = traced(top(of: position))
    frame[FrameKey.width] = traced(width)
    frame[FrameKey.height] = traced(length(.height))
    frame[FrameKey.tolerance] = TracedValue(.double(Self.tolerance), at: place)
    return frame
  }

  /// Left edge and width.
  private var across: (x: Resolved<Double>, width: Resolved<Double>) {
    let whole = length(of: SizeKey.width, in: ScreenKey.size)
    guard let width = stack[StackKey.width].value.number else {
      let margin = length(.margin)
      return (margin, whole - margin - margin)
    }
    let own = Resolved.known(width)
    switch stack[StackKey.align].value.text {
    case "leading": return (length(.margin), own)
    case "trailing": return (whole - length(.margin) - own, own)
    default: return ((whole - own).map { $0 / 2 }, own)
    }
  }

  private func top(of position: Int) -> Resolved<Double> {
    let isFromBottom = stack[StackKey.from].value.text == "bottom"
    let buttons = isFromBottom ? order.count - position : position
    let gaps = isFromBottom ? buttons - 1 : position
    var distance = length(.offset)
    if buttons > 0 { distance = distance + length(.height).map { $0 * Double(buttons) } }
    if gaps > 0 { distance = distance + length(.spacing).map { $0 * Double(gaps) } }
    guard isFromBottom else {
      return length(of: SafeAreaKey.top, in: ScreenKey.safeArea) + distance
    }
    let bottom = length(of: SafeAreaKey.bottom, in: ScreenKey.safeArea)
    return length(of: SizeKey.height, in: ScreenKey.size) - bottom - distance
  }

  private func length(_ key: StackKey) -> Resolved<Double> { Self.length(stack[key]) }

  private func length(of key: some SectionKey, in section: ScreenKey) -> Resolved<Double> {
    guard let record = screen[section].value.record else { return Self.length(screen[section]) }
    return Self.length(record[key])
  }

  private static func length(_ value: TracedValue) -> Resolved<Double> {
    value.known { $0.number }
  }

  private func traced(_ length: Resolved<Double>) -> TracedValue {
    switch length {
    case .known(let length): TracedValue(.double(length), at: place)
    case .open(let missing): TracedValue(.undecided(missing), at: place)
    }
  }

  /// How far a length that stands in the code may be off, in points.
  private static let tolerance = 0.01
}

extension Resolved<Double> {
  fileprivate static func + (one: Self, other: Self) -> Self { both(one, other, +) }

  fileprivate static func - (one: Self, other: Self) -> Self { both(one, other, -) }

  private static func both(
    _ one: Self, _ other: Self, _ combine: (Double, Double) -> Double
  ) -> Self {
    switch (one, other) {
    case (.known(let one), .known(let other)): .known(combine(one, other))
    case (.open(let one), .open(let other)): .open(one.union(other))
    case (.open(let missing), _), (_, .open(let missing)): .open(missing)
    }
  }
}
