package import Diagnostics

/// A day as people and their spreadsheets write it.
package enum SaidDay: Equatable {
  case day(CalendarDate)
  /// Which number is the month can't be told.
  case either(CalendarDate, CalendarDate)

  /// Of three numbers that begin with the year, or end with it: behind points the day stands first,
  /// behind other signs whatever can't be a month.
  package init?(_ text: String) {
    let parts = text.trimmed.split { "./-".contains($0) }
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int64($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    let isYear = parts.map { $0.count == 4 }
    if isYear[0] {
      self.init([CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])])
      return
    }
    guard isYear[2] else { return nil }
    let days = [(numbers[1], numbers[0]), (numbers[0], numbers[1])].map {
      CalendarDate(year: numbers[2], month: $0, day: $1)
    }
    self.init(text.contains(".") || days[0] == days[1] ? [days[0]] : days)
  }

  private init?(_ days: [CalendarDate]) {
    let days = days.filter(\.exists)
    guard let first = days.first, let last = days.last else { return nil }
    self = days.count == 1 ? .day(first) : .either(first, last)
  }

  /// What is wrong where it can't be told which day it is.
  package func doubt(about text: String) -> Message? {
    guard case .either(let one, let other) = self else { return nil }
    return Message(
      id: "ambiguous-day",
      "\(text.trimmed.quoted) may be \(one.description) or \(other.description); write the one it is"
    )
  }
}
