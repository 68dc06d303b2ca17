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
    places.reserveCapacity(table.count)
    for number in (0..<table.count).dropFirst() { enter(Int32(number)) }
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

  private mutating func enter(_ number: Int32) {
    let place = Place(number: number)
    switch table[place].step {
    case .root: break
    case .field: enter(.key(table.fieldName(at: place) ?? ""), number)
    case .item(let index):
      enter(.index(Int(index)), number)
      if let id = table.id(of: place) { enter(.id(id), number) }
    }
  }

  /// The first counts, and what a screen says itself before what it takes over.
  private mutating func enter(_ component: Path.Component, _ number: Int32) {
    let step = Step(parent: table[Place(number: number)].parent, component: component)
    if let first = places[step] {
      let isBetter =
        table.isInherited(Place(number: first))
        && !table.isInherited(Place(number: number))
      guard isBetter else { return }
    }
    places[step] = number
  }
}
