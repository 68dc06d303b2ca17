/// The known name that somebody who mistyped most likely meant.
///
/// Case, spaces and punctuation don't count.
package enum Suggestion {
  /// A known name, and what else people call the same thing.
  package struct Candidate: Sendable {
    package let name: String
    let words: [String]

    package init(_ name: String, alsoCalled others: [String] = []) {
      self.name = name
      words = [name] + others
    }

    /// Whether people call it so, letter by letter.
    package func isCalled(_ word: String) -> Bool {
      words.contains { letters(of: $0) == letters(of: word) }
    }
  }

  /// The nearest known name; nil when none is near enough to be meant.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    nearest(to: word, among: known.lazy.filter { $0 != word }.prefix(most).map { ($0, $0) })
  }

  /// The name of what is meant by another of its words, by some of them, or by a near one.
  package static func nearest(to word: String, among known: [Candidate]) -> String? {
    let known = known.prefix(most)
    return known.first { $0.isCalled(word) }?.name
      ?? nameWithWords(of: word, among: known)
      ?? nearest(
        to: word, among: known.lazy.flatMap { known in known.words.map { ($0, known.name) } })
  }

  /// `; did you mean 'x'?` when there is a near name, else nothing.
  package static func clause(for word: String, among known: some Sequence<String>)
    -> Message
  {
    clause(nearest(to: word, among: known))
  }

  /// A hint that names what is known, be it by other words.
  package static func clause(for word: String, among known: [Candidate]) -> Message {
    clause(nearest(to: word, among: known))
  }

  /// The name that a sentence asks after: of "there is no key 'titel'; did you mean 'title'?" the last.
  package static func name(in message: Message) -> String? {
    if let written = message.written {
      return written.firstRange(of: "did you mean '").flatMap { start in
        written[start.upperBound...].split(separator: "'?", maxSplits: 1).first.map(String.init)
      }
    }
    let words = message.englishWords
    for (number, value) in message.arguments.enumerated() {
      switch value {
      case .name(let name) where words.contains("did you mean {\(number)}?"): return unquoted(name)
      case .name(let name) where words.contains("did you mean '{\(number)}'?"): return name
      case .message(let inner):
        if let name = name(in: inner) { return name }
      case .name, .names, .number, .amount, .words: continue
      }
    }
    return nil
  }

  /// Nil for a name that is shown in part only.
  private static func unquoted(_ name: String) -> String? {
    guard name.hasPrefix("'") else { return name }
    return name.hasSuffix("…'") ? nil : String(name.dropFirst().dropLast())
  }

  private static func clause(_ meant: String?) -> Message {
    guard let meant else { return .empty }
    return Message(.didYouMean, meant.quoted)
  }

  /// The name that belongs to the known word with the fewest edits.
  private static func nearest(
    to word: String, among known: some Sequence<(word: String, name: String)>
  ) -> String? {
    let typed = letters(of: word)
    var best: (name: String, distance: Int)?
    for known in known {
      let letters = letters(of: known.word)
      let allowed = allowed(typed.count, letters.count)
      guard abs(typed.count - letters.count) <= allowed else { continue }
      let distance = distance(typed, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (known.name, distance) }
    }
    return best?.name
  }

  /// The name that has all of several words, in whatever order, and the fewest others.
  ///
  /// Of those with as many the last, which is the newest where names are in the order of years.
  private static func nameWithWords(
    of text: String, among known: ArraySlice<Candidate>
  ) -> String? {
    let typed = words(of: text)
    guard typed.count > 1 else { return nil }
    var best: (name: String, others: Int)?
    for candidate in known {
      for words in candidate.words.map(words(of:)) where typed.isSubset(of: words) {
        let others = words.count - typed.count
        if others <= best?.others ?? .max { best = (candidate.name, others) }
      }
    }
    return best?.name
  }

  /// So many names are compared, the first of perhaps very many.
  private static let most = 500
  private static let longestWord = 64

  private static func letters(of word: String) -> [Unicode.Scalar] {
    let start = String(word.unicodeScalars.prefix(longestWord))
    let all = Array(start.lowercased().unicodeScalars)
    let letters = all.filter(\.isLetterOrDigit)
    return letters.isEmpty ? all : letters
  }

  private static func words(of text: String) -> Set<String> {
    let start = String(text.unicodeScalars.prefix(longestWord)).lowercased()
    let words = start.unicodeScalars.split { !$0.isLetterOrDigit }
    return Set(words.map { String($0) })
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

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}
