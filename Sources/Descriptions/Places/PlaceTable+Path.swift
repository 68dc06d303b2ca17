package import Expressions

extension PlaceTable {
  /// How a place is called: with ids where items have one, else with indexes.
  package func path(of place: Place) -> Path {
    var components: [Path.Component] = []
    var place = place
    while place != .none, let parent = parent(of: place) {
      components.append(component(at: place))
      place = parent
    }
    return Path(components.reversed())
  }

  /// The RFC 6901 pointer to what was written; for an absent key, to where it would stand.
  package func pointer(to place: Place) -> String {
    guard place != .none else { return "" }
    var steps: [String] = []
    var place = writtenElsewhere(place)
    while let parent = parent(of: place) {
      if let step = pointerStep(from: parent, to: place) { steps.append(step) }
      place = parent
    }
    return steps.reversed().map { "/\($0)" }.joined()
  }

  /// The place that a path names, whether written or absent; nil when there is none.
  package func place(at path: Path) -> Place? {
    var place = Place(number: 0)
    for component in path.components {
      guard let next = child(of: place, component) else { return nil }
      place = next
    }
    return place
  }

  /// Whether a place is the other or lies in it.
  package func contains(_ outer: Place, _ inner: Place) -> Bool {
    var place: Place? = inner
    while let current = place, current != .none {
      if current == outer { return true }
      place = parent(of: current)
    }
    return false
  }

  private func component(at place: Place) -> Path.Component {
    switch self[place].step {
    case .root: preconditionFailure("the description has no name inside itself")
    case .field: .key(fieldName(at: place) ?? "")
    case .item(let index): ids[place.number].map(Path.Component.id) ?? .index(Int(index))
    }
  }

  private func pointerStep(from parent: Place, to place: Place) -> String? {
    switch self[place].step {
    case .root: nil
    case .item(let index): "\(index)"
    case .field(let slot):
      if self[parent].flags.contains(.listForm) {
        "\(slot)"
      } else if self[parent].flags.contains(.wordForm), isWritten(place) {
        nil
      } else {
        Self.escaped(fieldName(at: place) ?? "")
      }
    }
  }

  /// For what another screen wrote, the place there: a pointer must lead to something.
  private func writtenElsewhere(_ place: Place) -> Place {
    let entry = self[place]
    guard entry.flags.contains(.inherited) else { return place }
    let origin = entries.firstIndex {
      $0.lower == entry.lower && $0.upper == entry.upper && !$0.flags.contains(.inherited)
        && $0.flags.contains(.absent) == entry.flags.contains(.absent)
    }
    return origin.map { Place(number: Int32($0)) } ?? place
  }

  private func child(of parent: Place, _ component: Path.Component) -> Place? {
    let found = entries.indices.first { index in
      entries[index].parent == parent.number
        && matches(component, Place(number: Int32(index)))
    }
    return found.map { Place(number: Int32($0)) }
  }

  private func matches(_ component: Path.Component, _ place: Place) -> Bool {
    switch (component, self[place].step) {
    case (.key(let key), .field): fieldName(at: place) == key
    case (.index(let index), .item(let item)): index == Int(item)
    case (.id(let id), .item): ids[place.number] == id
    default: false
    }
  }

  private static func escaped(_ key: String) -> String {
    key.reduce(into: "") { text, letter in
      switch letter {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(letter)
      }
    }
  }
}
