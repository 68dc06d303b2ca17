internal import Expressions

/// When an app is submitted, and the edition of the guidelines that holds then.
struct Submission: Sendable {
  /// 00:00 UTC.
  let day: Timestamp
  let edition: Edition

  /// The day of submission, and where it stands; the day of checking where none was written, or none
  /// that is written counts.
  static func date(
    of description: inout Record, asOf: Timestamp, isWritten: Bool
  ) -> (day: Timestamp, place: Place) {
    description.change(DescriptionKey.submission) { submission, place in
      submission.setDefault(SubmissionKey.date, .timestamp(asOf), at: place)
      if !isWritten { submission[SubmissionKey.date].value = .timestamp(asOf) }
    }
    let submission = description[DescriptionKey.submission]
    let date = submission.value.record?[SubmissionKey.date]
    guard let date, case .timestamp(let day) = date.value else { return (asOf, submission.place) }
    return (day, date.place)
  }
}
