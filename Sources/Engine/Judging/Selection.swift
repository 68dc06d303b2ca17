package import Rules

/// Which rules a run asks: `--only` and `--skip`, by rule, guideline or topic.
package struct Selection: Sendable {
  private let only: Set<String>
  private let skip: Set<String>

  package init(only: [String] = [], skip: [String] = []) {
    self.only = Set(only)
    self.skip = Set(skip)
  }

  package func includes(_ rule: Rule) -> Bool {
    if only.isEmpty, skip.isEmpty { return true }
    let names = rule.names
    if !only.isEmpty, only.isDisjoint(with: names) { return false }
    return skip.isDisjoint(with: names)
  }
}

extension Selection {
  /// Everything that can be named: rules, also those that are off, guidelines and topics.
  package static func names(in book: RuleBook) -> Set<String> {
    var names = Set(Rule.all(in: book).flatMap(\.names))
    for rule in book.rulesOff { names.formUnion(rule.declaration.names) }
    return names.union(book.guidelines.map(\.key))
  }
}
