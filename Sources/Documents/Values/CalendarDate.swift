/// A day in the Gregorian calendar.
package struct CalendarDate: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The day that `YYYY-MM-DD` names; nil for anything else, and for a day that never comes.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == 10 else { return nil }
    var numbers = (year: 0, month: 0, day: 0)
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch index {
      case 0..<4: numbers.year = numbers.year * 10 + digit
      case 5..<7: numbers.month = numbers.month * 10 + digit
      default: numbers.day = numbers.day * 10 + digit
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// Nil for a day that never comes.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.length(ofMonth: month, year: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// Days from 1970-01-01 to this one; negative before it.
  package var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// As `YYYY-MM-DD`.
  package var description: String {
    let parts = [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: width - String(number).count) + String(number)
    }
    return parts.joined(separator: "-")
  }
}
