internal import Diagnostics

extension Section {
  /// When and what is submitted.
  static let submission = Section(
    "submission",
    fields: [
      .workedOut(
        "date",
        .date,
        .fieldSubmissionDate
      ),
      .text(
        "kind",
        .choice(
          "kind of submission",
          [
            "new": "the app was never in the App Store",
            "update": "an earlier version is in the App Store",
          ]
        ),
        default: "update",
        .fieldSubmissionKind
      ),
    ]
  )
}
