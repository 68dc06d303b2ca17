package import Diagnostics
package import Expressions

extension Timestamp {
  /// The beginning of a day, UTC.
  package init(of date: CalendarDate) {
    self.init(seconds: date.daysSince1970 * 86_400, nanoseconds: 0)
  }

  /// The day in UTC, `YYYY-MM-DD`.
  package var day: String {
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    return CalendarDate(daysSince1970: days).description
  }

  /// The time so many days later.
  package func adding(days: Int64) -> Timestamp {
    Timestamp(seconds: seconds + days * 86_400, nanoseconds: nanoseconds)
  }
}
