/// Where a value came from: a number that means something to whoever handed the value in.
package struct Place: Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// The place of what was computed or written in the expression itself.
  package static let none = Place(number: -1)
}
