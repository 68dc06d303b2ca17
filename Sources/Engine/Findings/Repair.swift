internal import Expressions
package import Model

/// A measure at a place, and what it has to be for a rule to be satisfied.
struct Repair: Sendable {
  let place: Place
  /// What it is, as rules see it.
  private let old: Value
  private let new: Value

  /// Nil where nothing stands, or what stands there will do.
  init?(at place: Place, from old: Value, to new: Value) {
    switch (old, new) {
    case (.double(let one), .double(let other)) where one != other: break
    case (.string(let one), .string(let other)) where one != other: break
    default: return nil
    }
    guard place != .none else { return nil }
    (self.place, self.old, self.new) = (place, old, new)
  }

  /// What it has to be, without quotes; nil where what is written isn't what rules see, and nobody
  /// can tell how they go together: a length may be in pixels.
  func text(besides written: String) -> String? {
    switch (old, new) {
    case (.double(let old), .double(let new)):
      guard let number = Double(written), number == old || old != 0 else { return nil }
      return Self.text(number == old ? new : new * number / old)
    case (.string(let old), .string(let new)): return written == old ? new : nil
    default: return nil
    }
  }

  /// Likewise where what is written is what rules see.
  var text: String {
    switch new {
    case .double(let number): Self.text(number)
    case .string(let text): text
    default: ""
    }
  }

  /// What it has to be in points; nil for a colour.
  fileprivate var length: Double? {
    if case .double(let number) = new { number } else { nil }
  }

  /// With three decimals at most.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// How far it is from what is there.
  private var distance: Double {
    if case (.double(let old), .double(let new)) = (old, new) { abs(new - old) } else { 0 }
  }

  func asksMore(than other: Repair) -> Bool { distance > other.distance }
}

extension [Repair] {
  /// Of two that change the same, what asks for more satisfies both.
  mutating func add(_ repair: Repair) {
    guard let same = firstIndex(where: { $0.place == repair.place }) else { return append(repair) }
    if repair.asksMore(than: self[same]) { self[same] = repair }
  }
}

extension Finding {
  var places: PlaceTable { subject.description.places }

  /// What mends it.
  var repairs: [Repair] {
    if case .remark(let remark, _) = content { remark.repairs } else { [] }
  }

  /// A screen with everything on it that mends it, and the paths of the buttons that are changed; nil
  /// where none is.
  package func mended(_ screen: DescribedScreen) -> (screen: DescribedScreen, changed: Set<String>)?
  {
    var screen = screen
    var changed: Set<String> = []
    for repair in repairs {
      guard let length = repair.length else { continue }
      let path = places.path(of: repair.place).description
      if let button = screen.change(path, to: length) { changed.insert(button) }
    }
    return changed.isEmpty ? nil : (screen, changed)
  }
}
