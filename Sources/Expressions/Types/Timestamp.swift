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
    let (quotient, remainder) = nanoseconds.flooredDivision(by: 1_000_000_000)
    self.init(seconds: seconds + quotient, nanoseconds: Int32(truncatingIfNeeded: remainder))
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

/// A span of time in nanoseconds, about 290 years at the most, either way.
package struct Duration: Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
}

extension Duration {
  /// Reads spans such as `1h30m`, `-2.5s` or `10ms`; nil for anything else and beyond the range.
  init?(_ text: String) {
    var reader = DigitReader(text)
    let isNegative = reader.sign() == -1
    if text.utf8.last == UInt8(ascii: "0"), text.utf8.drop(while: { !$0.isDigit }).count == 1 {
      self.init(nanoseconds: 0)
      return
    }
    guard !reader.isAtEnd else { return nil }
    var total: Int64 = 0
    while !reader.isAtEnd {
      guard let part = Self.part(&reader, isNegative: isNegative) else { return nil }
      let (sum, overflows) = total.addingReportingOverflow(part)
      guard !overflows else { return nil }
      total = sum
    }
    self.init(nanoseconds: total)
  }

  /// In seconds: `5400s`, `-2.5s`.
  var text: String {
    let size = nanoseconds.magnitude
    let fraction = Timestamp.fractionText(Int32(truncatingIfNeeded: size % 1_000_000_000))
    return (nanoseconds < 0 ? "-" : "") + String(size / 1_000_000_000) + fraction + "s"
  }

  private static func part(_ reader: inout DigitReader, isNegative: Bool) -> Int64? {
    let whole = reader.digits()
    let fraction = reader.skip(UInt8(ascii: ".")) ? reader.digits() : []
    guard !(whole.isEmpty && fraction.isEmpty), let unit = unit(&reader) else { return nil }
    let digits = whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)
    guard let count = Int64((isNegative ? "-" : "") + digits) else { return nil }
    let (product, overflows) = count.multipliedReportingOverflow(by: unit)
    let rest = share(of: unit, fraction) * (isNegative ? -1 : 1)
    let (sum, overflowsAgain) = product.addingReportingOverflow(rest)
    return overflows || overflowsAgain ? nil : sum
  }

  /// The nanoseconds of the digits after the point; what is less than one is dropped.
  private static func share(of unit: Int64, _ fraction: [UInt8]) -> Int64 {
    var scale: Int64 = 1
    var count: Int64 = 0
    for digit in fraction.prefix(13) {
      scale *= 10
      count = count * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    let product = count.multipliedFullWidth(by: unit)
    return scale.dividingFullWidth(product).quotient
  }

  private static func unit(_ reader: inout DigitReader) -> Int64? {
    var letters: [UInt8] = []
    while let byte = reader.next, !byte.isDigit, byte != UInt8(ascii: "."), letters.count < 4 {
      letters.append(byte)
      _ = reader.take()
    }
    return switch String(decoding: letters, as: UTF8.self) {
    case "ns": 1
    case "us", "µs", "μs": 1000
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    case "h": 3_600_000_000_000
    default: nil
    }
  }
}

/// Reads digits and signs from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  var next: UInt8? { rest.first }

  /// Takes the byte if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// 1 or -1 for a sign; nil without one.
  mutating func sign() -> Int64? {
    skip(UInt8(ascii: "-")) ? -1 : skip(UInt8(ascii: "+")) ? 1 : nil
  }

  /// `hh:mm` in seconds.
  mutating func clock() -> Int64? {
    guard let hours = number(digits: 2), hours < 24, skip(UInt8(ascii: ":")),
      let minutes = number(digits: 2), minutes < 60
    else { return nil }
    return hours * 3600 + minutes * 60
  }

  /// Takes any byte.
  mutating func take() -> UInt8? { rest.popFirst() }

  /// A number of exactly so many digits.
  mutating func number(digits count: Int) -> Int64? {
    var number: Int64 = 0
    for _ in 0..<count {
      guard let byte = rest.first, byte.isDigit else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return number
  }

  /// One or more digits as they stand.
  mutating func digits() -> [UInt8] {
    let digits = Array(rest.prefix(while: \.isDigit))
    rest.removeFirst(digits.count)
    return digits
  }
}
