/// Takes titles and names of code apart into words, in lower case and plain letters.
package enum WordSplitter {
  private enum Class {
    case small
    case capital
    case digit
    /// A letter of a script without spaces between words.
    case unspaced
    case none
  }

  /// `appleSignIn_btn` is apple, sign, in, btn; `IDButton` is id, button.
  package static func words(of text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = text.map { ($0, Self.class(of: $0)) }
    for (index, (letter, kind)) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1].1 : .none
      let after = index + 1 < letters.count ? letters[index + 1].1 : .none
      if begins(kind, after: before, before: after), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .none { word += PlainLetters.of(letter.lowercased()) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words as one, by which names are compared: `We Chat` is as `WeChat`.
  package static func key(of text: some StringProtocol) -> String {
    words(of: text).joined()
  }

  /// Whether it is written without spaces between words.
  package static func isUnspaced(_ word: String) -> Bool {
    word.first.map { Self.class(of: $0) == .unspaced } ?? false
  }

  /// The fewest words of a vocabulary that make up a text without spaces; nil if they don't.
  package static func segments(of text: String, from vocabulary: Set<String>) -> [String]? {
    let letters = Array(text)
    guard letters.count <= 40 else { return nil }
    var best: [[String]?] = [[]]
    for end in 1...max(1, letters.count) {
      var found: [String]?
      for start in 0..<end where start < letters.count {
        guard let before = best[start], end <= letters.count else { continue }
        let word = String(letters[start..<end])
        if vocabulary.contains(word), found.map({ before.count + 1 < $0.count }) ?? true {
          found = before + [word]
        }
      }
      best.append(found)
    }
    return best[letters.count]
  }

  private static func begins(_ kind: Class, after before: Class, before after: Class) -> Bool {
    switch (before, kind) {
    case (_, .none): true
    case (.small, .capital), (.digit, .capital): true
    case (.capital, .capital): after == .small
    case (.unspaced, _): kind != .unspaced
    case (_, .unspaced): true
    default: false
    }
  }

  private static func `class`(of letter: Character) -> Class {
    guard let scalar = letter.unicodeScalars.first else { return .none }
    switch scalar.value {
    case 0x61...0x7A: return .small
    case 0x41...0x5A: return .capital
    case 0x20: return .none
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xFF66...0xFF9F:
      return .unspaced
    default: break
    }
    if letter.isNumber { return .digit }
    guard letter.isLetter else { return .none }
    return letter.isUppercase ? .capital : .small
  }
}
