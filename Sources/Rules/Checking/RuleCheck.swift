internal import Descriptions
internal import Diagnostics
internal import Expressions

/// Checks many rules, in parts if several hands do it; what comes of them all is the same.
struct RuleCheck: Sendable {
  let environment: Environment
  let knownGuidelines: Set<String>
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

  /// What comes of the rules that were declared, with the changes for each.
  func outcome(
    of declarations: [RuleBookBuilder.Declaration],
    _ changed: ArraySlice<RuleChanges.Changed>,
    by workforce: some Workforce
  ) -> Outcome {
    let parts = workforce.largeParts(ofRules: declarations.count)
    guard parts.count > 1 else { return outcome(of: declarations[...], changed) }
    let pieces = parts.map { part in
      { @Sendable in
        outcome(of: declarations[part], changed.dropFirst(part.lowerBound).prefix(part.count))
      }
    }
    var outcomes = workforce.answers(to: pieces)
    var all = outcomes.removeFirst()
    for part in outcomes { all.join(part, beyond: shared?.count ?? 0) }
    return all
  }

  private func outcome(
    of declarations: ArraySlice<RuleBookBuilder.Declaration>,
    _ changed: ArraySlice<RuleChanges.Changed>
  ) -> Outcome {
    var checker = RuleChecker(
      environment: environment,
      knownGuidelines: knownGuidelines,
      defersTexts: defersTexts,
      language: language,
      shared: shared
    )
    let checked = zip(declarations, changed).compactMap { checker.check($0.rule, as: $1) }
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
