/// The parts of a rule that are an expression and a text; nil when the expression is wrong.
extension ExpressionCompiler {
  mutating func exemption(_ exemption: WrittenRule.Exemption) -> CheckedRule.Exemption? {
    let condition = condition(exemption.condition)
    let note = template(exemption.note)
    return condition.map { CheckedRule.Exemption(id: exemption.id, condition: $0, note: note) }
  }

  mutating func review(_ review: WrittenRule.Review) -> CheckedRule.Review? {
    let condition = condition(review.condition)
    let text = template(review.text)
    return condition.map { CheckedRule.Review(condition: $0, text: text) }
  }

  mutating func related(_ related: WrittenRule.Related) -> CheckedRule.Related? {
    let place = compile(related.place)?.program
    let note = template(related.note)
    return place.map { CheckedRule.Related(place: $0, note: note) }
  }

  mutating func mark(_ mark: WrittenRule.Mark) -> CheckedRule.Mark? {
    compile(mark.expression, expecting: mark.kind.type).map {
      CheckedRule.Mark(kind: mark.kind, program: $0.program)
    }
  }

  /// What the language leaves out stays English.
  mutating func translation(of rule: WrittenRule, _ texts: RuleTranslation) -> TranslatedRule {
    TranslatedRule(
      title: texts.title.text,
      why: texts.why.text,
      message: template(texts.message ?? rule.message),
      fix: template(texts.fix),
      review: rule.review.map { template(texts.review ?? $0.text) },
      exemptions: rule.exemptions.map { template(texts.exemptions[$0.id] ?? $0.note) },
      related: rule.related.enumerated().map { index, related in
        template(texts.related.count > index ? texts.related[index] : related.note)
      }
    )
  }
}
