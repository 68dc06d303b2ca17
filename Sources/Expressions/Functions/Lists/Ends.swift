extension Function {
  static let first = end(
    "first",
    "The first item, or nothing if the list is empty.",
    "[1, 2].first().value() == 1"
  ) { $0.first }

  static let last = end(
    "last",
    "The last item, or nothing if the list is empty.",
    "[1, 2].last().value() == 2"
  ) { $0.last }

  private static func end(
    _ name: String,
    _ summary: String,
    _ example: String,
    _ item: @escaping @Sendable (ContiguousArray<TracedValue>) -> TracedValue?
  ) -> Function {
    Function(
      name: name,
      on: .list(.parameter("T")),
      parameters: [],
      result: .optional(.parameter("T")),
      summary: summary,
      example: example,
      cost: .none,
      readsItems: false
    ) { arguments in
      guard let items = arguments.list(0) else { return arguments.mismatch }
      guard let item = item(items) else { return .optional(.none) }
      return .optional(item.value.isMissing ? .none : .some(item))
    }
  }
}
