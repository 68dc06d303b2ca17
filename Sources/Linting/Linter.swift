package import Descriptions
package import Diagnostics
internal import Expressions
package import Rules

/// Asks the rules about descriptions, one at a time.
package struct Linter: Sendable {
  package let book: RuleBook
  package let policy: JudgingPolicy
  private let rules: [CheckedRule]
  private let programRules: Set<String>
  /// Every rule that exists, also those that are off.
  private let knownRules: Set<String>
  private let askedRules: Set<String>
  /// Whether the day of checking was set by hand: then no submission is long past.
  private let isDaySet: Bool

  package init(
    book: RuleBook,
    selection: Selection = Selection(),
    policy: JudgingPolicy = JudgingPolicy(),
    isDaySet: Bool = false
  ) {
    self.book = book
    self.policy = policy
    self.isDaySet = isDaySet
    rules = book.rules.filter(selection.includes)
    programRules = Set(ProgramRule.all.filter(selection.includes).map(\.id))
    knownRules = Set(book.rules.map(\.id) + book.rulesOff)
    askedRules = programRules.union(rules.map(\.id))
  }

  /// Everything the rules have to say; throws when one of them can't be evaluated.
  ///
  /// The lines are those of the file: one table serves all of its descriptions.
  package func lint(
    _ description: Description,
    in file: SourceFile,
    lines: LineTable
  ) throws(RuleFault) -> LintResult {
    var results = ResultBuilder(description, in: file, lines: lines, book: book)
    var evaluation = RuleEvaluation(description, book: book)
    for rule in rules {
      guard rule.holds(on: description.submissionDate) else {
        results.notApplicable.append(rule.id)
        continue
      }
      results.add(try evaluation.outcome(of: rule), of: rule)
    }
    let housekeeping = Housekeeping(
      description,
      knownRules: knownRules,
      asked: askedRules,
      isDaySet: isDaySet
    )
    housekeeping.apply(to: &results, asking: programRules)
    results.settle()
    return results.result(policy: policy)
  }
}
