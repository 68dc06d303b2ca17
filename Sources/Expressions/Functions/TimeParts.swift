internal import Diagnostics

extension Function {
  static let getFullYear = ofTime("getFullYear") { $0.date.year }
  static let getMonth = ofTime("getMonth") { $0.date.month - 1 }
  static let getDate = ofTime("getDate") { $0.date.day }
  static let getDayOfMonth = ofTime("getDayOfMonth") { $0.date.day - 1 }
  static let getDayOfWeek = ofTime("getDayOfWeek") {
    ($0.days + 4).flooredDivision(by: 7).remainder
  }
  static let getDayOfYear = ofTime("getDayOfYear") { time in
    time.days - CalendarDate(year: time.date.year, month: 1, day: 1).daysSince1970
  }
  static let getHours = ofTime(
    "getHours", span: { $0.nanoseconds / 3_600_000_000_000 }, { $0.second / 3600 })
  static let getMinutes = ofTime(
    "getMinutes", span: { $0.nanoseconds / 60_000_000_000 }, { $0.second / 60 % 60 })
  static let getSeconds = ofTime(
    "getSeconds", span: { $0.nanoseconds / 1_000_000_000 }, { $0.second % 60 })
  static let getMilliseconds = ofTime(
    "getMilliseconds", span: { $0.nanoseconds / 1_000_000 % 1000 }, { $0.nanosecond / 1_000_000 })

  /// What a part is of a time that shows it, and of a span, where that has one.
  private static func ofTime(
    _ name: String, span: (@Sendable (Duration) -> Int64)? = nil,
    _ part: @escaping @Sendable (LocalTime) -> Int64
  ) -> Function {
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
    let ofSpan = span.map { [Overload.method(cost: .none, $0)] } ?? []
    return Function(name: name, overloads: [inUTC, inZone] + ofSpan)
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
