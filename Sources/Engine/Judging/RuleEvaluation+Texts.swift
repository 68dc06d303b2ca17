internal import Expressions
internal import Localization
internal import Rules

/// What a rule has to say, with the values of its placeholders; the sentences are made later.
///
/// What is already said about a place gets only the places that belong to it.
extension RuleEvaluation {
  /// Adds a failure, or what is left to a person.
  mutating func remark(
    _ kind: Outcome, by rule: CompiledRule, item: Place, _ outcome: inout RuleOutcome
  ) throws(EvaluationError) {
    let isFailure = kind == .fail
    let place = try place(of: rule, item)
    let related = try related(of: rule)
    let marks = try isFailure ? marks(of: rule) : FindingMarks()
    let key = try key(of: rule)
    if outcome.extendRemark(kind, at: place, related: related, marks: marks, key: key) { return }
    var remark = RuleOutcome.Remark(
      outcome: kind, place: place, message: try message(isFailure ? .message : .review, of: rule),
      fix: try isFailure ? said(.fix, of: rule) : nil, related: related, marks: marks)
    if !isFailure {
      for number in rule.source.answers.indices {
        remark.answers.append(try said(.answer(number), of: rule))
      }
      remark.items = rule.clauses.each.indices.map { frame[rule.firstSlot + $0].place }
    }
    outcome.add(remark, key: key)
  }

  /// Where the rule points; what has no place of its own is shown at the item.
  mutating func place(of rule: CompiledRule, _ item: Place) throws(EvaluationError) -> Place {
    guard let at = rule.clauses.at else { return item }
    let place = try value(of: at).place
    return place == .none ? item : place
  }

  mutating func message(
    _ text: RuleText, of rule: CompiledRule
  ) throws(EvaluationError) -> LocalizedMessage {
    let isTranslated = !book.language.isEnglish
    // What a language says costs nothing beside the English text: so it changes no answer.
    let cost = frame.cost
    let said = isTranslated ? try said(text, of: rule) : nil
    frame.cost = cost
    let english = try filled(rule.english[text])
    return LocalizedMessage(english: english, said: said ?? english)
  }

  /// A text in the language of the book.
  private mutating func said(
    _ text: RuleText, of rule: CompiledRule
  ) throws(EvaluationError) -> FilledTemplate {
    try filled(rule.said[text])
  }

  private mutating func filled(
    _ template: MessageTemplate
  ) throws(EvaluationError) -> FilledTemplate {
    FilledTemplate(template: template, values: try template.values(in: &frame))
  }

  private mutating func value(of clause: Program) throws(EvaluationError) -> TracedValue {
    let operand = clause.evaluate(in: &frame)
    if case .error(let error) = operand.value { throw error }
    return operand
  }

  private mutating func related(
    of rule: CompiledRule
  ) throws(EvaluationError) -> [(place: Place, note: FilledTemplate)] {
    var found: [(place: Place, note: FilledTemplate)] = []
    for (number, related) in rule.clauses.related.enumerated() {
      let place = try value(of: related).place
      guard place != .none else { continue }
      found.append((place, try said(.related(number), of: rule)))
    }
    return found
  }

  /// What makes another finding of one at the same place, the same in every language.
  private mutating func key(of rule: CompiledRule) throws(EvaluationError) -> [String] {
    var key: [String] = []
    for part in rule.clauses.key { key.append(try value(of: part).value.nameInKey) }
    return key
  }

  private mutating func marks(of rule: CompiledRule) throws(EvaluationError) -> FindingMarks {
    var marks = FindingMarks()
    for kind in PictureMark.allCases {
      guard let program = rule.clauses.marks[kind] else { continue }
      marks.add(kind, try value(of: program).value)
    }
    return marks
  }
}

extension Value {
  /// What is unknown is one thing, whyever it is.
  fileprivate var nameInKey: String {
    switch self {
    case .absent, .undecided, .unwritten: "unknown"
    default: string ?? words
    }
  }
}
