internal import Diagnostics

/// What expressions are about where that is several things of a kind: what is defined of a value is
/// worked out among the values of the one that it belongs to.
package struct Subjects: Sendable {
  /// One of them: the place with the lowest number of all that belong to it, and what its variables
  /// hold, by their slots.
  package struct Subject: Sendable {
    let firstPlace: Place
    let variables: ContiguousArray<TracedValue>

    package init(from firstPlace: Place, _ variables: ContiguousArray<TracedValue>) {
      self.firstPlace = firstPlace
      self.variables = variables
    }
  }

  /// In the order of their first places.
  private let all: [Subject]

  package init(_ all: [Subject] = []) {
    self.all = all
  }

  /// The one that a place belongs to.
  func subject(at place: Place) -> Subject? {
    let next = all.partitioningIndex { $0.firstPlace.number > place.number }
    return next == 0 ? nil : all[next - 1]
  }
}
