/// A decimal number and the way it was written.
package struct Number: Hashable, Sendable {
  package let value: Double
  /// As in the file: `44.50`.
  package let text: String

  /// The number that a text is in decimal notation, if it is one and finite.
  package init?(_ text: String) {
    guard Self.isDecimal(text[...].utf8), let value = Double(text), value.isFinite else {
      return nil
    }
    self.value = value
    self.text = text
  }

  private static let longest = 64

  /// Sign, digits with at most one point among them, exponent.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    guard text.count <= longest else { return false }
    var rest = text
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
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    rest.removeFirst(digits)
    return digits
  }
}
