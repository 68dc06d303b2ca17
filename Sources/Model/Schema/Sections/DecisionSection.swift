internal import Diagnostics
internal import Expressions

extension Section {
  /// An answer to what a rule leaves to a person.
  static let decision = Section(
    "decision",
    fields: [
      .required("rule", .text, .fieldDecisionRule),
      Field("at", .text, .fieldDecisionAt),
      .required("answer", .decision, .fieldDecisionAnswer),
      .required("by", .text, .fieldDecisionBy),
      .required("on", .date, .fieldDecisionOn),
      .required("because", .text, .fieldDecisionBecause),
      Field("facts", .text, .fieldDecisionFacts),
      Field("until", .date, .fieldDecisionUntil),
    ]
  )

  /// Open questions that somebody has taken on.
  static let openQuestion = Section(
    "openQuestion",
    fields: [
      .required("facts", .list(.text), .fieldOpenQuestionFacts),
      .required("owner", .text, .fieldOpenQuestionOwner),
      .required("until", .date, .fieldOpenQuestionUntil),
    ]
  )
}

extension FieldType {
  /// What somebody decides where a rule leaves it to a person.
  static let decision = choice(
    "decision",
    ["holds": .wordDecisionHolds, "doesNotHold": .wordDecisionDoesNotHold]
  )
}
