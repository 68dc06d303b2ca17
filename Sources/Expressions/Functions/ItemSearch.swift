/// Looks for items in lists, and notes what the answer would depend on.
struct ItemSearch {
  private var equality: Equality

  init(_ room: Room) {
    equality = Equality(limit: room.items)
  }

  /// Whether an item of the list is equal to it, or may be.
  mutating func contains(_ item: TracedValue, in items: ContiguousArray<TracedValue>) -> Bool {
    for other in items {
      if equality.isExhausted { return false }
      if equality.areEqual(item, other) { return true }
    }
    return false
  }

  /// The answer, unless something was missing or the limit was reached.
  func answer(_ value: Value) -> Value {
    if equality.isExhausted { return .error(.costLimit) }
    return equality.missing.map(Value.undecided) ?? value
  }
}
