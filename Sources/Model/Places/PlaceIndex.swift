internal import Diagnostics
internal import Expressions

/// Finds the places of a description by their paths; worth making once for many paths.
struct PlaceIndex {
  private struct Step: Hashable {
    let parent: Int32
    let component: Path.Component
  }

  private let table: PlaceTable
  private var places: [Step: Int32] = [:]

  init(of table: PlaceTable) {
    self.table = table
    for number in (0..<table.count).dropFirst() {
      let place = Place(number: Int32(number))
      enter(table.component(at: place), place)
      if case .item(let index) = table[place].step { enter(.index(Int(index)), place) }
    }
  }

  /// The place that a path names, whether written or absent; nil when there is none.
  func place(at path: Path) -> Place? {
    let (place, rest) = nearest(to: path)
    return rest.isEmpty ? place : nil
  }

  /// How far a path leads, and the steps for which there are no places.
  private func nearest(to path: Path) -> (place: Place, rest: ArraySlice<Path.Component>) {
    var place: Int32 = 0
    for (number, component) in path.components.enumerated() {
      guard let next = places[Step(parent: place, component: component)] else {
        return (Place(number: place), path.components[number...])
      }
      place = next
    }
    return (Place(number: place), [])
  }

  /// Whether a path leads to a place, or to what can be written where there is none.
  func canBeWritten(_ path: Path) -> Bool {
    let (place, rest) = nearest(to: path)
    var type: FieldType? = table.type(at: place)
    for step in rest { type = type?.field(at: step)?.type }
    return type != nil
  }

  /// The path that somebody may have meant by one that leads nowhere.
  func nearestPath(to path: Path) -> Path? {
    var (place, rest) = nearest(to: path)
    var type = table.type(at: place)
    while let step = rest.first, let field = type.field(at: step) {
      type = field.type
      place = .none
      rest.removeFirst()
    }
    guard let step = rest.first else { return nil }
    let known: [Path.Component] =
      if case .section(let section) = type {
        section.fields.map { .key($0.name) }
      } else {
        places.keys.filter { $0.parent == place.number }.map(\.component)
      }
    let names = known.compactMap(\.name).sorted()
    let meant = step.name.flatMap { Suggestion.nearest(to: $0, among: names) }
    guard let meant, let component = known.first(where: { $0.name == meant }) else { return nil }
    let start = path.components.prefix(path.components.count - rest.count)
    return Path(start + [component] + rest.dropFirst())
  }

  /// The first counts, and what a screen says itself before what it takes over or was captured.
  private mutating func enter(_ component: Path.Component, _ place: Place) {
    let step = Step(parent: table[place].parent, component: component)
    if let first = places[step] {
      guard table.distance(to: place) < table.distance(to: Place(number: first)) else { return }
    }
    places[step] = place.number
  }
}

extension PlaceTable {
  /// How far off something was said: by the screen itself, by one that it is like, by a capture.
  fileprivate func distance(to place: Place) -> Int {
    isEvidence(place) ? 2 : isInherited(place) ? 1 : 0
  }
}

extension FieldType {
  /// What a step from a section leads to.
  fileprivate func field(at step: Path.Component) -> Field? {
    guard case .section(let section) = self, case .key(let key) = step else { return nil }
    return section.fields.first { $0.name == key }
  }
}

extension Path.Component {
  /// What people may mistype.
  fileprivate var name: String? {
    switch self {
    case .key(let name), .id(let name): name
    case .index: nil
    }
  }
}
