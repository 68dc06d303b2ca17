/// How a rule came to what it found out about a description, step by step.
package struct RuleTrace: Sendable {
  /// An expression or a part of it, an item, or what was found out about an item.
  package struct Step: Sendable {
    /// How many steps it lies in.
    package let depth: Int
    /// The key of the rule that it is about, such as `require`; empty for a part.
    package let key: String
    /// The expression as it is written; empty where there is none.
    package let text: String
    /// What it came to, in words.
    package let value: String
    /// Where the value stands; nil for what was worked out.
    package let location: Location?
    /// The absent facts that leave it open.
    package let missing: [String]
    /// What the rule came to there; nil for a step on the way.
    package var outcome: Outcome?
  }

  package let rule: String
  /// What it found out all in all; nil where it can't be evaluated.
  package let outcome: Outcome?
  package let steps: [Step]
}

extension LintResult {
  /// How the rule that was traced came to its outcome; nil where none was, or it wasn't asked.
  package var trace: RuleTrace? {
    guard let id = log?.rule else { return nil }
    let outcome = outcome(of: id)
    guard outcome != nil || faults.contains(where: { $0.rule == id }) else { return nil }
    let isOfProgram = ProgramRule.all.contains { $0.id == id }
    let steps = isOfProgram ? steps(ofProgramRule: id) : log?.steps
    return RuleTrace(rule: id, outcome: outcome, steps: steps ?? [])
  }

  private func outcome(of rule: String) -> Outcome? {
    if let worst = findings.lazy.filter({ $0.rule == rule }).map(\.outcome).min() { return worst }
    if passed.contains(rule) { return .pass }
    return notApplicable.contains(rule) ? .notApplicable : nil
  }

  /// Rules of the program have no expressions: what they found is all.
  private func steps(ofProgramRule id: String) -> [RuleTrace.Step] {
    findings.filter { $0.rule == id }.map { finding in
      RuleTrace.Step(
        depth: 0, key: "found", text: "", value: finding.message, location: finding.location,
        missing: [])
    }
  }
}
