internal import Expressions
internal import Model
package import Rules

/// What the examples of rules reach and notice of what the rules share: definitions and constants.
package struct DefinitionTrial: ~Copyable {
  /// A definition or a constant, and the changes of it that no example has noticed so far.
  private struct Tried {
    let definition: TestedDefinition?
    let isUsed: ([Program]) -> Bool
    var unnoticed: [(gap: RuleGap, make: (inout Frame) -> Void)]

    var excuses: Excuses { definition?.excused ?? .none }

    func unreached(after decisions: DecisionLog) -> [RuleGap] {
      guard let definition else { return [] }
      return definition.definition.program.openDecisions(after: decisions)
        .map { definition.gap($0) }
    }
  }

  private var tried: [Tried]
  private var decisions = DecisionLog()
  /// How many changes there are.
  package let count: Int

  private let book: RuleBook

  /// Of those; without changes, only what of the definitions is reached.
  package init(
    of definitions: [TestedDefinition], _ constants: [TestedConstant], in book: RuleBook,
    withChanges: Bool
  ) {
    self.book = book
    let definitions = definitions.map { tested in
      let definition = tested.definition
      let mutants = withChanges ? definition.program.mutants : []
      return Tried(
        definition: tested,
        isUsed: { $0.contains { $0 === definition.program } },
        unnoticed: mutants.map { mutant in
          (tested.gap(mutant), { $0.replace(definition, with: mutant.program) })
        }
      )
    }
    let constants = constants.map { constant in
      let slot = constant.slot
      return Tried(
        definition: nil, isUsed: { $0.contains { $0.variables.contains(slot) } },
        unnoticed: constant.changes.map { gap, value in (gap, { $0[slot] = TracedValue(value) }) })
    }
    tried = definitions + (withChanges ? constants : [])
    count = tried.reduce(0) { $0 + $1.unnoticed.count }
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
      tried[number].unnoticed.removeAll { change in
        var evaluation = RuleEvaluation(of: description, by: book, observer: NoObserver())
        change.make(&evaluation.frame)
        let outcome = try? evaluation.outcome(of: rule, with: parameters)
        return outcome.map { !tester.expects($0, result.example, description) } ?? true
      }
    }
  }

  private func numbers(usedBy rule: CompiledRule) -> [Int] {
    let used = rule.programsUsed
    return tried.indices.filter { tried[$0].isUsed(used) }
  }

  /// Of each: what decides in no example, which changes no example notices, and the reasons that
  /// it gives for such.
  package var gaps: [(unreached: [RuleGap], unnoticed: [RuleGap], excuses: Excuses)] {
    tried.map { ($0.unreached(after: decisions), $0.unnoticed.map(\.gap), $0.excuses) }
  }
}

extension CompiledRule {
  /// The programs that decide with it: its own, and those of the definitions that they use.
  fileprivate var programsUsed: [Program] {
    var used = clauses.deciding.map(\.expression.program)
    var next = 0
    while next < used.count {
      used += used[next].definitionsUsed.filter { found in !used.contains { $0 === found } }
      next += 1
    }
    return used
  }
}
