extension Value {
  /// How two values are ordered; `.some(nil)` for NaN, nil for values that have no order.
  func order(to other: Value) -> Order?? {
    switch (self, other) {
    case (.double(let one), .double(let other)): return .some(Order(ofDoubles: one, other))
    case (.integer(let one), .integer(let other)): return .some(Order(one, other))
    case (.string(let one), .string(let other)):
      return .some(
        one.isSameText(as: other) ? .same : one.precedes(other) ? .ascending : .descending
      )
    case (.bytes(let one), .bytes(let other)):
      let precedes = one.lexicographicallyPrecedes(other)
      return .some(one == other ? .same : precedes ? .ascending : .descending)
    case (.boolean(let one), .boolean(let other)):
      return .some(Order(one ? 1 : 0, other ? 1 : 0))
    case (.timestamp(let one), .timestamp(let other)):
      let seconds = Order(one.seconds, other.seconds)
      return .some(seconds == .same ? Order(one.nanoseconds, other.nanoseconds) : seconds)
    case (.duration(let one), .duration(let other)):
      return .some(Order(one.nanoseconds, other.nanoseconds))
    default:
      guard let one = Number(self), let other = Number(other) else { return nil }
      return .some(one.order(to: other))
    }
  }

  /// What comparing it with another costs: a unit for every ten bytes.
  func comparisonCost(with other: Value) -> Int {
    switch (self, other) {
    case (.string(let one), .string(let other)): min(one.utf8.count, other.utf8.count) / 10 + 1
    case (.bytes(let one), .bytes(let other)): min(one.count, other.count) / 10 + 1
    default: 1
    }
  }
}
