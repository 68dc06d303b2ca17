internal import Diagnostics

extension Function {
  static let slice = Function(
    "slice",
    .method(result: Items.type, readsItems: false) { (items: Items, start: Int64, end: Int64) in
      guard start >= 0, start <= end, end <= items.all.count else {
        let message = Message(
          "a list of \(items.all.count) has no part from \(Int(start)) to \(Int(end))")
        return .error(EvaluationError(.indexOutOfBounds, message))
      }
      return .list(ContiguousArray(items.all[Int(start)..<Int(end)]))
    })

  static let flatten = Function(
    name: "flatten",
    overloads: [
      Overload(on: .list(Items.type), [], result: Items.type, readsItems: false) {
        flattened($0, depth: 1)
      },
      Overload(on: .list(.dynamic), [], result: .list(.dynamic), readsItems: false) {
        flattened($0, depth: 1)
      },
      Overload(on: .list(.dynamic), [.integer], result: .list(.dynamic), readsItems: false) {
        call in
        Int64(call[1].value).map { flattened(call, depth: $0) } ?? call.mismatch
      },
    ])

  static let distinct = Function(
    "distinct",
    .method(result: Items.type) { (items: Items, room: Room) in
      var search = Equality(limit: room.items)
      var result: ContiguousArray<TracedValue> = []
      for item in items.all where !search.contains(item, in: result) { result.append(item) }
      return search.answer(.list(result))
    })

  static let sort = Function(
    "sort",
    .method(result: Items.type) { (items: Items) in
      let pairs = ContiguousArray(items.all.map { Sorting.Pair(key: $0.value, item: $0) })
      return Sorting.sorted(pairs).map(Value.list) ?? .error(.unsortable)
    })

  static let range = Function(
    "lists.range",
    .function(result: .list(.integer)) { (count: Int64, room: Room) in
      guard count <= room.items else { return .tooLarge }
      return .list(ContiguousArray((0..<max(0, count)).map { TracedValue(.integer($0)) }))
    })

  static let first = Function(
    "first",
    .method(cost: .none, readsItems: false) { (items: Items) in optional(items.all.first) })

  static let last = Function(
    "last", .method(cost: .none, readsItems: false) { (items: Items) in optional(items.all.last) })

  private static func optional(_ item: TracedValue?) -> OptionalValue {
    guard let item, !item.value.isMissing else { return .none }
    return .some(item)
  }

  private static func flattened(_ call: Arguments, depth: Int64) -> Value {
    guard let items = Items(call[0].value)?.all else { return call.mismatch }
    guard depth >= 0 else { return .invalid("a list can't be flattened \(Int(depth)) times") }
    var result: ContiguousArray<TracedValue> = []
    var steps = call.room / 10
    return append(items, depth: depth, to: &result, &steps) ? .list(result) : .tooLarge
  }

  /// False if there are more items than steps are left.
  private static func append(
    _ items: ContiguousArray<TracedValue>, depth: Int64,
    to result: inout ContiguousArray<TracedValue>, _ steps: inout Int
  ) -> Bool {
    for item in items {
      steps -= 1
      guard steps >= 0 else { return false }
      guard depth > 0, case .list(let inner) = item.value else {
        result.append(item)
        continue
      }
      guard append(inner, depth: depth - 1, to: &result, &steps) else { return false }
    }
    return true
  }
}

extension Function {
  static let setContains = relation("sets.contains") { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
  }

  static let setEquivalent = relation("sets.equivalent") { one, other, search in
    other.allSatisfy { search.contains($0, in: one) }
      && one.allSatisfy { search.contains($0, in: other) }
  }

  static let setIntersects = relation("sets.intersects") { one, other, search in
    other.contains { search.contains($0, in: one) }
  }

  private typealias Relation =
    @Sendable (
      _ one: ContiguousArray<TracedValue>, _ other: ContiguousArray<TracedValue>,
      _ search: inout Equality
    ) -> Bool

  private static func relation(
    _ name: String, _ holds: @escaping Relation
  ) -> Function {
    Function(
      name,
      .function(result: .boolean, cost: .searching) { (one: Items, other: Items, room: Room) in
        var search = Equality(limit: room.items)
        let answer = holds(one.all, other.all, &search)
        return search.answer(.boolean(answer))
      })
  }
}
