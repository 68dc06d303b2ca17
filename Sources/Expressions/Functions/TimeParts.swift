internal import Diagnostics

extension Function {
  static let getFullYear = ofTime("getFullYear", "The year.", 2026) { $0.date.year }

  static let getMonth = ofTime(
    "getMonth", "The month, from 0 for January.",
    10
  ) { $0.date.month - 1 }

  static let getDate = ofTime("getDate", "The day of the month, from 1.", 21) { $0.date.day }

  static let getDayOfMonth = ofTime(
    "getDayOfMonth", "The day of the month, from 0.",
    20
  ) { $0.date.day - 1 }

  static let getDayOfWeek = ofTime(
    "getDayOfWeek", "The day of the week, from 0 for Sunday.",
    6
  ) { ($0.days + 4).flooredDivision(by: 7).remainder }

  static let getDayOfYear = ofTime("getDayOfYear", "The day of the year, from 0.", 324) { time in
    time.days - CalendarDate(year: time.date.year, month: 1, day: 1).daysSince1970
  }

  static let getHours = ofTimeOrSpan(
    "getHours", "The hour; of a span, all its hours.",
    "timestamp('2026-11-21T09:30:15Z').getHours() == 9"
  ) {
    $0.second / 3600
  } span: {
    $0.nanoseconds / 3_600_000_000_000
  }

  static let getMinutes = ofTimeOrSpan(
    "getMinutes", "The minute; of a span, all its minutes.", "duration('1h30m').getMinutes() == 90"
  ) {
    $0.second / 60 % 60
  } span: {
    $0.nanoseconds / 60_000_000_000
  }

  static let getSeconds = ofTimeOrSpan(
    "getSeconds", "The second; of a span, all its seconds.", "duration('1m30s').getSeconds() == 90"
  ) {
    $0.second % 60
  } span: {
    $0.nanoseconds / 1_000_000_000
  }

  static let getMilliseconds = ofTimeOrSpan(
    "getMilliseconds", "The thousandths of a second.", "duration('1.5s').getMilliseconds() == 500"
  ) {
    $0.nanosecond / 1_000_000
  } span: {
    $0.nanoseconds / 1_000_000 % 1000
  }

  private typealias TimePart = @Sendable (LocalTime) -> Int64

  /// What a part is of a time that shows it.
  private static func ofTime(
    _ name: String, _ summary: String, _ example: Int, _ part: @escaping TimePart
  ) -> Function {
    let example = "timestamp('2026-11-21T09:30:15Z').\(name)() == \(example)"
    return Function(name: name, summary: summary, example: example, overloads: timeOverloads(part))
  }

  private static func ofTimeOrSpan(
    _ name: String, _ summary: String, _ example: String, _ part: @escaping TimePart,
    span: @escaping @Sendable (Duration) -> Int64
  ) -> Function {
    let overloads = timeOverloads(part) + [.method(cost: .none, span)]
    return Function(name: name, summary: summary, example: example, overloads: overloads)
  }

  private static func timeOverloads(_ part: @escaping TimePart) -> [Overload] {
    let inUTC = Overload.method(cost: .none) { (time: Timestamp) in
      part(LocalTime(time, offset: 0))
    }
    let inZone = Overload.method(result: .integer) {
      (time: Timestamp, zone: String, zones: TimeZones) in
      guard let offset = zones.offset(of: zone, at: time.seconds) else {
        return .invalid("\(zone.quoted) is no known time zone")
      }
      return .integer(part(LocalTime(time, offset: offset)))
    }
    return [inUTC, inZone]
  }
}

/// A time as clocks of a place show it.
private struct LocalTime {
  /// Since 1970-01-01.
  let days: Int64
  let second: Int64
  let nanosecond: Int64

  init(_ time: Timestamp, offset: Int64) {
    (days, second) = (time.seconds + offset).flooredDivision(by: 86_400)
    nanosecond = Int64(time.nanoseconds)
  }

  var date: CalendarDate { CalendarDate(daysSince1970: days) }
}
