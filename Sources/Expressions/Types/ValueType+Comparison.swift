extension ValueType {
  /// Whether nothing is known about it, or nothing that could be trusted.
  var isDynamic: Bool {
    switch self {
    case .dynamic, .erroneous: true
    default: false
    }
  }

  /// Whether its values are numbers.
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    default: false
    }
  }

  /// Whether its values have no values inside them.
  var isSingle: Bool {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .string, .bytes, .timestamp, .duration,
      .enumeration, .type:
      true
    default: false
    }
  }

  /// A text, or one of the words of an enumeration.
  var isText: Bool {
    switch self {
    case .string, .enumeration: true
    default: false
    }
  }

  /// Whether its type can't be known before it is evaluated.
  var isOpen: Bool {
    switch self {
    case .dynamic, .erroneous, .parameter: true
    default: false
    }
  }

  /// Whether `null` may stand where this type is expected, as in CEL's reference.
  var admitsNull: Bool {
    switch self {
    case .null, .optional, .timestamp, .duration, .object: true
    default: false
    }
  }

  /// Whether every value of the other type is also a value of this one.
  func isNoMoreSpecific(than other: ValueType) -> Bool {
    switch (self, other) {
    case (.dynamic, _), (.erroneous, _), (.parameter, _): true
    case (_, .dynamic), (_, .erroneous), (_, .parameter): false
    case (.list(let one), .list(let other)): one.isNoMoreSpecific(than: other)
    case (.optional(let one), .optional(let other)): one.isNoMoreSpecific(than: other)
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      key.isNoMoreSpecific(than: otherKey) && value.isNoMoreSpecific(than: otherValue)
    case (.abstract(let name, let one), .abstract(let otherName, let other)):
      name == otherName && one.count == other.count
        && zip(one, other).allSatisfy { $0.isNoMoreSpecific(than: $1) }
    case (.type, .type), (.string, .enumeration): true
    default: self == other
    }
  }

  /// The more general of two types that can stand for each other.
  func mostGeneral(with other: ValueType) -> ValueType {
    switch (self, other) {
    case (.enumeration(let one), .enumeration(let other)) where one != other: .string
    case (.null, _): other
    case (_, .null): self
    default: isNoMoreSpecific(than: other) ? self : other
    }
  }
}
