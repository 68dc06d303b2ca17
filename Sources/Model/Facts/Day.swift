package import Expressions

extension Timestamp {
  /// The day in UTC, `YYYY-MM-DD`.
  package var day: String {
    let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    let text = "\(year)-\(calendarMonth.inTwoDigits)-\(day.inTwoDigits)"
    return String(repeating: "0", count: max(0, 10 - text.utf8.count)) + text
  }

  /// The same time so many days later.
  package func adding(days: Int64) -> Timestamp {
    Timestamp(seconds: seconds + days * 86_400, nanoseconds: nanoseconds)
  }
}

extension Int {
  fileprivate var inTwoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
