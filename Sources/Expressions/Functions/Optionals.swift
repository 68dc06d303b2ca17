extension Function {
  static let optionalOf = Function(
    "optional.of",
    .function(cost: .none, readsItems: false) { (value: Anything) in
      OptionalValue.some(value.operand)
    })

  static let optionalOfNonZeroValue = Function(
    "optional.ofNonZeroValue",
    .function(cost: .none, readsItems: false) { (value: Anything) in
      value.operand.value.isZero ? OptionalValue.none : .some(value.operand)
    })

  static let optionalNone = Function("optional.none", .function(cost: .none) { OptionalValue.none })

  static let hasValue = Function(
    "hasValue",
    .method(cost: .none) { (optional: OptionalValue) in
      if case .some = optional { true } else { false }
    })

  static let value = Function(
    "value", instruction(on: OptionalValue.type, [], result: .parameter("T")))

  static let or = Function(
    "or", instruction(on: OptionalValue.type, [OptionalValue.type], result: OptionalValue.type))

  static let orValue = Function(
    "orValue", instruction(on: OptionalValue.type, [.parameter("T")], result: .parameter("T")))

  static let unwrap = Function(
    name: "optional.unwrap", parameters: [.list(OptionalValue.type)], result: Items.type
  ) { unwrapped($0) }

  static let unwrapOpt = Function(
    name: "unwrapOpt", on: .list(OptionalValue.type), parameters: [], result: Items.type
  ) { unwrapped($0) }

  private static func unwrapped(_ call: Arguments) -> Value {
    guard let items = Items(call[0].value)?.all else { return call.mismatch }
    var result: ContiguousArray<TracedValue> = []
    for item in items {
      guard let optional = OptionalValue(item.value) else { return call.mismatch }
      if case .some(let inner) = optional { result.append(inner) }
    }
    return .list(result)
  }
}

extension Value {
  /// Whether it is null, false, zero or empty.
  fileprivate var isZero: Bool {
    switch self {
    case .null, .boolean(false), .integer(0), .unsigned(0), .double(0), .optional(.none): true
    case .bytes(let bytes): bytes.isEmpty
    case .list(let items): items.isEmpty
    case .map(let map): map.count == 0
    case .duration(let span): span.nanoseconds == 0
    case .timestamp(let time): time == Timestamp(seconds: 0, nanoseconds: 0)
    default: string?.isEmpty ?? false
    }
  }
}
