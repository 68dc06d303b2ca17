extension Function {
  static let flatten = Function(
    name: "flatten",
    summary: "The list with the items of its lists in their place, once or deeper.",
    example: "[[1], [2, 3]].flatten() == [1, 2, 3]",
    overloads: [
      Overload(
        on: .list(.list(.parameter("T"))),
        [],
        result: .list(.parameter("T")),
        readsItems: false
      ) { flattened($0, depth: 1) },
      Overload(on: .list(.dynamic), [], result: .list(.dynamic), readsItems: false) {
        flattened($0, depth: 1)
      },
      Overload(
        on: .list(.dynamic),
        [.integer],
        result: .list(.dynamic),
        readsItems: false
      ) { arguments in
        guard let depth = arguments.integer(1) else { return arguments.mismatch }
        return flattened(arguments, depth: depth)
      },
    ]
  )

  private static func flattened(_ arguments: Arguments, depth: Int64) -> Value {
    guard let items = arguments.list(0) else { return arguments.mismatch }
    guard depth >= 0 else { return .invalid("a list can't be flattened \(depth) times") }
    var result: ContiguousArray<TracedValue> = []
    var steps = 0
    let fits = append(
      items,
      depth: depth,
      to: &result,
      steps: &steps,
      limit: arguments.room / 10
    )
    return fits ? .list(result) : arguments.tooLarge
  }

  /// False if there are more items than the limit allows.
  private static func append(
    _ items: ContiguousArray<TracedValue>,
    depth: Int64,
    to result: inout ContiguousArray<TracedValue>,
    steps: inout Int,
    limit: Int
  ) -> Bool {
    for item in items {
      steps += 1
      guard steps <= limit else { return false }
      guard depth > 0, case .list(let inner) = item.value else {
        result.append(item)
        continue
      }
      guard append(inner, depth: depth - 1, to: &result, steps: &steps, limit: limit) else {
        return false
      }
    }
    return true
  }
}
