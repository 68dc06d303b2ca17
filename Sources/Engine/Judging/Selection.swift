package import Rules

/// Which rules a run asks: `--only` and `--skip`, by rule, guideline or topic.
package struct Selection: Sendable {
  private let only: Set<String>
  private let skip: Set<String>

  package init(only: [String] = [], skip: [String] = []) {
    self.only = Set(only)
    self.skip = Set(skip)
  }

  package func includes(_ rule: some Selectable) -> Bool {
    if only.isEmpty, skip.isEmpty { return true }
    let names = rule.names
    if !only.isEmpty, only.isDisjoint(with: names) { return false }
    return skip.isDisjoint(with: names)
  }
}

/// A rule that can be named by its id, a guideline or its topic.
package protocol Selectable {
  /// The id, the guidelines and the topic.
  var names: [String] { get }
}

extension CompiledRule: Selectable {
  package var names: [String] { declaration.names }
}

extension ProgramRule: Selectable {
  package var names: [String] { [id, Self.topic] + Self.guidelines }
}

extension Selection {
  /// Everything that can be named: rules, also those that are off, guidelines and topics.
  package static func names(in book: RuleBook) -> Set<String> {
    var names = Set(ProgramRule.all.flatMap(\.names))
    for rule in book.rules { names.formUnion(rule.names) }
    for rule in book.rulesOff { names.formUnion(rule.declaration.names) }
    return names.union(book.guidelines.map(\.key))
  }
}
