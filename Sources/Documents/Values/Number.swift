/// A decimal number and the way it was written.
package struct Number: Hashable, Sendable {
  package let value: Double
  /// As in the file: `44.50`.
  package let text: String

  /// The number that a text is in decimal notation, if it is one and finite.
  package init?(_ text: String) {
    guard let value = Self.value(of: text), value.isFinite else { return nil }
    self.value = value
    self.text = text
  }

  private static let longest = 64
  /// So many digits make a whole number that a `Double` has exactly.
  private static let longestExact = 15

  private static func value(of text: String) -> Double? {
    let count = text.utf8.count
    guard count <= longest else { return nil }
    if count <= longestExact, let whole = wholeNumber(text.utf8) { return Double(whole) }
    return isDecimal(text.utf8) ? Double(text) : nil
  }

  /// The number that a few digits are; nil with a sign, a point or anything else among them.
  private static func wholeNumber(_ digits: String.UTF8View) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Sign, digits with at most one point among them, exponent.
  private static func isDecimal(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    skipSign(of: &rest)
    var digits = skipDigits(of: &rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += skipDigits(of: &rest)
    }
    guard digits > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign(of: &rest)
      guard skipDigits(of: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipSign(of rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  private static func skipDigits(of rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { $0.isDigit }.count
    rest.removeFirst(digits)
    return digits
  }
}
