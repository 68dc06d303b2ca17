package import Expressions

extension Timestamp {
  /// The day in UTC, `YYYY-MM-DD`.
  package var day: String {
    let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    let name = String(unsafeUninitializedCapacity: 10) { text in
      text.write(year / 100, at: 0)
      text.write(year, at: 2)
      text[4] = UInt8(ascii: "-")
      text.write(calendarMonth, at: 5)
      text[7] = UInt8(ascii: "-")
      text.write(day, at: 8)
      return 10
    }
    return year < 10_000 ? name : "\(year / 10_000)\(name)"
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes the last two digits of a number.
  fileprivate func write(_ number: Int, at position: Int) {
    self[position] = UInt8(ascii: "0") + UInt8(number / 10 % 10)
    self[position + 1] = UInt8(ascii: "0") + UInt8(number % 10)
  }
}
