package import Documents
internal import Expressions
internal import Model
package import Rules

/// What the examples of one rule reach of it.
package struct ExampleCoverage: Sendable {
  private let rule: CompiledRule
  private let tester: ExampleTester
  private var reached: Set<RulePart> = []
  private var decisions = DecisionLog()

  package init(of rule: CompiledRule, _ tester: ExampleTester) {
    self.rule = rule
    self.tester = tester
  }

  /// Counts what an example reaches; one that can't be made or evaluated reaches nothing.
  package mutating func add(_ example: RuleExample, base: Document) {
    guard let description = try? tester.description(of: example, base: base) else { return }
    let day = description.submissionDate.seconds
    if let from = rule.declaration.from, day == from.seconds - 86_400 { reached.insert(.dayBefore) }
    if let until = rule.declaration.until, day == until.seconds + 86_400 {
      reached.insert(.dayAfter)
    }
    guard rule.holds(on: description.submissionDate) else { return }
    var evaluation = RuleEvaluation(book: tester.book, isTracing: true)
    evaluation.begin(description)
    let parameters = rule.parameters(of: example).value
    guard let outcome = try? evaluation.outcome(of: rule, with: parameters) else { return }
    if let noted = evaluation.frame.decisions { decisions.formUnion(noted) }
    reached.formUnion(outcome.reached)
    switch outcome.summary {
    case .fail, .review: reached.insert(.firing)
    case .pass, .exempt, .notApplicable: reached.insert(.silence)
    case .incomplete, .waived: break
    }
  }

  /// What no example reached, at its place in the rule's file, and each condition in it that no
  /// example lets decide.
  package var gaps: [RuleGap] {
    let editions = tester.book.catalogues.editions
    let firstDay = editions.first?.from ?? Timestamp(seconds: .min, nanoseconds: 0)
    let open = rule.programs.flatMap { clause, program in
      program.openDecisions(after: decisions).compactMap { rule.source.gap($0, in: clause) }
    }
    return rule.source.gaps(reached: reached, firstDay: firstDay) + open
  }
}
