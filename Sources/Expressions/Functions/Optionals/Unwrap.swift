extension Function {
  static let unwrap = Function(
    name: "optional.unwrap",
    parameters: [.list(.optional(.parameter("T")))],
    result: .list(.parameter("T")),
    summary: "What those optionals of a list hold that aren't empty.",
    example: "optional.unwrap([optional.of(1), optional.none()]) == [1]"
  ) { unwrapped($0) }

  static let unwrapOpt = Function(
    name: "unwrapOpt",
    on: .list(.optional(.parameter("T"))),
    parameters: [],
    result: .list(.parameter("T")),
    summary: "What those optionals of a list hold that aren't empty.",
    example: "[optional.of(1), optional.none()].unwrapOpt() == [1]"
  ) { unwrapped($0) }

  private static func unwrapped(_ arguments: Arguments) -> Value {
    guard let items = arguments.list(0) else { return arguments.mismatch }
    var result: ContiguousArray<TracedValue> = []
    for item in items {
      guard case .optional(let optional) = item.value else { return arguments.mismatch }
      if case .some(let inner) = optional { result.append(inner) }
    }
    return .list(result)
  }
}
