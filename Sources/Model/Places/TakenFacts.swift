package import Diagnostics
internal import Expressions

extension Description {
  /// What was taken from other files than captures: how each value is called, what it is, and where
  /// it shows.
  package var takenFacts: [(path: String, value: String, range: SourceRange)] {
    guard !places.captures.isEmpty else { return [] }
    var values: [Place: Value] = [:]
    for variable in variables { Self.collect(variable, into: &values) }
    return places.taken.map { place in
      (places.path(of: place).description, values[place]?.plain ?? "", places.range(of: place))
    }
  }

  /// All that is said in a value, by where it is said.
  private static func collect(_ said: TracedValue, into values: inout [Place: Value]) {
    if said.place != .none { values[said.place] = said.value }
    switch said.value {
    case .object(let record): for slot in record.slots { collect(slot, into: &values) }
    case .list(let items): for item in items { collect(item, into: &values) }
    default: break
    }
  }
}

extension PlaceTable {
  fileprivate var taken: [Place] {
    (0..<Int32(count)).map { Place(number: $0) }.filter { place in
      guard isEvidence(place), isWritten(place), pointerToName(ofFileAt: place) != nil,
        let (section, slot) = declaration(at: place)
      else { return false }
      if case .section = section.fields[slot].type { return false }
      return true
    }
  }
}

extension Value {
  /// As people write it.
  fileprivate var plain: String {
    if case .list(let items) = self { return items.map(\.value.plain).joined(separator: ", ") }
    return string ?? words
  }
}
