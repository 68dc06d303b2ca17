/// A number of any of the three types, on one number line.
enum Number {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// Nil for what is no number.
  init?(_ value: Value) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .unsigned(let number): self = .unsigned(number)
    case .double(let number): self = .double(number)
    default: return nil
    }
  }

  var value: Value {
    switch self {
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .double(let number): .double(number)
    }
  }

  /// The order of two numbers; nil if one is NaN.
  func order(to other: Number) -> Order? {
    switch (self, other) {
    case (.integer(let one), .integer(let other)): Order(one, other)
    case (.unsigned(let one), .unsigned(let other)): Order(one, other)
    case (.double(let one), .double(let other)): Order(ofDoubles: one, other)
    case (.integer(let one), .unsigned(let other)): Order(one, other)
    case (.unsigned(let one), .integer(let other)): Order(one, other)
    case (.double(let one), .integer(let other)): Self.order(one, other)
    case (.double(let one), .unsigned(let other)): Self.order(one, other)
    case (.integer(let one), .double(let other)): Self.order(other, one)?.reversed
    case (.unsigned(let one), .double(let other)): Self.order(other, one)?.reversed
    }
  }

  /// Outside the integers' range by its size, inside it as doubles, which is what CEL's tests pin.
  private static func order(_ double: Double, _ integer: some FixedWidthInteger) -> Order? {
    Order(ofDoubles: double, Double(integer))
  }
}

/// How two values are ordered.
enum Order {
  case ascending
  case same
  case descending

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
