/// Names in a text that keep their direction to themselves (U+2068 … U+2069).
package struct Isolates {
  static let first: Unicode.Scalar = "\u{2068}"
  static let last: Unicode.Scalar = "\u{2069}"

  /// The positions of those that begin and end in one line.
  private var balanced: Set<Int> = []

  init(in scalars: [Unicode.Scalar]) {
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" {
        open = []
      } else if scalar == Self.first {
        open.append(index)
      } else if scalar == Self.last, let start = open.popLast() {
        balanced.formUnion([start, index])
      }
    }
  }

  /// The text with other words for some of its characters; names that are isolated in it stay so.
  package static func replacingScalars(
    in text: String, with words: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text.replacingScalars(words) }
    let scalars = Array(text.unicodeScalars)
    let isolates = Isolates(in: scalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      if !isolates.balanced.contains(index), let words = words(scalar) {
        result += words
      } else {
        result.append(Character(scalar))
      }
    }
  }

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar == first || scalar == last
  }

  /// More in one another don't count (Unicode Standard Annex #9, BD2).
  private static let deepest = 125

  /// Lines of one text, each with its isolated names begun and ended in itself.
  static func closed(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.map { line in
      let before = String(repeating: Character(first), count: min(depth, deepest))
      for scalar in line.unicodeScalars {
        if scalar == first { depth += 1 }
        if scalar == last { depth = max(0, depth - 1) }
      }
      return before + line + String(repeating: Character(last), count: min(depth, deepest))
    }
  }
}
