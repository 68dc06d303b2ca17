internal import Diagnostics
internal import Expressions
internal import Rules

/// Looks for what makes a rule come to something else than an example says.
struct DecidingClause: EvaluationObserver {
  /// A clause that was asked; nil for the days for which the rule holds.
  private typealias Asked = (clause: RuleClause?, part: DecidingPart)

  private let expected: Outcome
  private let found: Outcome
  private var asked: [Asked] = []
  private var deciding: Asked?

  init(_ found: Outcome, insteadOf expected: Outcome) {
    self.found = found
    self.expected = expected
  }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    switch step {
    case .otherDay: deciding = (nil, DecidingPart(of: TracedValue(.boolean(false)), in: ""))
    case .clause(let clause, let program):
      if let part = program.decidingPart(in: &frame) { asked.append((clause, part)) }
    case .outside: deciding = asked.last
    case .list(let list, let level):
      let text = rule.clauses.each[level].program.source
      asked.append((.each(level), DecidingPart(of: list, in: text)))
    case .unknownList where deciding == nil: deciding = asked.last
    case .definitions: asked.removeAll { $0.clause != .applies }
    case .conclusion(let conclusion) where deciding == nil && conclusion.outcome == found:
      if case .open = conclusion { asked.removeAll { $0.part.operand.missing == nil } }
      deciding = asked.last { expected.isSettled(by: $0.clause) } ?? asked.last
    default: break
    }
  }

  /// It, at its place in the file of the rule.
  func note(in rule: RuleSource) -> Diagnostic.Note? {
    guard let (clause, part) = deciding ?? asked.last,
      let (key, range) = rule.place(of: clause, at: part.bytes)
    else { return nil }
    let value = part.operand.missing == nil ? part.operand.value.words : "unknown"
    return Diagnostic.Note(Message("\(key.quoted) is decided here: this is \(value)"), at: range)
  }
}

extension Outcome {
  /// Whether a rule comes to it by that clause.
  fileprivate func isSettled(by clause: RuleClause?) -> Bool {
    switch (self, clause) {
    case (.notApplicable, .when), (.notApplicable, .applies), (.exempt, .exemption),
      (.fail, .require):
      true
    default: false
    }
  }
}
