internal import Expressions

/// When an app is submitted, and the edition of the guidelines that holds then.
struct Submission: Sendable {
  /// 00:00 UTC.
  let day: Timestamp
  let edition: Edition

  /// The day of submission, and where it stands; the day of checking unless one was written.
  static func date(
    of description: inout Record,
    otherwise asOf: Timestamp
  ) -> (day: Timestamp, place: Place) {
    description.change(Slots.description.submission) { submission, place in
      submission.setDefault(Slots.app.submissionDate, .timestamp(asOf), at: place)
    }
    let submission = description[Slots.description.submission]
    let date = submission.value.record?[Slots.app.submissionDate]
    guard let date, case .timestamp(let day) = date.value else { return (asOf, submission.place) }
    return (day, date.place)
  }
}
