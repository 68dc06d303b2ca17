package import Diagnostics
internal import Expressions

extension PlaceTable {
  /// What was taken from other files than captures: how each value is called, and where it shows.
  package var takenFacts: [(path: String, range: SourceRange)] {
    guard !captures.isEmpty else { return [] }
    return (0..<Int32(count)).map { Place(number: $0) }.filter { place in
      guard isEvidence(place), isWritten(place), pointerToName(ofFileAt: place) != nil,
        let (section, slot) = declaration(at: place)
      else { return false }
      if case .section = section.fields[slot].type { return false }
      return true
    }
    .map { (path: path(of: $0).description, range: range(of: $0)) }
  }
}
