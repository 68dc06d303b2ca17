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
  ///
  /// What a screen takes over from another leads to the other one.
  package func pointer(to place: Place) -> String {
    guard place != .none else { return "" }
    var steps: [String] = []
    var start = ""
    var place = place
    while let parent = parent(of: place) {
      let origin = origin(of: place)
      if origin == nil || isField(place), let step = pointerStep(from: parent, to: place) {
        steps.append(step)
      }
      if let origin {
        start = origin.pointer
        break
      }
      place = parent
    }
    return steps.reversed().reduce(into: start) { $0 += "/\($1)" }
  }

  /// The place that a path names, whether written or absent; nil when there is none.
  package func place(at path: Path) -> Place? {
    PlaceIndex(of: self).place(at: path)
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
    case .item(let index): id(of: place).map(Path.Component.id) ?? .index(Int(index))
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

  private func isField(_ place: Place) -> Bool {
    if case .field = self[place].step { true } else { false }
  }

  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    return key.reduce(into: "") { text, letter in
      switch letter {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(letter)
      }
    }
  }
}
