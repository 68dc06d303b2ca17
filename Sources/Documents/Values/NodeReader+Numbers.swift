import Diagnostics

extension NodeReader {
  /// A plain decimal number.
  package mutating func number(
    _ node: DocumentNode, in limits: ClosedRange<Double>? = nil
  ) -> Double? {
    guard let text = plainScalar(node, expecting: .number) else { return nil }
    guard let number = Double(decimal: text) else {
      reject(node, as: .number, meant: NumberGuess.meant(by: text))
      return nil
    }
    return isWithin(limits, number, text, at: node) ? number : nil
  }

  /// A plain whole number.
  package mutating func integer(_ node: DocumentNode, in limits: ClosedRange<Int>? = nil) -> Int? {
    guard let text = plainScalar(node, expecting: .wholeNumber) else { return nil }
    guard let number = Double(decimal: text), let integer = Int(text) else {
      reject(node, as: .wholeNumber)
      return nil
    }
    let bounds = limits.map { Double($0.lowerBound)...Double($0.upperBound) }
    return isWithin(bounds, number, text, at: node) ? integer : nil
  }

  private mutating func isWithin(
    _ limits: ClosedRange<Double>?, _ number: Double, _ text: String, at node: DocumentNode
  ) -> Bool {
    guard let limits else { return true }
    if number < limits.lowerBound {
      diagnostics.report(
        Message(.tooSmall, text.quoted, limits.lowerBound.inWords), at: range(of: node))
    } else if number > limits.upperBound {
      diagnostics.report(
        Message(.tooLarge, text.quoted, limits.upperBound.inWords), at: range(of: node))
    }
    return limits.contains(number)
  }
}

/// What people mean who write a number in another way.
private enum NumberGuess {
  /// The number in front of a unit, or with a point for its comma.
  static func meant(by text: String) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard unit.isEmpty || ["pt", "px", "dp", "%"].contains(unit.lowercased()) else { return nil }
    let commas = digits.count { $0 == "," }
    let number = commas == 1 ? String(digits.map { $0 == "," ? "." : $0 }) : String(digits)
    return Double(decimal: number) == nil ? nil : number
  }
}

extension Double {
  /// Without a fraction if it has none.
  fileprivate var inWords: Message {
    Int(exactly: self).map { Message(.verbatim, Amount($0)) } ?? .verbatim("\(self)")
  }

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
