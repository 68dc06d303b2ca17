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

  /// The path of a place as it is written down.
  package func name(of place: Place) -> String {
    var name = Path.emptyBytes
    append(place, to: &name)
    return String(decoding: name, as: UTF8.self)
  }

  private func append(_ place: Place, to name: inout [UInt8]) {
    guard place != .none, let parent = parent(of: place) else { return }
    append(parent, to: &name)
    name.append(component(at: place))
  }

  /// The RFC 6901 pointer to what was written; for an absent key, to where it would stand.
  ///
  /// What a screen takes over from another leads to the other one.
  package func pointer(to place: Place) -> String {
    var pointer = Path.emptyBytes
    if place != .none { append(place, toPointer: &pointer) }
    return String(decoding: pointer, as: UTF8.self)
  }

  private func append(_ place: Place, toPointer pointer: inout [UInt8]) {
    guard let parent = parent(of: place) else { return }
    let origin = origin(of: place)
    if let origin {
      pointer += origin.pointer.utf8
    } else {
      append(parent, toPointer: &pointer)
    }
    guard origin == nil || isField(place), let step = pointerStep(from: parent, to: place) else {
      return
    }
    pointer.append(UInt8(ascii: "/"))
    pointer += step.utf8
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
    case .item(let index): String(index)
    case .field(let slot):
      if self[parent].flags.contains(.listForm) {
        String(slot)
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
    guard key.contains(UInt8(ascii: "~"), or: UInt8(ascii: "/")) else { return key }
    return key.reduce(into: "") { text, letter in
      switch letter {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(letter)
      }
    }
  }
}
