extension Section {
  /// When and what is submitted.
  static let submission = Section(
    "submission",
    fields: [
      .workedOut(
        "date",
        .date,
        "The day of submission; picks the edition of the guidelines. Default: the day of checking."
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
        "Whether the app is new or an update."
      ),
    ]
  )
}
