internal import Diagnostics
internal import Expressions

extension Section {
  /// A finding that was accepted, by whom, until when.
  static let waiver = Section(
    "waiver",
    fields: [
      .required("rule", .text, .fieldWaiverRule),
      Field("at", .text, .fieldWaiverAt),
      .required("reason", .text, .fieldWaiverReason),
      .required("approvedBy", .text, .fieldWaiverApprovedBy),
      .required("until", .date, .fieldWaiverUntil),
    ]
  )
}
