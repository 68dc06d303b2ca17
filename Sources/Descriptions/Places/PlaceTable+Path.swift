package import Expressions

extension PlaceTable {
  /// How a place is called: with ids where items have one, else with indexes.
  package func path(of place: Place) -> Path {
    guard place != .none else { return Path([]) }
    return Path(ancestors(of: place).map(component))
  }

  /// The path of a place as it is written down.
  package func name(of place: Place) -> String { path(of: place).description }

  /// The RFC 6901 pointer to what was written; for an absent key, to where it would stand.
  ///
  /// What a screen takes over from another leads to the other one; what is taken from another file,
  /// to what names that.
  package func pointer(to place: Place) -> String {
    guard place != .none else { return "" }
    return ancestors(of: place).reduce("") { pointer(to: $1, in: $0) }
  }

  /// The pointer to a place, made of the pointer to the one around it.
  package func pointer(to place: Place, in outer: String) -> String {
    let origin = origin(of: place)
    if isEvidence(place) {
      if let name = pointerToName(ofFileAt: place) { return name }
      if let parent = parent(of: place), isEvidence(parent) { return outer }
      let screen = "/" + outer.split(separator: "/").prefix(2).joined(separator: "/")
      return (origin.map { Origin(screen: $0.screen).pointer } ?? screen) + "/capture"
    }
    let pointer = origin?.pointer ?? outer
    guard origin == nil || isField(place), let step = pointerStep(to: place) else { return pointer }
    return pointer + "/" + step
  }

  /// The place that a path names, whether written or absent; nil when there is none.
  package func place(at path: Path) -> Place? {
    PlaceIndex(of: self).place(at: path)
  }

  /// The places around one, from the outside in, and itself; not the description.
  private func ancestors(of place: Place) -> [Place] {
    var places: [Place] = []
    var place = place
    while let parent = parent(of: place) {
      places.append(place)
      place = parent
    }
    return places.reversed()
  }

  /// The last step to a place, which isn't the description itself.
  package func component(at place: Place) -> Path.Component {
    switch self[place].step {
    case .root: preconditionFailure("the description has no name inside itself")
    case .field: .key(fieldName(at: place) ?? "")
    case .item(let index): id(of: place).map(Path.Component.id) ?? .index(Int(index))
    }
  }

  private func pointerStep(to place: Place) -> String? {
    let flags = parent(of: place).map { self[$0].flags } ?? []
    switch self[place].step {
    case .root: return nil
    case .item(let index): return String(index)
    case .field(let slot) where flags.contains(.listForm): return String(slot)
    case .field where flags.contains(.wordForm) && isWritten(place): return nil
    case .field: return Self.escaped(fieldName(at: place) ?? "")
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
