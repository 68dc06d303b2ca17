internal import Expressions
internal import Localization
internal import Model
internal import Rules

/// What a rule has to say, with the values of its placeholders; the sentences are made later.
///
/// What is already said about a place gets only the places that belong to it.
extension RuleEvaluation {
  mutating func review(
    _ rule: CompiledRule, item: Place, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    guard let review = rule.review else { return }
    let place = try place(of: rule, item)
    let related = try related(of: rule)
    let key = try key(of: rule)
    if outcome.extendRemark(.review, at: place, related: related, key: key) { return }
    outcome.add(
      RuleOutcome.Remark(
        outcome: .review, place: place, message: try message(review.text, rule.translation?.review),
        fix: nil, related: related),
      key: key
    )
  }

  mutating func fail(
    _ rule: CompiledRule, item: Place, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    let place = try place(of: rule, item)
    let related = try related(of: rule)
    let marks = try marks(of: rule)
    let key = try key(of: rule)
    let isKnown = outcome.extendRemark(.fail, at: place, related: related, marks: marks, key: key)
    if isKnown { return }
    outcome.add(
      RuleOutcome.Remark(
        outcome: .fail, place: place, message: try message(rule.message, rule.translation?.message),
        fix: try said(rule.translation?.fix ?? rule.fix), related: related, marks: marks),
      key: key
    )
  }

  /// Where the rule points; what has no place of its own is shown at the item.
  mutating func place(of rule: CompiledRule, _ item: Place) throws(EvaluationError) -> Place {
    guard let at = rule.at else { return item }
    let place = try place(of: at)
    return place == .none ? item : place
  }

  mutating func message(
    _ english: MessageTemplate, _ translated: MessageTemplate?
  ) throws(EvaluationError) -> LocalizedMessage {
    let values = try english.values(in: &frame)
    var message = LocalizedMessage(
      english: FilledTemplate(template: english, values: values, isEnglish: true))
    if let translated {
      message.translated = try said(translated)
    } else if names != nil {
      message.translated = try said(english, isEnglish: true)
    }
    return message
  }

  /// A text with the names that the language of the book has.
  private mutating func said(
    _ template: MessageTemplate, isEnglish: Bool = false
  ) throws(EvaluationError) -> FilledTemplate {
    if let values = names?.values(of: template) {
      return FilledTemplate(template: template, values: values, isEnglish: isEnglish)
    }
    let values = try template.values(in: &frame)
    return FilledTemplate(template: template, values: values, isEnglish: isEnglish)
  }

  private mutating func place(of program: Program) throws(EvaluationError) -> Place {
    let operand = program.evaluate(in: &frame)
    if case .error(let error) = operand.value { throw error }
    return operand.place
  }

  private mutating func related(
    of rule: CompiledRule
  ) throws(EvaluationError) -> [(place: Place, note: FilledTemplate)] {
    var found: [(place: Place, note: FilledTemplate)] = []
    for (number, related) in rule.related.enumerated() {
      let place = try place(of: related.place)
      guard place != .none else { continue }
      found.append((place, try said(rule.translation?.related[number] ?? related.note)))
    }
    return found
  }

  /// What makes another finding of one at the same place, the same in every language.
  private mutating func key(of rule: CompiledRule) throws(EvaluationError) -> [String] {
    var key: [String] = []
    for part in rule.key {
      let value = part.evaluate(in: &frame).value
      if case .error(let error) = value { throw error }
      key.append(value.nameInKey)
    }
    return key
  }

  private mutating func marks(of rule: CompiledRule) throws(EvaluationError) -> FindingMarks {
    var marks = FindingMarks()
    for mark in rule.marks {
      let value = names?.value(of: mark.program) ?? mark.program.evaluate(in: &frame).value
      if case .error(let error) = value { throw error }
      marks.add(mark.kind, value)
    }
    return marks
  }
}

extension Value {
  /// What is unknown is one thing, whyever it is.
  fileprivate var nameInKey: String {
    switch self {
    case .string(let text): text
    case .absent, .undecided, .unwritten: "unknown"
    default: words
    }
  }
}
