/// Lists that are gone through one inside the other, and what is seen of their items.
struct Way {
  /// From 1 for those that are remembered; the others are told apart by what is seen.
  fileprivate(set) var number = 0
  var each: [CheckedRule.Iteration] = []
  var scope: CompiledExpressions.Scope

  init(scope: CompiledExpressions.Scope, each: [CheckedRule.Iteration] = []) {
    self.scope = scope
    self.each = each
  }
}

/// The ways that rules go through lists: many rules go the same.
struct Ways {
  /// A way, by the one that it goes on from, and the name of the last list's items.
  private struct Known {
    let outer: Int
    let name: String
    let way: Way
  }

  /// By the scope, then by the text, of the last list.
  private var known: [RepeatedTexts<[Known]>] = []
  private var count = 0

  /// The way through one more list, if a rule has gone it.
  mutating func known(after outer: Way, _ name: String, in list: String) -> Way? {
    guard outer.scope < known.count, let number = known[outer.scope].find(list) else { return nil }
    let step = known[outer.scope][number].first {
      $0.outer == outer.number && $0.name == name
    }
    return step?.way
  }

  /// Remembers the way through one more list, and gives it a number.
  mutating func add(_ way: inout Way, after outer: Way, _ binding: WrittenRule.Binding) {
    count += 1
    way.number = count
    while known.count <= outer.scope { known.append(RepeatedTexts()) }
    let step = Known(outer: outer.number, name: binding.name, way: way)
    known[outer.scope].append(step, for: binding.expression.text)
  }
}
