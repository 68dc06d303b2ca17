/// What a zone does from some year on, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule {
  private let standard: Int64
  private var summer: Summer?

  private struct Summer {
    let offset: Int64
    let start: Day
    let end: Day
  }

  /// A day of every year and the second of it at which clocks change.
  fileprivate struct Day {
    let kind: Kind
    let second: Int64

    enum Kind {
      case monthWeek(month: Int64, week: Int64, weekday: Int64)
      /// From 1, February 29 never counted.
      case julian(Int64)
      /// From 0.
      case dayOfYear(Int64)
    }
  }

  init?(_ text: String) {
    var reader = DigitReader(text)
    guard Self.skipName(&reader), let offset = Self.time(&reader) else { return nil }
    standard = -offset
    guard !reader.isAtEnd else { return }
    guard Self.skipName(&reader) else { return nil }
    var summerOffset = standard + 3600
    if reader.next != UInt8(ascii: ",") {
      guard let offset = Self.time(&reader) else { return nil }
      summerOffset = -offset
    }
    guard let start = Self.day(&reader), let end = Self.day(&reader), reader.isAtEnd else {
      return nil
    }
    summer = Summer(offset: summerOffset, start: start, end: end)
  }

  /// How many seconds the zone is ahead of UTC.
  func offset(at seconds: Int64) -> Int64 {
    guard let summer else { return standard }
    let year = CivilDate(daysSinceEpoch: (seconds + standard).flooredDivision(by: 86_400).quotient)
      .year
    let start = summer.start.second(of: year) - standard
    let end = summer.end.second(of: year) - summer.offset
    let isSummer =
      start < end ? seconds >= start && seconds < end : seconds >= start || seconds < end
    return isSummer ? summer.offset : standard
  }

  private static func skipName(_ reader: inout DigitReader) -> Bool {
    if reader.skip(UInt8(ascii: "<")) {
      while let byte = reader.take() { if byte == UInt8(ascii: ">") { return true } }
      return false
    }
    var count = 0
    while let byte = reader.next, byte.isLetter {
      _ = reader.take()
      count += 1
    }
    return count >= 3
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private static func time(_ reader: inout DigitReader) -> Int64? {
    let isNegative = reader.skip(UInt8(ascii: "-"))
    if !isNegative { _ = reader.skip(UInt8(ascii: "+")) }
    guard var total = number(&reader) else { return nil }
    total *= 3600
    for unit in [60, 1] as [Int64] where reader.skip(UInt8(ascii: ":")) {
      guard let part = number(&reader) else { return nil }
      total += part * unit
    }
    return isNegative ? -total : total
  }

  private static func number(_ reader: inout DigitReader) -> Int64? {
    let digits = reader.digits()
    guard (1...3).contains(digits.count) else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self))
  }

  private static func day(_ reader: inout DigitReader) -> Day? {
    guard reader.skip(UInt8(ascii: ",")), let kind = kind(&reader) else { return nil }
    guard reader.skip(UInt8(ascii: "/")) else { return Day(kind: kind, second: 7200) }
    return time(&reader).map { Day(kind: kind, second: $0) }
  }

  private static func kind(_ reader: inout DigitReader) -> Day.Kind? {
    if reader.skip(UInt8(ascii: "J")) { return number(&reader).map(Day.Kind.julian) }
    guard reader.skip(UInt8(ascii: "M")) else { return number(&reader).map(Day.Kind.dayOfYear) }
    guard let month = number(&reader), (1...12).contains(month), reader.skip(UInt8(ascii: ".")),
      let week = number(&reader), (1...5).contains(week), reader.skip(UInt8(ascii: ".")),
      let weekday = number(&reader), (0...6).contains(weekday)
    else { return nil }
    return .monthWeek(month: month, week: week, weekday: weekday)
  }
}

extension ZoneRule.Day {
  /// The local second since 1970 at which clocks change in a year.
  fileprivate func second(of year: Int64) -> Int64 { day(of: year) * 86_400 + second }

  private func day(of year: Int64) -> Int64 {
    let first = CivilDate(year: year, month: 1, day: 1).daysSinceEpoch
    switch kind {
    case .dayOfYear(let day): return first + day
    case .julian(let day): return first + day - 1 + (CivilDate.isLeap(year) && day >= 60 ? 1 : 0)
    case .monthWeek(let month, let week, let weekday):
      let start = CivilDate(year: year, month: month, day: 1).daysSinceEpoch
      let startWeekday = (start + 4).flooredDivision(by: 7).remainder
      var offset = (weekday - startWeekday).flooredDivision(by: 7).remainder + (week - 1) * 7
      if offset >= CivilDate.days(inMonth: month, of: year) { offset -= 7 }
      return start + offset
    }
  }
}
