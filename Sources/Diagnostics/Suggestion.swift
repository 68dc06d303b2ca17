/// The known name that somebody who mistyped most likely meant.
package enum Suggestion {
  /// The nearest known name; nil when none is near enough to be meant.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let typed = letters(of: word)
    var best: (name: String, distance: Int)?
    for name in known where name != word {
      let letters = letters(of: name)
      let allowed = allowed(typed.count, letters.count)
      guard abs(typed.count - letters.count) <= allowed else { continue }
      let distance = distance(typed, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// `; did you mean 'x'?` when there is a near name, else nothing.
  package static func clause(for word: String, among known: some Sequence<String>) -> Wording {
    guard let name = nearest(to: word, among: known) else { return "" }
    return "; did you mean \(name.quoted)?"
  }

  private static let longestWord = 64

  private static func letters(of word: String) -> [Unicode.Scalar] {
    let start = String(word.unicodeScalars.prefix(longestWord))
    return Array(start.lowercased().unicodeScalars)
  }

  private static func allowed(_ one: Int, _ other: Int) -> Int {
    min(one, other) < 2 ? 0 : max(1, min(one, other) / 3)
  }

  /// Edits between two words; a swap of two neighbours is one edit.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let cost = one[row] == other[column] ? 0 : 1
        var edits = min(previous[column + 1] + 1, current[column] + 1, previous[column] + cost)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[other.count]
  }
}
