/// Words with places to fill: `{0}` stands for the first value, `{{` for a brace.
package struct MessagePattern: Sendable {
  private let text: [UInt8]

  package init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// The words with what is said for the number of each place, in UTF-8.
  package func filled(_ value: (Int) -> some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<brace]
      rest = rest[brace...].dropFirst()
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let number = Int(String(decoding: digits, as: UTF8.self)) {
        result += value(number)
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        result.append(UInt8(ascii: "{"))
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// The numbers of the places.
  package var places: Set<Int> {
    var places: Set<Int> = []
    _ = filled { number in
      places.insert(number)
      return EmptyCollection<UInt8>()
    }
    return places
  }
}
