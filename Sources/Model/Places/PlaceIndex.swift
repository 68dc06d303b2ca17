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
    var place: Int32 = 0
    for component in path.components {
      guard let next = places[Step(parent: place, component: component)] else { return nil }
      place = next
    }
    return Place(number: place)
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
