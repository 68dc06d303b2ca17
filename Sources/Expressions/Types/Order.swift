/// How two values are ordered.
enum Order {
  case ascending, same, descending

  init<One: BinaryInteger, Other: BinaryInteger>(_ one: One, _ other: Other) {
    self = one < other ? .ascending : one == other ? .same : .descending
  }

  /// Nil if one is NaN.
  init?(ofDoubles one: Double, _ other: Double) {
    if one < other {
      self = .ascending
    } else if one == other {
      self = .same
    } else if one > other {
      self = .descending
    } else {
      return nil
    }
  }

  var reversed: Order {
    switch self {
    case .ascending: .descending
    case .same: .same
    case .descending: .ascending
    }
  }
}

extension Value {
  /// The orders that two values can have where one is the size of an open list, and the other a
  /// number; nil elsewhere.
  func possibleOrders(to other: Value) -> [Order]? {
    switch (self, other) {
    case (.atLeast(let count, _), _):
      guard let order = Value.integer(count).numericOrder(to: other) else { return nil }
      switch order {
      case .descending: return [.descending]
      case .same: return [.same, .descending]
      case .ascending, nil: return [.ascending, .same, .descending]
      }
    case (_, .atLeast): return other.possibleOrders(to: self)?.map(\.reversed)
    default: return nil
    }
  }

  /// How two values are ordered; `.some(nil)` for NaN, nil for values that have no order.
  func order(to other: Value) -> Order?? {
    switch (self, other) {
    case (.bytes(let one), .bytes(let other)):
      let precedes = one.lexicographicallyPrecedes(other)
      return .some(one == other ? .same : precedes ? .ascending : .descending)
    case (.boolean(let one), .boolean(let other)): return .some(Order(one ? 1 : 0, other ? 1 : 0))
    case (.timestamp(let one), .timestamp(let other)):
      let seconds = Order(one.seconds, other.seconds)
      return .some(seconds == .same ? Order(one.nanoseconds, other.nanoseconds) : seconds)
    case (.duration(let one), .duration(let other)):
      return .some(Order(one.nanoseconds, other.nanoseconds))
    default:
      guard let one = string, let other = other.string else { return numericOrder(to: other) }
      return .some(
        one.isSameText(as: other) ? .same : one.precedes(other) ? .ascending : .descending)
    }
  }

  /// On one number line, whatever the types of two numbers; `.some(nil)` for NaN.
  private func numericOrder(to other: Value) -> Order?? {
    switch (self, other) {
    case (.integer(let one), .integer(let other)): return Order(one, other)
    case (.unsigned(let one), .unsigned(let other)): return Order(one, other)
    case (.integer(let one), .unsigned(let other)): return Order(one, other)
    case (.unsigned(let one), .integer(let other)): return Order(one, other)
    default:
      // Also where a double hasn't all digits, which is what CEL's tests pin.
      guard let one = nearestDouble, let other = other.nearestDouble else { return nil }
      return .some(Order(ofDoubles: one, other))
    }
  }

  private var nearestDouble: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// What comparing it with another costs: a unit for every ten bytes.
  func comparisonCost(with other: Value) -> Int {
    switch (self, other) {
    case (.bytes(let one), .bytes(let other)): return min(one.count, other.count) / 10 + 1
    default:
      guard let one = string, let other = other.string else { return 1 }
      return min(one.utf8.count, other.utf8.count) / 10 + 1
    }
  }
}

/// Puts values in order.
enum Sorting {
  /// An item and what it is sorted by.
  struct Pair {
    let key: Value
    let item: TracedValue
  }

  /// The items by their keys, equal ones as they were; nil if the keys aren't of one ordered type.
  static func sorted(_ pairs: ContiguousArray<Pair>) -> ContiguousArray<TracedValue>? {
    guard let first = pairs.first else { return [] }
    for pair in pairs
    where pair.key.typeName != first.key.typeName || !OperatorTypes.isOrdered(pair.key.type) {
      return nil
    }
    let sorted = pairs.sorted { $0.key.order(to: $1.key) == .some(.ascending) }
    return ContiguousArray(sorted.map(\.item))
  }
}
