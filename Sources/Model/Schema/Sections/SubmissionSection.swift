internal import Diagnostics

extension Section {
  /// When and what is submitted.
  static func submission(_ custom: CustomFields) -> Section {
    Section(
      "submission",
      fields: [
        .workedOut("date", .date, .fieldSubmissionDate),
        .text(
          "kind",
          .choice(
            "kind of submission",
            [
              "new": .wordKindOfSubmissionNew,
              "update": .wordKindOfSubmissionUpdate,
            ]
          ),
          default: "update",
          .fieldSubmissionKind
        ),
        custom.field(.submission),
      ]
    )
  }
}
