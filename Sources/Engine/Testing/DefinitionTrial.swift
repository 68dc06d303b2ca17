internal import Expressions
internal import Model
package import Rules

/// What the examples of rules reach and notice of the definitions that the rules share.
package struct DefinitionTrial: ~Copyable {
  /// A definition, and the changes of it that no example has noticed so far.
  private struct Tried {
    let tested: TestedDefinition
    var unnoticed: [Mutant]
    var services: ServiceTrial
  }

  private var tried: [Tried]
  private var decisions = DecisionLog()
  /// How many changes there are.
  package let count: Int

  private let book: RuleBook

  /// Of those; without changes, only what of them is reached.
  package init(of definitions: [TestedDefinition], in book: RuleBook, withChanges: Bool) {
    self.book = book
    tried = definitions.map {
      Tried(
        tested: $0, unnoticed: withChanges ? $0.definition.program.mutants : [],
        services: ServiceTrial(withChanges ? $0.comparedServices(in: book.catalogues) : []))
    }
    count = tried.reduce(0) { $0 + $1.unnoticed.count + $1.services.count }
  }

  /// Counts what an example reaches, and takes away what it notices; one that doesn't come out as
  /// it says notices nothing.
  package mutating func add(_ result: ExampleResult, of rule: CompiledRule, _ tester: ExampleTester)
  {
    let numbers = numbers(usedBy: rule)
    guard !numbers.isEmpty, result.mistake == nil, let description = result.description,
      rule.holds(on: description.submissionDate)
    else { return }
    if let reach = result.reach { decisions.formUnion(reach.decisions) }
    let parameters = rule.parameters(of: result.example).value
    for number in numbers {
      let definition = tried[number].tested.definition
      tried[number].services.add(result, of: rule, tester)
      tried[number].unnoticed.removeAll { mutant in
        var evaluation = RuleEvaluation(of: description, by: book, observer: NoObserver())
        evaluation.frame.replace(definition, with: mutant.program)
        let outcome = try? evaluation.outcome(of: rule, with: parameters)
        return outcome.map { !tester.expects($0, result.example, description) } ?? true
      }
    }
  }

  private func numbers(usedBy rule: CompiledRule) -> [Int] {
    let used = rule.programsUsed
    return tried.indices.filter { used.contains(tried[$0].tested.definition.program) }
  }

  /// Of each: what decides in no example, which changes no example notices, and the reasons that
  /// it gives for such.
  package var gaps: [(unreached: [RuleGap], unnoticed: [RuleGap], excuses: Excuses)] {
    tried.map { tried in
      let tested = tried.tested
      let open = tested.definition.program.openDecisions(after: decisions)
      let unnoticed = tried.unnoticed.map { tested.gap($0) } + tried.services.gaps
      return (open.map { tested.gap($0) }, unnoticed, tested.excused)
    }
  }
}

extension CompiledRule {
  /// The programs that decide with it: its own, and those of the definitions that they use.
  fileprivate var programsUsed: Set<Program> {
    var open = clauses.deciding.map(\.expression)
    var used = Set(open)
    while let next = open.popLast() {
      open += next.definitionsUsed.filter { used.insert($0).inserted }
    }
    return used
  }
}
