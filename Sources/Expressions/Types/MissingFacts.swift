/// The places of the absent facts that keep an expression from being decided, each once.
package struct MissingFacts: Hashable, Sendable {
  /// Mostly a single fact is missing, for which no list is allocated.
  private enum Content: Hashable {
    case one(Place)
    /// None or more than one, in the order of their numbers.
    case list([Place])
  }

  private var content: Content

  package init(_ place: Place) {
    content = .one(place)
  }

  package init(_ places: [Place]) {
    var distinct: [Place] = []
    for place in places.sorted(by: { $0.number < $1.number }) where place != distinct.last {
      distinct.append(place)
    }
    self.init(sorted: distinct)
  }

  private init(sorted places: [Place]) {
    content = places.count == 1 ? .one(places[0]) : .list(places)
  }

  /// In the order of their numbers.
  package var places: [Place] {
    switch content {
    case .one(let place): [place]
    case .list(let places): places
    }
  }

  package var count: Int {
    switch content {
    case .one: 1
    case .list(let places): places.count
    }
  }

  /// The one with the lowest number.
  package var first: Place? {
    switch content {
    case .one(let place): place
    case .list(let places): places.first
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Adds a place, if it isn't there yet.
  package mutating func insert(_ place: Place) {
    switch content {
    case .one(let known):
      if known == place { return }
      content = .list(known.number < place.number ? [known, place] : [place, known])
    case .list(var places):
      // A list that nobody else holds grows where it is.
      content = .list([])
      places.insert(inOrder: place)
      self = MissingFacts(sorted: places)
    }
  }

  /// Adds the places of others.
  package mutating func formUnion(_ other: MissingFacts) {
    switch other.content {
    case .one(let place): insert(place)
    case .list(let others):
      if self == other { return }
      if others.count > Self.few {
        self = union(other)
      } else {
        for place in others { insert(place) }
      }
    }
  }

  /// The places of both.
  package func union(_ other: MissingFacts) -> MissingFacts {
    var all: [Place] = []
    all.reserveCapacity(count + other.count)
    var rest = other.places[...]
    for place in places {
      while let next = rest.first, next.number < place.number {
        all.append(next)
        rest.removeFirst()
      }
      if let next = rest.first, next.number == place.number { rest.removeFirst() }
      all.append(place)
    }
    return MissingFacts(sorted: all + rest)
  }

  /// So many are added sooner one by one than by merging.
  fileprivate static let few = 8
}

extension MissingFacts? {
  /// Adds what else is missing, if anything is.
  package mutating func add(_ others: MissingFacts?) {
    guard let others else { return }
    if self == nil { self = others } else { self?.formUnion(others) }
  }
}

extension [Place] {
  /// Adds a place where it belongs, if it isn't there yet; the end is looked at first.
  fileprivate mutating func insert(inOrder place: Place) {
    guard let last, last.number >= place.number else { return append(place) }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < place.number { low = middle + 1 } else { high = middle }
    }
    if self[low].number != place.number { insert(place, at: low) }
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

/// Gathers absent facts from many operands, without merging many before they are asked for.
struct MissingFactsBuilder {
  private var gathered: MissingFacts?
  /// What isn't merged yet.
  private var others: [Place] = []

  var isEmpty: Bool { gathered?.isEmpty ?? true && others.isEmpty }

  var facts: MissingFacts {
    var facts = gathered ?? MissingFacts([])
    if !others.isEmpty { facts.formUnion(MissingFacts(others)) }
    return facts
  }

  /// Takes what the operand lacks; answers whether it lacks anything.
  mutating func collect(_ operand: TracedValue) -> Bool {
    guard let facts = operand.missing else { return false }
    add(facts)
    return true
  }

  /// Takes all that another collector has.
  mutating func collect(_ other: MissingFactsBuilder) {
    add(other.facts)
  }

  private mutating func add(_ facts: MissingFacts) {
    let isMany = (gathered?.count ?? 0) + facts.count > MissingFacts.few
    if isMany, gathered != nil { others += facts.places } else { gathered.add(facts) }
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
