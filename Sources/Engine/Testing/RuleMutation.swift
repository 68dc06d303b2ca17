internal import Expressions
internal import Model
package import Rules

/// A rule in which each comparison, constant and connective is changed once: its examples should
/// notice.
package struct RuleMutation: ~Copyable {
  private struct Changed {
    let rule: CompiledRule
    let clause: RuleClause
    let mutant: Mutant
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
    unnoticed = rule.programs.flatMap { clause, program in
      program.mutants.map {
        Changed(
          rule: CompiledRule(rule, replacing: clause, with: $0.program),
          clause: clause,
          mutant: $0
        )
      }
    }
    count = unnoticed.count
  }

  /// Takes away what the example notices; one that doesn't come out as it says notices nothing.
  package mutating func add(_ result: ExampleResult) {
    guard !unnoticed.isEmpty, result.mistake == nil, let description = result.description,
      rule.holds(on: description.submissionDate)
    else { return }
    let parameters = rule.parameters(of: result.example).value
    var evaluation = RuleEvaluation(of: description, by: tester.book, observer: NoObserver())
    var left: [Changed] = []
    for changed in unnoticed {
      let outcome = try? evaluation.outcome(of: changed.rule, with: parameters)
      let isSame = outcome.map { tester.expects($0, result.example, description) } ?? false
      if isSame { left.append(changed) }
    }
    unnoticed = left
  }

  /// The changes that no example notices, at their places in the rule's file.
  package var gaps: [RuleGap] {
    unnoticed.compactMap { rule.source.gap($0.mutant, in: $0.clause) }
  }
}
