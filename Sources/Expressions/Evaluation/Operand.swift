/// A value and the place it came from.
package struct Operand: Sendable {
  package var value: Value
  package var place: Place

  package init(_ value: Value, at place: Place = .none) {
    self.value = value
    self.place = place
  }

  /// What nobody said, at the place where it would have been said.
  package static func absent(at place: Place) -> Operand {
    Operand(.absent, at: place)
  }
}
