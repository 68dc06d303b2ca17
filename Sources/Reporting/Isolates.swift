/// Names in a text that keep their direction to themselves (U+2068 … U+2069).
struct Isolates {
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

  /// Whether the character at a position begins or ends an isolated name.
  func areBalanced(at index: Int) -> Bool { balanced.contains(index) }

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar == first || scalar == last
  }

  /// Lines of one text, each with its isolated names begun and ended in itself.
  static func closed(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.map { line in
      let before = String(repeating: Character(first), count: depth)
      for scalar in line.unicodeScalars {
        if scalar == first { depth += 1 }
        if scalar == last { depth = max(0, depth - 1) }
      }
      return before + line + String(repeating: Character(last), count: depth)
    }
  }
}
