extension Double {
  /// The number that a text is in decimal notation, if it is one and finite.
  package init?(decimal text: some StringProtocol) {
    guard text.utf8.count <= Self.mostDigits, Self.isDecimal(text.utf8[...]),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    self = value
  }

  private static let mostDigits = 64

  /// Sign, digits with at most one point among them, exponent.
  private static func isDecimal(_ text: some Collection<UInt8>) -> Bool {
    var rest = Array(text)[...]
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

  private static func skipSign(of rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  private static func skipDigits(of rest: inout ArraySlice<UInt8>) -> Int {
    let digits = rest.prefix { $0.isDigit }.count
    rest.removeFirst(digits)
    return digits
  }
}
