/// A point in time: seconds and nanoseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Sendable {
  package let seconds: Int64
  /// 0 to 999,999,999, also before 1970.
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Nanoseconds of any size and sign, as long as they are few seconds.
  init(seconds: Int64, carrying nanoseconds: Int64) {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let borrows = remainder < 0
    self.seconds = seconds + quotient - (borrows ? 1 : 0)
    self.nanoseconds = Int32(truncatingIfNeeded: remainder + (borrows ? 1_000_000_000 : 0))
  }

  /// Whether it lies in the years 1 to 9999.
  var isInRange: Bool { (-62_135_596_800...253_402_300_799).contains(seconds) }
}

extension Timestamp {
  /// Reads RFC 3339, such as `2026-11-21T09:00:00.5+01:00`; nil for anything else.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let date = Self.date(&reader),
      reader.skip(UInt8(ascii: "T")) || reader.skip(UInt8(ascii: "t")),
      let hour = reader.number(digits: 2), hour < 24, reader.skip(UInt8(ascii: ":")),
      let minute = reader.number(digits: 2), minute < 60, reader.skip(UInt8(ascii: ":")),
      let second = reader.number(digits: 2), second < 60,
      let nanoseconds = Self.fraction(&reader),
      let offset = Self.offset(&reader), reader.isAtEnd
    else { return nil }
    let days = date.daysSinceEpoch
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    self.init(seconds: seconds, nanoseconds: Int32(truncatingIfNeeded: nanoseconds))
  }

  /// In UTC, with as many digits of a second as it needs.
  var text: String {
    let (day, rest) = seconds.flooredDivision(by: 86_400)
    let date = CivilDate(daysSinceEpoch: day)
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { $0.padded(to: 2) }
    let fraction = Self.fractionText(nanoseconds)
    return date.text + "T" + clock.joined(separator: ":") + fraction + "Z"
  }

  /// `.5` for half a second; nothing for none.
  static func fractionText(_ nanoseconds: Int32) -> String {
    guard nanoseconds != 0 else { return "" }
    var digits = Int64(nanoseconds).padded(to: 9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }

  private static func date(_ reader: inout DigitReader) -> CivilDate? {
    guard let year = reader.number(digits: 4), reader.skip(UInt8(ascii: "-")),
      let month = reader.number(digits: 2), reader.skip(UInt8(ascii: "-")),
      let day = reader.number(digits: 2)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    return date.exists ? date : nil
  }

  private static func fraction(_ reader: inout DigitReader) -> Int64? {
    guard reader.skip(UInt8(ascii: ".")) else { return 0 }
    let digits = reader.digits()
    guard (1...9).contains(digits.count) else { return nil }
    let padded = digits + Array(repeating: UInt8(ascii: "0"), count: 9 - digits.count)
    return Int64(String(decoding: padded, as: UTF8.self))
  }

  /// How many seconds the local time is ahead of UTC.
  private static func offset(_ reader: inout DigitReader) -> Int64? {
    if reader.skip(UInt8(ascii: "Z")) || reader.skip(UInt8(ascii: "z")) { return 0 }
    guard let sign = reader.take(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = reader.number(digits: 2), hours < 24, reader.skip(UInt8(ascii: ":")),
      let minutes = reader.number(digits: 2), minutes < 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

extension Int64 {
  /// With zeros in front, for numbers that aren't negative.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }

  /// The quotient rounded down, and a remainder that isn't negative.
  func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// A day of the Gregorian calendar.
struct CivilDate: Equatable {
  let year: Int64
  /// 1 to 12.
  let month: Int64
  /// 1 to 31.
  let day: Int64

  init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day so many days after 1970-01-01.
  init(daysSinceEpoch days: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days lie between it and 1970-01-01.
  var daysSinceEpoch: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether there is such a day.
  var exists: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year)
  }

  /// How many days a month has.
  static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a February 29.
  static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate {
  /// `YYYY-MM-DD`.
  var text: String { year.padded(to: 4) + "-" + month.padded(to: 2) + "-" + day.padded(to: 2) }
}
