internal import Diagnostics
internal import Expressions

extension Section {
  /// A finding that was accepted, by whom, until when.
  static let waiver = Section(
    "waiver",
    fields: [
      .required("rule", .text, "The rule whose finding is accepted."),
      Field("at", .text, .fieldWaiverAt),
      .required("reason", .text, "Why it is accepted."),
      .required("approvedBy", .text, "Who accepted it."),
      .required("until", .date, "The last day on which the waiver counts."),
    ]
  )
}
