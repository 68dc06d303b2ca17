internal import Diagnostics

/// The places of the absent facts that keep an expression from being decided, each once.
package struct MissingFacts: Hashable, Sendable {
  /// In the order of their numbers.
  package private(set) var places: [Place]

  package init(_ place: Place) { places = [place] }

  package init(_ places: [Place]) {
    self.places = []
    for place in places.sorted(by: { $0.number < $1.number }) where place != self.places.last {
      self.places.append(place)
    }
  }

  package var count: Int { places.count }

  /// Adds a place, if it isn't there yet; mostly places are met in their order.
  package mutating func insert(_ place: Place) {
    guard let last = places.last, last.number >= place.number else { return places.append(place) }
    let index = places.partitioningIndex { $0.number >= place.number }
    if places[index] != place { places.insert(place, at: index) }
  }

  /// Adds the places of others.
  package mutating func formUnion(_ other: MissingFacts) {
    if other.count > 8 {
      self = MissingFacts(places + other.places)
    } else {
      for place in other.places { insert(place) }
    }
  }

  /// The places of both.
  package func union(_ other: MissingFacts) -> MissingFacts {
    MissingFacts(places + other.places)
  }
}

extension MissingFacts? {
  /// Adds what else is missing, if anything is.
  package mutating func add(_ others: MissingFacts?) {
    guard let others else { return }
    if self == nil { self = others } else { self?.formUnion(others) }
  }
}

extension TracedValue {
  /// What it lacks; nil if it isn't missing.
  package var missing: MissingFacts? {
    switch value {
    case .absent, .unwritten: MissingFacts(place)
    case .undecided(let facts), .further(let facts), .atLeast(_, let facts): facts
    default: nil
    }
  }
}

/// Operands that leave something undecided: facts that are missing, and the first error.
struct UndecidedOperands {
  private var missing: MissingFacts?
  private var error: TracedValue?

  /// Takes an operand that is missing or an error; answers whether it is either.
  mutating func collect(_ operand: TracedValue) -> Bool {
    if let facts = operand.missing {
      missing.add(facts)
      return true
    }
    guard case .error = operand.value else { return false }
    error = error ?? operand
    return true
  }

  /// Takes an operand that should be true or false and isn't, for an operator or a macro.
  mutating func collect(_ operand: TracedValue, for symbol: String) {
    if collect(operand) { return }
    error = error ?? TracedValue.failure(.notFor(symbol, [operand.value]))
  }

  /// What they come to; missing comes first. Nil if nothing was missing or wrong.
  var result: TracedValue? {
    missing.map { TracedValue(.undecided($0)) } ?? error
  }
}

/// A list is open where nobody knows whether it has further items: one of its items says so.
extension ContiguousArray<TracedValue> {
  /// What one would have to know to say whether there are further items; nil if there are none.
  package var further: MissingFacts? {
    var further: MissingFacts?
    for index in indices { further.add(self[index].further) }
    return further
  }

  /// How many items are there, further ones apart.
  package var knownCount: Int { reduce(0) { $1.further == nil ? $0 + 1 : $0 } }
}

extension TracedValue {
  /// Of an item: why it stands for further items; nil if it is one itself.
  package var further: MissingFacts? {
    if case .further(let facts) = value { facts } else { nil }
  }

  /// What a name stands for that goes through a list: of further items nothing is known.
  package var item: TracedValue {
    further.map { TracedValue(.undecided($0), at: place) } ?? self
  }
}
