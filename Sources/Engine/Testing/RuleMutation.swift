internal import Expressions
internal import Model
package import Rules

/// A rule in which each comparison, constant, connective, parameter and day is changed once, and
/// each service of whose id it speaks is listed in another way: its examples should notice.
package struct RuleMutation: ~Copyable {
  private let tester: ExampleTester
  /// Those that no example has noticed so far, as they are written.
  private var unnoticed: [CompiledRule.Change]
  private let rule: CompiledRule
  private var services: ServiceTrial
  /// How many there are.
  package let count: Int

  package init(of rule: CompiledRule, _ tester: ExampleTester) {
    self.tester = tester
    unnoticed = rule.changes(since: tester.book.firstDay)
    self.rule = rule
    services = ServiceTrial(rule.comparedServices(in: tester.book.catalogues))
    count = unnoticed.count + services.count
  }

  /// Takes away what the example notices; one that doesn't come out as it says notices nothing.
  package mutating func add(_ result: ExampleResult) {
    services.add(result, of: rule, tester)
    guard !unnoticed.isEmpty, result.mistake == nil, let description = result.description else {
      return
    }
    var evaluation = RuleEvaluation(of: description, by: tester.book, observer: NoObserver())
    var left: [CompiledRule.Change] = []
    for (rule, gap) in unnoticed {
      let parameters = rule.parameters(of: result.example).value
      let outcome = try? evaluation.outcome(of: rule, with: parameters)
      let isSame = outcome.map { tester.expects($0, result.example, description) } ?? false
      if isSame { left.append((rule, gap)) }
    }
    unnoticed = left
  }

  /// The changes that no example notices, at their places in the rule's file.
  package var gaps: [RuleGap] { unnoticed.map(\.gap) + services.gaps }
}

extension RuleBook {
  /// The day on which the first edition began.
  var firstDay: Timestamp {
    catalogues.editions.first?.from ?? Timestamp(seconds: .min, nanoseconds: 0)
  }
}
