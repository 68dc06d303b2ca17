extension Function {
  static let sort = Function(
    name: "sort",
    on: .list(.parameter("T")),
    parameters: [],
    result: .list(.parameter("T")),
    summary: "The items in their order; they must be of one type.",
    example: "[2, 1].sort() == [1, 2]"
  ) { arguments in
    guard let items = arguments.list(0) else { return arguments.mismatch }
    let pairs = items.map { Sorting.Pair(key: $0.value, item: $0) }
    return Sorting.sorted(ContiguousArray(pairs)).map(Value.list) ?? .error(.unsortable)
  }
}
