internal import Diagnostics
package import Expressions

/// The keys of a submission.
enum SubmissionKey: Int, SectionKey { case date, kind, custom }

extension Description {
  /// When the app is submitted, as rules read it.
  package static let dayOfSubmission = FieldReference(
    type: Section.plainDescription.section(DescriptionKey.submission).name,
    field: SubmissionKey.date.name)
}

extension Section {
  /// When and what is submitted.
  static func submission(_ custom: CustomFields) -> Section {
    Section("submission") { (key: SubmissionKey) in
      switch key {
      case .date:
        .workedOut(
          .date,
          """
          The day of submission; picks the edition of the guidelines. Default: the day of \
          checking.
          """)
      case .kind:
        .text(
          .choice("kind of submission", "new", "update"), default: "update",
          "Whether the app is new or an update.")
      case .custom: custom.field(.submission)
      }
    }
  }
}
