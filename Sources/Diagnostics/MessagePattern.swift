/// Words with places to fill: `{0}` stands for the first value, `{{` for a brace.
package struct MessagePattern: Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The words with what is said for the number of each place.
  package func filled(_ value: (Int) -> String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let brace = rest.firstIndex(of: "{") {
      result += String(rest[..<brace])
      rest = rest[brace...].dropFirst()
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if let number = Int(String(digits)) {
        result += value(number)
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + String(rest)
  }
}
