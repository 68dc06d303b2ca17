extension Function {
  static let optionalOf = Function(
    name: "optional.of",
    parameters: [parameter],
    result: .optional(parameter),
    summary: "An optional that holds the value.",
    example: "optional.of(44).value() == 44",
    cost: .none,
    readsItems: false
  ) { .optional(.some($0[0])) }

  static let optionalOfNonZeroValue = Function(
    name: "optional.ofNonZeroValue",
    parameters: [parameter],
    result: .optional(parameter),
    summary: "An optional that holds the value, unless it is null, zero or empty.",
    example: "!optional.ofNonZeroValue('').hasValue()",
    cost: .none,
    readsItems: false
  ) { .optional($0[0].value.isZero ? .none : .some($0[0])) }

  static let optionalNone = Function(
    name: "optional.none",
    parameters: [],
    result: .optional(parameter),
    summary: "An optional that holds nothing.",
    example: "optional.none().orValue(44) == 44",
    cost: .none
  ) { _ in .optional(.none) }

  static let hasValue = Function(
    name: "hasValue",
    on: .optional(parameter),
    parameters: [],
    result: .boolean,
    summary: "Whether the optional holds a value.",
    example: "optional.of(44).hasValue()",
    cost: .none
  ) { arguments in
    switch arguments[0].value {
    case .optional(.none): .boolean(false)
    case .optional(.some): .boolean(true)
    default: arguments.mismatch
    }
  }

  static let value = Function(
    name: "value",
    on: .optional(parameter),
    parameters: [],
    result: parameter,
    summary: "What the optional holds; an error if it holds nothing.",
    example: "optional.of(44).value() == 44",
    cost: .none
  ) { $0.mismatch }

  static let or = Function(
    name: "or",
    on: .optional(parameter),
    parameters: [.optional(parameter)],
    result: .optional(parameter),
    summary: "The optional, or the other if it holds nothing.",
    example: "optional.none().or(optional.of(44)).value() == 44",
    cost: .none
  ) { $0.mismatch }

  static let orValue = Function(
    name: "orValue",
    on: .optional(parameter),
    parameters: [parameter],
    result: parameter,
    summary: "What the optional holds, or else the value.",
    example: "optional.none().orValue(44) == 44",
    cost: .none
  ) { $0.mismatch }

  private static let parameter = ValueType.parameter("T")
}

extension Value {
  /// Whether it is null, false, zero or empty.
  fileprivate var isZero: Bool {
    switch self {
    case .null: true
    case .boolean(let answer): !answer
    case .integer(let number): number == 0
    case .unsigned(let number): number == 0
    case .double(let number): number == 0
    case .string(let text): text.utf8.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    case .list(let items): items.isEmpty
    case .map(let map): map.count == 0
    case .duration(let span): span.nanoseconds == 0
    case .timestamp(let time): time.seconds == 0 && time.nanoseconds == 0
    case .optional(.none): true
    default: false
    }
  }
}
