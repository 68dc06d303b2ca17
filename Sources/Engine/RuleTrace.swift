internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

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

extension RuleTrace {
  /// With parameters other than the rule's own, if there are any; the outcome is what becomes of
  /// the rule's own, where that was accepted.
  init(
    of rule: CompiledRule,
    with parameters: TracedValue? = nil,
    about description: Description,
    by book: RuleBook,
    in file: SourceFile,
    outcome accepted: Outcome? = nil
  ) {
    self.rule = rule.id
    var log = RuleTraceLog(of: description, lines: LineTable(of: file))
    guard rule.holds(on: description.submissionDate) else {
      log.addDays(of: rule, submittedOn: description.submissionDate.day)
      (outcome, steps) = (.notApplicable, log.steps)
      return
    }
    var evaluation = RuleEvaluation(book: book)
    evaluation.begin(description)
    evaluation.log = log
    do throws(RuleFault) {
      let found = try evaluation.outcome(of: rule, with: parameters).summary
      outcome = accepted ?? found
    } catch {
      outcome = nil
    }
    steps = evaluation.log?.steps ?? []
  }
}

extension LintResult {
  /// How a rule came to its outcome; nil where it wasn't asked, or there is no such rule.
  package func trace(of id: String) -> RuleTrace? {
    let outcome = outcome(of: id)
    guard let subject, outcome != nil || faults.contains(where: { $0.rule == id }) else {
      return nil
    }
    guard let rule = subject.book.rules.first(where: { $0.id == id }) else {
      return RuleTrace(rule: id, outcome: outcome, steps: steps(ofProgramRule: id))
    }
    return RuleTrace(
      of: rule,
      about: subject.description,
      by: subject.book,
      in: file,
      outcome: outcome
    )
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
        depth: 0,
        key: "found",
        text: "",
        value: finding.message,
        location: finding.location,
        missing: []
      )
    }
  }
}
