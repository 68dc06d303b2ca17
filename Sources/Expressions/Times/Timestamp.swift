internal import Diagnostics

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
      let clock = reader.clock(), reader.skip(UInt8(ascii: ":")),
      let second = reader.number(digits: 2), second < 60,
      let nanoseconds = Self.fraction(&reader),
      let offset = Self.offset(&reader), reader.isAtEnd
    else { return nil }
    let seconds = date.daysSince1970 * 86_400 + clock + second - offset
    self.init(seconds: seconds, nanoseconds: Int32(truncatingIfNeeded: nanoseconds))
  }

  /// In UTC, with as many digits of a second as it needs.
  var text: String {
    let (day, rest) = seconds.flooredDivision(by: 86_400)
    let date = CalendarDate(daysSince1970: day)
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { $0.digits(atLeast: 2) }
    let fraction = Self.fractionText(nanoseconds)
    return date.description + "T" + clock.joined(separator: ":") + fraction + "Z"
  }

  /// `.5` for half a second; nothing for none.
  static func fractionText(_ nanoseconds: Int32) -> String {
    guard nanoseconds != 0 else { return "" }
    var digits = nanoseconds.digits(atLeast: 9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }

  private static func date(_ reader: inout DigitReader) -> CalendarDate? {
    guard let year = reader.number(digits: 4), reader.skip(UInt8(ascii: "-")),
      let month = reader.number(digits: 2), reader.skip(UInt8(ascii: "-")),
      let day = reader.number(digits: 2)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
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
    guard let sign = reader.sign(), let seconds = reader.clock() else { return nil }
    return sign * seconds
  }
}

extension Int64 {
  /// The quotient rounded down, and a remainder that isn't negative.
  func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
