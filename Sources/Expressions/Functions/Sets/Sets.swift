extension Function {
  static let setContains = relation(
    "sets.contains",
    "Whether the first list has every item of the second.",
    "sets.contains(['apple', 'google'], ['apple'])"
  ) { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
  }

  static let setEquivalent = relation(
    "sets.equivalent",
    "Whether each list has every item of the other.",
    "sets.equivalent([1, 2], [2, 1, 1])"
  ) { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
      && one.allSatisfy { search.contains($0, in: other) }
  }

  static let setIntersects = relation(
    "sets.intersects",
    "Whether the lists have an item in common.",
    "sets.intersects(['US', 'NO'], ['NO'])"
  ) { one, other, search in
    other.contains { search.contains($0, in: one) }
  }

  private typealias Relation =
    @Sendable (
      _ one: ContiguousArray<TracedValue>, _ other: ContiguousArray<TracedValue>,
      _ search: inout ItemSearch
    ) -> Bool

  private static func relation(
    _ name: String,
    _ summary: String,
    _ example: String,
    _ holds: @escaping Relation
  ) -> Function {
    let list = ValueType.list(.parameter("T"))
    return Function(
      name: name,
      parameters: [list, list],
      result: .boolean,
      summary: summary,
      example: example,
      cost: .searching
    ) { arguments in
      guard let one = arguments.list(0), let other = arguments.list(1) else {
        return arguments.mismatch
      }
      var search = ItemSearch(room: arguments.room)
      let answer = holds(one, other, &search)
      return search.answer(.boolean(answer))
    }
  }
}
