/// The known name that somebody who mistyped most likely meant.
package enum Suggestion {
  /// The nearest known name; nil when none is near enough to be meant.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(longestWord))
    var best: (name: String, distance: Int)?
    for name in known where name != word {
      let distance = distance(typed, Array(name.lowercased().unicodeScalars))
      guard distance <= allowed(typed.count, name.unicodeScalars.count) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// `; did you mean 'x'?` when there is a near name, else nothing.
  package static func clause(for word: String, among known: some Sequence<String>) -> String {
    guard let name = nearest(to: word, among: known) else { return "" }
    return "; did you mean '\(name)'?"
  }

  private static let longestWord = 64

  private static func allowed(_ one: Int, _ other: Int) -> Int {
    max(1, min(one, other) / 3)
  }

  /// Edits between two words; a swap of two neighbours is one edit.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard abs(one.count - other.count) <= longestWord else { return .max }
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
