internal import Expressions
internal import Model
package import Rules

/// A rule in which each comparison, constant, connective, parameter and day is changed once: its
/// examples should notice.
package struct RuleMutation: ~Copyable {
  private enum Changed {
    case expression(CompiledRule, RuleClause, Mutant)
    case value(ValueChange)
  }

  private let rule: CompiledRule
  private let tester: ExampleTester
  /// Those that no example has noticed so far, as they are written.
  private var unnoticed: [Changed]
  /// How many there are.
  package let count: Int

  package init(of rule: CompiledRule, _ tester: ExampleTester) {
    self.rule = rule
    self.tester = tester
    let expressions = rule.programs.flatMap { clause, program in
      program.mutants.map { mutant in
        let changed = CompiledRule(rule, replacing: clause, with: mutant.program)
        return Changed.expression(changed, clause, mutant)
      }
    }
    unnoticed =
      expressions + rule.source.valueChanges(since: tester.book.firstDay).map(Changed.value)
    count = unnoticed.count
  }

  /// Takes away what the example notices; one that doesn't come out as it says notices nothing.
  package mutating func add(_ result: ExampleResult) {
    guard !unnoticed.isEmpty, result.mistake == nil, let description = result.description else {
      return
    }
    var evaluation = RuleEvaluation(of: description, by: tester.book, observer: NoObserver())
    var left: [Changed] = []
    for changed in unnoticed {
      let outcome = outcome(changed, result.example, description, &evaluation)
      let isSame = outcome.map { tester.expects($0, result.example, description) } ?? false
      if isSame { left.append(changed) }
    }
    unnoticed = left
  }

  /// What an example comes to after a change; nil where that can't be evaluated.
  private func outcome(
    _ changed: Changed, _ example: RuleExample, _ description: Description,
    _ evaluation: inout RuleEvaluation<NoObserver>
  ) -> RuleOutcome? {
    switch changed {
    case .expression(let changed, _, _):
      return try? evaluation.outcome(of: changed, with: rule.parameters(of: example).value)
    case .value(let change):
      let parameters = rule.parameters(of: example, after: change)
      let isHeld = rule.holds(on: description.submissionDate, after: change)
      return try? evaluation.outcome(
        of: rule, with: parameters ?? rule.parameters(of: example).value, holding: isHeld)
    }
  }

  /// The changes that no example notices, at their places in the rule's file.
  package var gaps: [RuleGap] {
    unnoticed.compactMap { changed in
      switch changed {
      case .expression(_, let clause, let mutant): rule.source.gap(mutant, in: clause)
      case .value(let change): rule.source.gap(change)
      }
    }
  }
}

extension RuleBook {
  /// The day on which the first edition began.
  var firstDay: Timestamp {
    catalogues.editions.first?.from ?? Timestamp(seconds: .min, nanoseconds: 0)
  }
}
