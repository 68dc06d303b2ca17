package import Expressions

extension PlaceTable {
  /// How a place is called: with ids where items have one, else with indexes.
  package func path(of place: Place) -> Path {
    var components: [Path.Component] = []
    if place != .none { followSteps(to: place) { components.append($1) } }
    return Path(components)
  }

  /// The path of a place as it is written down, in UTF-8.
  package func name(of place: Place) -> [UInt8] {
    var name: [UInt8] = []
    if place != .none { followSteps(to: place) { $1.append(to: &name, isFirst: name.isEmpty) } }
    return name
  }

  /// The RFC 6901 pointer to what was written, in UTF-8; for an absent key, to where it would stand.
  ///
  /// What a screen takes over from another leads to the other one; what is taken from another file,
  /// to what names that.
  package func pointer(to place: Place) -> [UInt8] {
    var pointer: [UInt8] = []
    if place != .none { followSteps(to: place) { appendStep(to: $0, $1, behind: &pointer) } }
    return pointer
  }

  /// The last step to a place, which isn't the description itself.
  func component(at place: Place) -> Path.Component {
    guard let outer = parent(of: place) else {
      preconditionFailure("the description has no name inside itself")
    }
    return step(to: place, in: type(at: outer)).component
  }

  /// What is declared of a place.
  func type(at place: Place) -> FieldType { followSteps(to: place) { _, _ in } }

  /// Hands over the steps on the way to a place, each with what it leads to; tells what is declared
  /// of the place.
  @discardableResult
  private func followSteps(to place: Place, _ take: (Place, Path.Component) -> Void) -> FieldType {
    guard let outer = parent(of: place) else { return root }
    let (component, type) = step(to: place, in: followSteps(to: outer, take))
    take(place, component)
    return type
  }

  /// The step to a place from one of that type, and what is declared of it.
  private func step(
    to place: Place, in outer: FieldType
  ) -> (component: Path.Component, type: FieldType) {
    switch self[place].step {
    case .root: break
    case .field(let slot):
      guard case .section(let section) = outer else { break }
      return (.key(section.fields[Int(slot)].name), section.fields[Int(slot)].type)
    case .item(let index):
      let component = id(of: place).map(Path.Component.id) ?? .index(Int(index))
      // What isn't declared as a list may have items too: where a value was taken from.
      if case .list(let item) = outer { return (component, item) }
      return (component, outer)
    }
    preconditionFailure("sections have fields")
  }

  /// Makes the pointer to the place around another one to that.
  private func appendStep(
    to place: Place, _ component: Path.Component, behind pointer: inout [UInt8]
  ) {
    let origin = origin(of: place)
    if isEvidence(place) {
      if let name = pointerToName(ofFileAt: place) {
        pointer = Array(name.utf8)
      } else if !(parent(of: place).map(isEvidence) ?? false) {
        let known = origin.map { Array(Origin(screen: $0.screen).pointer.utf8) }
        pointer = known ?? screen(in: pointer)
        pointer += "/capture".utf8
      }
      return
    }
    if let origin { pointer = Array(origin.pointer.utf8) }
    if self[place].flags.contains(.stacked), case .item(let number) = self[place].step {
      pointer = screen(in: pointer) + "/stack/order".utf8
      return append(number, to: &pointer)
    }
    guard origin == nil || isField(place) else { return }
    let flags = parent(of: place).map { self[$0].flags } ?? []
    switch self[place].step {
    case .root: break
    case .item(let number): append(number, to: &pointer)
    case .field(let slot) where flags.contains(.listForm): append(slot, to: &pointer)
    case .field where flags.contains(.wordForm) && isWritten(place): break
    case .field where flags.contains(.stacked): break
    case .field:
      guard case .key(let key) = component else { break }
      pointer.append(UInt8(ascii: "/"))
      for byte in key.utf8 {
        switch byte {
        case UInt8(ascii: "~"): pointer += "~0".utf8
        case UInt8(ascii: "/"): pointer += "~1".utf8
        default: pointer.append(byte)
        }
      }
    }
  }

  private func append(_ number: Int32, to pointer: inout [UInt8]) {
    pointer.append(UInt8(ascii: "/"))
    pointer += String(number).utf8
  }

  /// The pointer to the screen in which another one leads.
  private func screen(in pointer: [UInt8]) -> [UInt8] {
    let slashes = pointer.indices.filter { pointer[$0] == UInt8(ascii: "/") }
    return slashes.count > 2 ? Array(pointer[..<slashes[2]]) : pointer
  }

  private func isField(_ place: Place) -> Bool {
    if case .field = self[place].step { true } else { false }
  }
}
