extension Function {
  static let setContains = relation(
    "sets.contains", "Whether the first list has every item of the second.",
    "sets.contains(['apple', 'google'], ['apple'])"
  ) { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
  }

  static let setEquivalent = relation(
    "sets.equivalent", "Whether each list has every item of the other.",
    "sets.equivalent([1, 2], [2, 1, 1])"
  ) { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
      && one.allSatisfy { search.contains($0, in: other) }
  }

  static let setIntersects = relation(
    "sets.intersects", "Whether the lists have an item in common.",
    "sets.intersects(['US', 'NO'], ['NO'])"
  ) { one, other, search in
    other.contains { search.contains($0, in: one) }
  }

  private typealias Relation =
    @Sendable (
      _ one: ContiguousArray<TracedValue>, _ other: ContiguousArray<TracedValue>,
      _ search: inout Equality
    ) -> Bool

  private static func relation(
    _ name: String, _ summary: String, _ example: String, _ holds: @escaping Relation
  ) -> Function {
    Function(
      name,
      summary,
      example: example,
      .function(result: .boolean, cost: .searching) { (one: Items, other: Items, room: Room) in
        var search = Equality(limit: room.items)
        let answer = holds(one.all, other.all, &search)
        return search.answer(.boolean(answer))
      }
    )
  }
}
