internal import Documents
internal import Model

/// Lengths as tools write them.
enum CaptureNumber {
  /// Tools that failed to measure write the largest numbers that they know.
  private static let longest = 1_000_000.0

  /// No tool writes more digits.
  private static let mostDigits = 60

  /// A finite length of a possible size.
  static func length(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= mostDigits, let number = Double(decimal: text), abs(number) <= longest
    else { return nil }
    return number
  }

  /// `{{x, y}, {w, h}}`; nil for anything else.
  static func frame(_ text: some StringProtocol) -> Rectangle? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    return frame(text.dropFirst(2).dropLast(2), between: "}, {", and: ", ")
  }

  /// `[l,t][r,b]` as a frame; nil for anything else.
  static func bounds(_ text: some StringProtocol) -> Rectangle? {
    guard text.hasPrefix("["), text.hasSuffix("]"),
      let edges = frame(text.dropFirst().dropLast(), between: "][", and: ",")
    else { return nil }
    return Rectangle(
      x: edges.x, y: edges.y, width: edges.width - edges.x, height: edges.height - edges.y)
  }

  /// Two pairs of numbers, with texts between the pairs and in them.
  static func frame(
    _ text: some StringProtocol, between pairs: String, and numbers: String
  ) -> Rectangle? {
    let halves = text.split(separator: pairs, omittingEmptySubsequences: false)
    let lengths = halves.flatMap { half in
      half.split(separator: numbers, omittingEmptySubsequences: false).map { length($0) }
    }
    guard halves.count == 2, lengths.count == 4, let x = lengths[0], let y = lengths[1],
      let width = lengths[2], let height = lengths[3]
    else { return nil }
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}
