@testable import Expressions

extension Value {
  /// Whether type and value are exactly those; NaN is NaN, and maps have no order.
  func isExactly(_ other: Value) -> Bool {
    switch (self, other) {
    case (.double(let one), .double(let other)):
      one.bitPattern == other.bitPattern || (one.isNaN && other.isNaN)
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.value.isExactly($1.value) }
    case (.map(let one), .map(let other)):
      one.count == other.count
        && one.entries.allSatisfy { entry in
          other.entries.contains {
            entry.key.value.isExactly($0.key.value) && entry.value.value.isExactly($0.value.value)
          }
        }
    case (.type(let one), .type(let other)): one.runtimeName == other.runtimeName
    default: typeName == other.typeName && isEqual(to: other)
    }
  }

  private func isEqual(to other: Value) -> Bool {
    var equality = Equality(limit: 1_000_000)
    return equality.areEqual(TracedValue(self), TracedValue(other)) && equality.missing == nil
  }
}
