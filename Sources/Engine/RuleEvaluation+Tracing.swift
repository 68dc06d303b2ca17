internal import Expressions
internal import Rules

/// What of a rule is reached; nothing is noted unless somebody asked for it.
extension RuleEvaluation {
  mutating func traceFailure(of rule: CompiledRule, _ outcome: inout RuleOutcome) {
    guard isTracing else { return }
    trace(rule.message, .message, &outcome)
    trace(rule.fix, .fix, &outcome)
    traceRelated(of: rule, &outcome)
  }

  mutating func traceReview(
    _ review: CompiledRule.Review,
    of rule: CompiledRule,
    _ outcome: inout RuleOutcome
  ) {
    guard isTracing else { return }
    outcome.reached.insert(.review)
    trace(review.text, .review, &outcome)
    traceRelated(of: rule, &outcome)
  }

  mutating func traceExemption(
    _ number: Int,
    of rule: CompiledRule,
    _ outcome: inout RuleOutcome
  ) {
    guard isTracing else { return }
    outcome.reached.insert(.exemption(number))
    trace(rule.exemptions[number].note, .exemption(number), &outcome)
  }

  private mutating func traceRelated(of rule: CompiledRule, _ outcome: inout RuleOutcome) {
    for (number, related) in rule.related.enumerated()
    where related.place.evaluate(in: &frame).place != .none {
      outcome.reached.insert(.related(number))
      trace(related.note, .related(number), &outcome)
    }
  }

  private mutating func trace(
    _ template: MessageTemplate,
    _ text: RulePart.Text,
    _ outcome: inout RuleOutcome
  ) {
    for (number, isAnswered) in template.areAnswered(in: &frame).enumerated() where isAnswered {
      outcome.reached.insert(.placeholder(text, number))
    }
  }
}
