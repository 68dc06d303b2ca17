/// Puts values in order.
enum Sorting {
  /// An item and what it is sorted by.
  struct Pair {
    let key: Value
    let item: Operand
  }

  /// The items by their keys, equal ones as they were; nil if the keys aren't of one ordered type.
  static func sorted(_ pairs: ContiguousArray<Pair>) -> ContiguousArray<Operand>? {
    guard let first = pairs.first else { return [] }
    for pair in pairs where pair.key.typeName != first.key.typeName || !isOrdered(pair.key) {
      return nil
    }
    let sorted = pairs.sorted { one, other in
      guard let order = one.key.order(to: other.key) else { return false }
      return order == .ascending
    }
    return ContiguousArray(sorted.map(\.item))
  }

  private static func isOrdered(_ value: Value) -> Bool {
    switch value {
    case .boolean, .integer, .unsigned, .double, .string, .bytes, .timestamp, .duration: true
    default: false
    }
  }
}
