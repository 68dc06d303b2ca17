internal import Diagnostics
internal import Expressions

extension Section {
  /// An answer to what a rule leaves to a person.
  static let decision = Section(
    "decision",
    fields: [
      .required("rule", .text, "Which rule asks?"),
      Field("at", .text, .fieldDecisionAt),
      .required("answer", .decision, "Is what the rule asks so?"),
      .required("by", .text, "Who decided it?"),
      .required("on", .date, "On which day was it decided?"),
      .required("because", .text, "Why is it so?"),
      Field("facts", .text, .fieldDecisionFacts),
      Field("until", .date, .fieldDecisionUntil),
    ]
  )

  /// Open questions that somebody has taken on.
  static let openQuestion = Section(
    "openQuestion",
    fields: [
      .required("facts", .list(.text), "Which facts are open, by their paths?"),
      .required("owner", .text, "Who finds them out?"),
      .required("until", .date, "Until which day may they be open?"),
    ]
  )
}

extension FieldType {
  /// What somebody decides where a rule leaves it to a person.
  static let decision = choice(
    "decision", ["holds": .wordDecisionHolds, "doesNotHold": .wordDecisionDoesNotHold])
}
