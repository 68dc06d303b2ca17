internal import Descriptions
internal import Diagnostics
internal import Expressions

/// Checks many rules, in parts if several hands do it; what comes of them all is the same.
struct RuleCheck: Sendable {
  let environment: Environment
  let tables: CatalogueTables
  let defersTexts: Bool
  let language: Language
  /// The programs of the rules that are checked already; nil where none are.
  let shared: SharedPrograms?

  /// What can be evaluated of the rules, and what is wrong with them, in their order.
  struct Outcome: Sendable {
    var rules: [CheckedRule]
    var diagnostics: [Diagnostic]
    var shared: SharedPrograms
    var reads: FieldReferences
  }

  /// What comes of rules that were written, as they were changed.
  func outcome(
    of rules: ArraySlice<RuleChanges.Changed>,
    by workforce: some Workforce
  ) -> Outcome {
    let parts = workforce.largeParts(ofRules: rules.count)
    guard parts.count > 1 else { return outcome(of: rules) }
    let pieces = (0..<parts.count).map { number in
      let part = rules.dropFirst(parts[number].lowerBound).prefix(parts[number].count)
      return { @Sendable in outcome(of: part) }
    }
    var outcomes = workforce.answers(to: pieces)
    var all = outcomes.removeFirst()
    for part in outcomes { all.join(part, beyond: shared?.count ?? 0) }
    return all
  }

  private func outcome(of rules: ArraySlice<RuleChanges.Changed>) -> Outcome {
    var checker = RuleChecker(
      environment: environment,
      tables: tables,
      defersTexts: defersTexts,
      language: language,
      shared: shared
    )
    var checked: [CheckedRule] = []
    checked.reserveCapacity(rules.count)
    for rule in rules {
      if let rule = checker.check(rule) { checked.append(rule) }
    }
    return Outcome(
      rules: checked,
      diagnostics: checker.diagnostics,
      shared: checker.shared,
      reads: checker.reads
    )
  }
}

extension RuleCheck.Outcome {
  /// Adds what came of the rules behind these; of the programs, both began with the first ones.
  fileprivate mutating func join(_ other: Self, beyond count: Int) {
    let renumbering = shared.join(other.shared, beyond: count)
    rules +=
      renumbering.changesNothing ? other.rules : other.rules.map { $0.renumbered(renumbering) }
    diagnostics += other.diagnostics
    reads.formUnion(other.reads)
  }
}
