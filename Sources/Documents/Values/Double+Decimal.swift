extension Double {
  /// The number that a text is in decimal notation, if it is one and finite.
  package init?(decimal text: some StringProtocol) {
    // Swift reads hexadecimal digits, infinity and NaN too.
    guard text.utf8.count <= Self.mostDigits,
      text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    self = value
  }

  private static let mostDigits = 64
}
