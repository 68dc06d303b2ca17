extension Function {
  static let slice = Function(
    name: "slice",
    on: .list(.parameter("T")),
    parameters: [.integer, .integer],
    result: .list(.parameter("T")),
    summary: "The items from a position up to another.",
    example: "['a', 'b', 'c'].slice(0, 2) == ['a', 'b']",
    readsItems: false
  ) { arguments in
    guard let items = arguments.list(0), let start = arguments.integer(1),
      let end = arguments.integer(2)
    else { return arguments.mismatch }
    guard start >= 0, start <= end, end <= items.count else {
      return .error(
        EvaluationError(
          .indexOutOfBounds,
          "a list of \(items.count) has no part from \(start) to \(end)"
        )
      )
    }
    return .list(ContiguousArray(items[Int(start)..<Int(end)]))
  }
}
