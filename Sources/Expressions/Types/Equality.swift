/// Compares values as `==` does, and notes the missing facts that it would depend on.
struct Equality {
  private(set) var missing: MissingFacts?
  /// How many single values were compared.
  private(set) var steps = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether so much was compared that the answer doesn't count.
  var isExhausted: Bool { steps > limit }

  /// False if they surely differ; true if they are equal, or would be but for what is missing.
  mutating func areEqual(_ one: TracedValue, _ other: TracedValue) -> Bool {
    steps += 1
    if isExhausted { return false }
    if !one.value.isPlain || !other.value.isPlain {
      let isMissing = one.value.isMissing || other.value.isMissing
      missing.add(one.missing)
      missing.add(other.missing)
      return isMissing
    }
    steps += one.value.comparisonCost(with: other.value) - 1
    return arePlainEqual(one.value, other.value)
  }

  /// Whether an item of the list is equal to it, or may be.
  mutating func contains(_ item: TracedValue, in items: ContiguousArray<TracedValue>) -> Bool {
    items.contains { !isExhausted && areEqual(item, $0) }
  }

  /// What was made of what it found, unless something was missing or the limit was reached.
  func answer(_ value: Value) -> Value {
    if isExhausted { return .error(.costLimit) }
    return missing.map(Value.undecided) ?? value
  }

  private mutating func arePlainEqual(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.string(let one), .string(let other)): one.isSameText(as: other)
    case (.type(let one), .type(let other)): one.runtimeName == other.runtimeName
    case (.list(let one), .list(let other)): areEqual(one, other)
    case (.map(let one), .map(let other)): areEqual(one, other)
    case (.object(let one), .object(let other)):
      one.isSame(as: other) || (one.type == other.type && areEqual(one.slots, other.slots))
    case (.optional(.none), .optional(.none)): true
    case (.optional(.some(let one)), .optional(.some(let other))): areEqual(one, other)
    default: one.order(to: other) == .some(.same)
    }
  }

  private mutating func areEqual(
    _ one: ContiguousArray<TracedValue>, _ other: ContiguousArray<TracedValue>
  ) -> Bool {
    let open = (one.further, other.further)
    guard open == (nil, nil) else { return mayBeEqual(one, other, open) }
    guard one.count == other.count else { return false }
    for index in one.indices where !areEqual(one[index], other[index]) { return false }
    return true
  }

  /// Of lists that may have further items only their sizes tell.
  private mutating func mayBeEqual(
    _ one: ContiguousArray<TracedValue>, _ other: ContiguousArray<TracedValue>,
    _ open: (one: MissingFacts?, other: MissingFacts?)
  ) -> Bool {
    if open.other == nil, one.knownCount > other.count { return false }
    if open.one == nil, other.knownCount > one.count { return false }
    missing.add(open.one)
    missing.add(open.other)
    return true
  }

  private mutating func areEqual(_ one: ValueMap, _ other: ValueMap) -> Bool {
    guard one.count == other.count else { return false }
    for entry in one.entries {
      guard let value = other[entry.key.value], areEqual(entry.value, value) else { return false }
    }
    return true
  }
}

extension Record {
  /// Whether both are one and the same record, so that what it lacks doesn't matter.
  fileprivate func isSame(as other: Record) -> Bool { slots.span.isIdentical(to: other.slots.span) }
}

extension String {
  /// Whether both have the same code points; `==` would take canonically equivalent ones as equal.
  func isSameText(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }

  /// Whether it comes first in the order of code points.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
