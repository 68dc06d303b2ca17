/// Compares values as `==` does, and notes the missing facts that it would depend on.
struct Equality {
  private(set) var missing = MissingFactsBuilder()
  /// How many single values were compared.
  private(set) var steps = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether so much was compared that the answer doesn't count.
  var isExhausted: Bool { steps > limit }

  /// False if they surely differ; true if they are equal, or would be but for what is missing.
  mutating func areEqual(_ one: TracedValue, _ other: TracedValue) -> Bool {
    steps += 1
    if isExhausted { return false }
    if !one.value.isPlain || !other.value.isPlain {
      let isOneMissing = missing.collect(one)
      return missing.collect(other) || isOneMissing
    }
    return arePlainEqual(one.value, other.value)
  }

  private mutating func arePlainEqual(_ one: Value, _ other: Value) -> Bool {
    if let comparison = one.simpleEquality(with: other) {
      steps += comparison.cost - 1
      return comparison.areEqual
    }
    switch (one, other) {
    case (.null, .null): return true
    case (.bytes(let one), .bytes(let other)):
      steps += min(one.count, other.count) / 10
      return one == other
    case (.timestamp(let one), .timestamp(let other)): return one == other
    case (.duration(let one), .duration(let other)): return one == other
    case (.type(let one), .type(let other)): return one.runtimeName == other.runtimeName
    case (.list(let one), .list(let other)): return areEqual(one, other)
    case (.map(let one), .map(let other)): return areEqual(one, other)
    case (.object(let one), .object(let other)):
      return one.isSame(as: other) || (one.type == other.type && areEqual(one.slots, other.slots))
    case (.optional(let one), .optional(let other)): return areEqual(one, other)
    default: return areNumbersEqual(one, other)
    }
  }

  private func areNumbersEqual(_ one: Value, _ other: Value) -> Bool {
    guard let one = Number(one), let other = Number(other) else { return false }
    return one.order(to: other) == .same
  }

  private mutating func areEqual(
    _ one: ContiguousArray<TracedValue>,
    _ other: ContiguousArray<TracedValue>
  ) -> Bool {
    let open = (one.further, other.further)
    guard open == (nil, nil) else { return mayBeEqual(one, other, open) }
    guard one.count == other.count else { return false }
    for index in one.indices where !areEqual(one[index], other[index]) { return false }
    return true
  }

  /// Of lists that may have further items only their sizes tell.
  private mutating func mayBeEqual(
    _ one: ContiguousArray<TracedValue>,
    _ other: ContiguousArray<TracedValue>,
    _ open: (one: MissingFacts?, other: MissingFacts?)
  ) -> Bool {
    if open.other == nil, one.knownCount > other.count { return false }
    if open.one == nil, other.knownCount > one.count { return false }
    for further in [open.one, open.other] {
      if let further { _ = missing.collect(TracedValue(.undecided(further))) }
    }
    return true
  }

  private mutating func areEqual(_ one: ValueMap, _ other: ValueMap) -> Bool {
    guard one.count == other.count else { return false }
    for entry in one.entries {
      guard let value = other[entry.key.value], areEqual(entry.value, value) else { return false }
    }
    return true
  }

  private mutating func areEqual(_ one: OptionalValue, _ other: OptionalValue) -> Bool {
    switch (one, other) {
    case (.none, .none): true
    case (.some(let one), .some(let other)): areEqual(one, other)
    default: false
    }
  }
}

extension Value {
  /// Whether two texts, numbers or booleans are equal, in which nothing can be missing, and what
  /// comparing them costs; nil for everything else.
  func simpleEquality(with other: Value) -> (areEqual: Bool, cost: Int)? {
    switch (self, other) {
    case (.string(let one), .string(let another)):
      (one.isSameText(as: another), comparisonCost(with: other))
    case (.double(let one), .double(let other)): (one == other, 1)
    case (.integer(let one), .integer(let other)): (one == other, 1)
    case (.boolean(let one), .boolean(let other)): (one == other, 1)
    default: nil
    }
  }
}

extension Record {
  /// Whether both are one and the same record, so that what it lacks doesn't matter.
  fileprivate func isSame(as other: Record) -> Bool {
    slots.span.isIdentical(to: other.slots.span)
  }
}

extension String {
  /// Whether both have the same code points; `==` would take canonically equivalent ones as equal.
  func isSameText(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    return isASCII || utf8.elementsEqual(other.utf8)
  }

  /// Whether all is ASCII, of which no two texts are equivalent; a text knows that of itself.
  private var isASCII: Bool { utf8.count == utf16.count }

  /// Whether it comes first in the order of code points.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
