/// The parts of a rule that are several expressions and texts; nil when one of these is wrong.
extension ExpressionCompiler {
  mutating func exemption(_ exemption: WrittenRule.Exemption) -> CheckedRule.Exemption? {
    let condition = condition(exemption.condition)
    let note = template(exemption.note)
    guard let condition, let note else { return nil }
    return CheckedRule.Exemption(id: exemption.id, condition: condition, note: note)
  }

  mutating func review(_ review: WrittenRule.Review) -> CheckedRule.Review? {
    let condition = condition(review.condition)
    let text = template(review.text)
    guard let condition, let text else { return nil }
    return CheckedRule.Review(condition: condition, text: text)
  }

  mutating func related(_ related: WrittenRule.Related) -> CheckedRule.Related? {
    let place = compile(related.place)?.program
    let note = template(related.note)
    guard let place, let note else { return nil }
    return CheckedRule.Related(place: place, note: note)
  }

  mutating func mark(_ mark: WrittenRule.Mark) -> CheckedRule.Mark? {
    compile(mark.expression, expecting: mark.kind.type).map {
      CheckedRule.Mark(kind: mark.kind, program: $0.program)
    }
  }

  /// What the language leaves out stays English.
  mutating func translation(of rule: WrittenRule, _ texts: RuleTranslation) -> TranslatedRule? {
    let message = template(texts.message ?? rule.message)
    let fix = template(texts.fix)
    let review = rule.review.map { template(texts.review ?? $0.text) }
    let exemptions = rule.exemptions.map { template(texts.exemptions[$0.id] ?? $0.note) }
    let related = rule.related.enumerated().map { index, related in
      template(texts.related.count > index ? texts.related[index] : related.note)
    }
    guard let message, let fix else { return nil }
    return TranslatedRule(
      title: texts.title.text,
      why: texts.why.text,
      message: message,
      fix: fix,
      review: review ?? nil,
      exemptions: exemptions.compactMap { $0 },
      related: related.compactMap { $0 }
    )
  }
}
