internal import Expressions
internal import Model
package import Rules

/// What the examples of rules reach and notice of the definitions that the rules use.
package struct DefinitionTrial: ~Copyable {
  /// A definition, and the changes of it that no example has noticed so far.
  private struct Tried {
    let definition: TestedDefinition
    var unnoticed: [Mutant]

    var program: Program { definition.definition.program }
  }

  private var tried: [Tried]
  private var decisions = DecisionLog()
  /// How many changes there are.
  package let count: Int

  private let book: RuleBook

  /// Of those definitions; without changes, only what of them is reached.
  package init(of definitions: [TestedDefinition], in book: RuleBook, withChanges: Bool) {
    self.book = book
    tried = definitions.map {
      Tried(definition: $0, unnoticed: withChanges ? $0.definition.program.mutants : [])
    }
    count = tried.reduce(0) { $0 + $1.unnoticed.count }
  }

  /// Counts what an example reaches, and takes away what it notices; one that doesn't come out as
  /// it says notices nothing.
  package mutating func add(_ result: ExampleResult, of rule: CompiledRule, _ tester: ExampleTester)
  {
    let used = rule.definitionsUsed
    let numbers = tried.indices.filter { used.contains(ObjectIdentifier(tried[$0].program)) }
    guard !numbers.isEmpty, result.mistake == nil, let description = result.description,
      rule.holds(on: description.submissionDate)
    else { return }
    if let reach = result.reach { decisions.formUnion(reach.decisions) }
    let parameters = rule.parameters(of: result.example).value
    for number in numbers {
      let definition = tried[number].definition.definition
      tried[number].unnoticed.removeAll { mutant in
        var evaluation = RuleEvaluation(of: description, by: book, observer: NoObserver())
        evaluation.frame.replace(definition, with: mutant.program)
        let outcome = try? evaluation.outcome(of: rule, with: parameters)
        return outcome.map { !tester.expects($0, result.example, description) } ?? true
      }
    }
  }

  /// Of each definition: what decides in no example, which changes no example notices, and the
  /// reasons that it gives for such.
  package var gaps: [(unreached: [RuleGap], unnoticed: [RuleGap], excuses: Excuses)] {
    tried.map { tried in
      let definition = tried.definition
      let open = tried.program.openDecisions(after: decisions).map { definition.gap($0) }
      return (open, tried.unnoticed.map { definition.gap($0) }, definition.excused)
    }
  }
}

extension CompiledRule {
  /// The programs of the definitions that decide with it, be it by way of others.
  fileprivate var definitionsUsed: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = programs.map(\.program)
    while let program = open.popLast() {
      for used in program.definitionsUsed where found.insert(ObjectIdentifier(used)).inserted {
        open.append(used)
      }
    }
    return found
  }
}
