internal import Diagnostics
internal import Expressions

/// The keys of a decision.
enum DecisionKey: Int, SectionKey { case rule, at, answer, by, on, because, facts, until }

/// The keys of questions that somebody has taken on.
enum OpenQuestionKey: Int, SectionKey { case facts, owner, until }

extension Section {
  /// An answer to what a rule leaves to a person.
  static let decision = Section("decision") { (key: DecisionKey) in
    switch key {
    case .rule: .required(.text, "Which rule asks?")
    case .at: .field(.text, .fieldDecisionAt)
    case .answer: .required(.decision, "Is what the rule asks so?")
    case .by: .required(.text, "Who decided it?")
    case .on: .required(.date, "On which day was it decided?")
    case .because: .required(.text, "Why is it so?")
    case .facts: .required(.facts, "What was read when it was decided, as a check prints it?")
    case .until: .field(.date, .fieldDecisionUntil)
    }
  }

  /// Open questions that somebody has taken on.
  static let openQuestion = Section("openQuestion") { (key: OpenQuestionKey) in
    switch key {
    case .facts: .required(.list(.text), "Which facts are open, by their paths?")
    case .owner: .required(.text, "Who finds them out?")
    case .until: .required(.date, "Until which day may they be open?")
    }
  }
}

extension FieldType {
  /// What somebody decides where a rule leaves it to a person.
  static let decision = choice("decision", "holds", "doesNotHold")
}
