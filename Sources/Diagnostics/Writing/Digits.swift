extension BinaryInteger {
  /// Its digits with zeros before them, if there are fewer than so many; it isn't negative.
  package func digits(atLeast width: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
