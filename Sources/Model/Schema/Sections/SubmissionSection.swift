internal import Diagnostics

extension Section {
  /// When and what is submitted.
  static func submission(_ custom: CustomFields) -> Section {
    Section(
      "submission",
      fields: [
        .workedOut(
          "date", .date,
          """
          The day of submission; picks the edition of the guidelines. Default: the day of \
          checking.
          """),
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
          "Whether the app is new or an update."
        ),
        custom.field(.submission),
      ]
    )
  }
}
