/// The places of the absent facts that keep an expression from being decided, each once.
package struct MissingFacts: Hashable, Sendable {
  /// In the order in which they were met.
  package private(set) var places: [Place]

  package init(_ places: [Place]) {
    self.places = []
    for place in places { insert(place) }
  }

  package mutating func insert(_ place: Place) {
    if !places.contains(place) { places.append(place) }
  }

  package func union(_ other: MissingFacts) -> MissingFacts {
    var all = self
    for place in other.places { all.insert(place) }
    return all
  }
}
