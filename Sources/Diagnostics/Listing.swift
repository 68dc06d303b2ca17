extension [String] {
  /// The words as a sentence has them: `a, b or c`; of very many, the first ones.
  package var alternatives: LocalizableText {
    guard let (most, last) = mostAndLast else { return rest }
    return "\(most) or \(last)"
  }

  /// Likewise, `a, b and c`.
  package var together: LocalizableText {
    guard let (most, last) = mostAndLast else { return rest }
    return "\(most) and \(last)"
  }

  /// What stands before the last of a few words, and the last one.
  private var mostAndLast: (most: [String], last: String)? {
    guard let last, (2...mostListed).contains(count) else { return nil }
    return (dropLast(), last)
  }

  private var rest: LocalizableText {
    guard let first else { return "nothing" }
    return count == 1 ? .verbatim(first) : .verbatim(prefix(mostListed) + ["…"])
  }
}

extension [LocalizableText] {
  /// One after the other: `a, b, c`.
  package var inOneLine: LocalizableText {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0), \($1)" }
  }

  /// Parts of one sentence that have commas of their own: `a; b; c`.
  package var inOneSentence: LocalizableText {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0); \($1)" }
  }
}

private let mostListed = 20
