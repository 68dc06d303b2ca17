package import Documents
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

  /// Of those definitions; without changes, only what of them is reached.
  package init(of definitions: [TestedDefinition], withChanges: Bool) {
    tried = definitions.map {
      Tried(definition: $0, unnoticed: withChanges ? $0.definition.program.mutants : [])
    }
    count = tried.reduce(0) { $0 + $1.unnoticed.count }
  }

  /// Counts what an example reaches, and takes away what it notices.
  package mutating func add(
    _ example: RuleExample,
    of rule: CompiledRule,
    base: Document,
    _ tester: ExampleTester
  ) {
    let used = rule.definitionsUsed
    let numbers = tried.indices.filter { used.contains(ObjectIdentifier(tried[$0].program)) }
    guard !numbers.isEmpty,
      let (description, parameters) = tester.material(of: example, rule, base: base)
    else { return }
    var evaluation = RuleEvaluation(book: tester.book, isTracing: true)
    evaluation.begin(description)
    _ = try? evaluation.outcome(of: rule, with: parameters)
    if let noted = evaluation.frame.decisions { decisions.formUnion(noted) }
    for number in numbers {
      let definition = tried[number].definition.definition
      tried[number].unnoticed.removeAll { mutant in
        var evaluation = RuleEvaluation(book: tester.book)
        evaluation.begin(description)
        evaluation.frame.replace(definition, with: mutant.program)
        let outcome = try? evaluation.outcome(of: rule, with: parameters)
        return outcome.map { !tester.expects($0, example, description) } ?? true
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
