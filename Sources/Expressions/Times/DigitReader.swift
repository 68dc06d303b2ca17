/// Reads digits and signs from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

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
