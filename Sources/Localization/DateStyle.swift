/// How a language writes days.
package struct DateStyle: Sendable {
  /// With `{year}`, `{month}`, `{day}` (two digits: `{MM}`, `{DD}`) and `{name}` of the month.
  package var short: String
  package var long: String
  /// The first day of a month where it is an ordinal in words, as `1er` in French.
  package var first: String?
  /// The names of the months, from January.
  package var months: [String]

  /// Days as machines write them, and in words.
  package static let english = DateStyle(
    short: "{year}-{MM}-{DD}",
    long: "{day} {name} {year}",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
  )

  package init(short: String, long: String, first: String? = nil, months: [String]) {
    self.short = short
    self.long = long
    self.first = first
    self.months = months
  }

  /// A day given as `YYYY-MM-DD`, in digits; what is no day stays as it is.
  package func short(_ day: String) -> String { text(day, short, first: nil) }

  /// A day given as `YYYY-MM-DD`, with the month's name.
  package func long(_ day: String) -> String { text(day, long, first: first) }

  private func text(_ day: String, _ pattern: String, first: String?) -> String {
    guard day.utf8.count == "YYYY-MM-DD".utf8.count else { return day }
    let parts = day.split(separator: "-").map(String.init)
    guard parts.map(\.utf8.count) == [4, 2, 2], Int(parts[0]) != nil, let month = Int(parts[1]),
      let date = Int(parts[2]), (1...months.count).contains(month)
    else { return day }
    let values = [
      "{year}": parts[0], "{month}": "\(month)", "{MM}": parts[1], "{DD}": parts[2],
      "{day}": date == 1 ? first ?? "1" : "\(date)", "{name}": months[month - 1],
    ]
    return values.reduce(pattern) { $0.replacing($1.key, with: $1.value) }
  }
}
