extension Function {
  static let distinct = Function(
    name: "distinct",
    on: .list(.parameter("T")),
    parameters: [],
    result: .list(.parameter("T")),
    summary: "The list without items that are equal to an earlier one.",
    example: "[1, 2, 1].distinct() == [1, 2]"
  ) { arguments in
    guard let items = arguments.list(0) else { return arguments.mismatch }
    var search = ItemSearch(room: arguments.room)
    var result: ContiguousArray<TracedValue> = []
    for item in items where !search.contains(item, in: result) { result.append(item) }
    return search.answer(.list(result))
  }
}
