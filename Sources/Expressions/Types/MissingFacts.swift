/// The places of the absent facts that keep an expression from being decided, each once.
package struct MissingFacts: Hashable, Sendable {
  /// In the order of their numbers.
  package private(set) var places: [Place]

  package init(_ places: [Place]) {
    self.places = []
    if places.count == 1 {
      self.places = places
      return
    }
    let sorted = places.sorted { $0.number < $1.number }
    for place in sorted where place != self.places.last { self.places.append(place) }
  }

  /// Adds a place, if it isn't there yet.
  package mutating func insert(_ place: Place) {
    let position = position(of: place)
    if position < places.count, places[position] == place { return }
    places.insert(place, at: position)
  }

  /// Adds the places of others.
  package mutating func formUnion(_ other: MissingFacts) {
    guard other.places != places else { return }
    guard !insert(few: other.places) else { return }
    self = union(other)
  }

  /// Adds places in any order, if they are so few that this is quicker than merging them.
  fileprivate mutating func insert(few others: [Place]) -> Bool {
    guard others.count <= 8 else { return false }
    for place in others { insert(place) }
    return true
  }

  /// The places of both.
  package func union(_ other: MissingFacts) -> MissingFacts {
    var all = MissingFacts([])
    all.places.reserveCapacity(places.count + other.places.count)
    var rest = other.places[...]
    for place in places {
      while let next = rest.first, next.number < place.number {
        all.places.append(next)
        rest.removeFirst()
      }
      if rest.first == place { rest.removeFirst() }
      all.places.append(place)
    }
    all.places.append(contentsOf: rest)
    return all
  }

  /// Where the place is, or where it would stand; the end is looked at first.
  private func position(of place: Place) -> Int {
    guard let last = places.last, last.number >= place.number else { return places.count }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < place.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Gathers absent facts from many operands, without merging them before they are asked for.
struct MissingFactsBuilder {
  /// Those of the first operand, which mostly is the only one.
  private var first: MissingFacts?
  private var others: [Place] = []

  var isEmpty: Bool { (first?.places ?? []).isEmpty && others.isEmpty }

  var facts: MissingFacts {
    var facts = first ?? MissingFacts([])
    return facts.insert(few: others) ? facts : MissingFacts(facts.places + others)
  }

  /// Takes what the operand lacks; answers whether it lacks anything.
  mutating func collect(_ operand: TracedValue) -> Bool {
    switch operand.value {
    case .absent, .unwritten: add(MissingFacts([operand.place]))
    case .undecided(let facts): add(facts)
    default: return false
    }
    return true
  }

  /// Takes all that another collector has.
  mutating func collect(_ other: MissingFactsBuilder) {
    add(other.facts)
  }

  private mutating func add(_ facts: MissingFacts) {
    if first == nil { first = facts } else { others.append(contentsOf: facts.places) }
  }
}

/// Operands that leave something undecided: facts that are missing, and the first error.
struct UndecidedOperands {
  private var missing = MissingFactsBuilder()
  private var error: TracedValue?

  /// Takes an operand that is missing or an error; answers whether it is either.
  mutating func collect(_ operand: TracedValue) -> Bool {
    if missing.collect(operand) { return true }
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
    missing.isEmpty ? error : TracedValue(.undecided(missing.facts))
  }
}
