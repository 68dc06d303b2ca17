/// A message of App Review, as its words are looked for: nothing of it is ever shown.
package struct LetterText: Sendable {
  /// Sentences of small letters and digits, with one space between words and none beside Chinese
  /// and Japanese signs.
  private let sentences: [[UInt8]]
  private let scalars: [Unicode.Scalar]

  package init(_ text: String) {
    scalars = text.lowercased().unicodeScalars.filter { $0 != "\r" }
    sentences = Self.sentences(scalars)
  }

  /// Whether there is anything to read.
  package var isBlank: Bool { sentences.isEmpty }

  /// How long the longest of these phrases is that stands in a sentence; 0 if none does.
  fileprivate func longest(of phrases: [Substring]) -> Int {
    phrases.reduce(0) { most, phrase in
      phrase.utf8.count > most && says(phrase) ? phrase.utf8.count : most
    }
  }

  /// Whether the parts of a phrase stand in one sentence in their order.
  private func says(_ phrase: Substring) -> Bool {
    let parts = phrase.lowercased().split(separator: "…")
      .flatMap { Self.sentences(Array($0.unicodeScalars)) }
    return sentences.contains { sentence in
      var start = 0
      for part in parts {
        guard let end = sentence.end(of: part, from: start) else { return false }
        start = end
      }
      return !parts.isEmpty
    }
  }

  private static func sentences(_ scalars: [Unicode.Scalar]) -> [[UInt8]] {
    var sentences: [[UInt8]] = [[]]
    var last: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if scalar.isPartOfWord {
        if let last, !last.isPartOfWord, let before = sentences.last?.last, before < 0x80,
          !scalar.isWide
        {
          sentences[sentences.count - 1].append(UInt8(ascii: " "))
        }
        sentences[sentences.count - 1] += UTF8.encode(scalar).map(Array.init) ?? []
      } else if scalar.endsSentence(before: scalars.dropFirst(index + 1).first),
        sentences.last?.isEmpty == false
      {
        sentences.append([])
      }
      last = scalar
    }
    return sentences.filter { !$0.isEmpty }
  }
}

extension LetterText {
  /// So many numbers are more than any letter names.
  private static let mostGuidelines = 20

  /// The numbers of the guidelines that it names, each once: behind a word for them, at the start
  /// of a line, or in a list with such a number.
  fileprivate func guidelineNumbers(behind names: [String]) -> [String] {
    let names = names.map { Array($0.unicodeScalars) }
    var numbers: [String] = []
    var lastEnd: Int?
    var index = 0
    while index < scalars.count, numbers.count < Self.mostGuidelines {
      guard scalars[index].isDigit, index == 0 || !scalars[index - 1].isPartOfNumber else {
        index += 1
        continue
      }
      let (number, end) = number(from: index)
      let isLong = number.contains(".")
      let isListed = lastEnd.map { isLong && index - $0 <= 6 } ?? false
      let isAtStart = isLong && (index == 0 || scalars[index - 1] == "\n") && isTitled(end)
      if isListed || isAtStart || follows(names, index) {
        if !numbers.contains(number) { numbers.append(number) }
        lastEnd = end
      }
      index = end
    }
    return numbers
  }

  /// Digits and full stops, and what stands in parentheses right behind them: `5.1.1(v)`.
  private func number(from start: Int) -> (text: String, end: Int) {
    var end = start
    while end < scalars.count, scalars[end].isDigit || isInnerStop(end) { end += 1 }
    var text = String(String.UnicodeScalarView(scalars[start..<end].prefix(12)))
    var open = end
    if open < scalars.count, scalars[open] == " " { open += 1 }
    let letters = scalars.dropFirst(open + 1).prefix { $0.isASCII && $0.properties.isAlphabetic }
    if open < scalars.count, scalars[open] == "(", (1...4).contains(letters.count),
      letters.endIndex < scalars.count, scalars[letters.endIndex] == ")"
    {
      text += "(\(String(String.UnicodeScalarView(letters))))"
      end = letters.endIndex + 1
    }
    return (text, end)
  }

  private func isInnerStop(_ index: Int) -> Bool {
    scalars[index] == "." && index + 1 < scalars.count && scalars[index + 1].isDigit
  }

  /// Whether a number that begins a line has a title behind it.
  private func isTitled(_ end: Int) -> Bool {
    let rest = scalars.dropFirst(end).drop { " -–—:".unicodeScalars.contains($0) }
    return rest.startIndex > end && rest.first?.properties.isAlphabetic == true
  }

  private func follows(_ names: [[Unicode.Scalar]], _ index: Int) -> Bool {
    let before = scalars[..<index].suffix(24)
    let spaces = before.reversed().prefix { !$0.isPartOfWord }.count
    guard spaces <= 3 else { return false }
    return names.contains { before.dropLast(spaces).suffix($0.count).elementsEqual($0) }
  }
}

extension RuleBook {
  /// The classes whose words a letter has, the one with the longest first; none that says little
  /// beside that.
  package func classes(of letter: LetterText) -> [LetterClass] {
    let found = letters.map { (letters: $0, length: letter.longest(of: $0.spoken)) }
    let most = found.map(\.length).max() ?? 0
    return found.filter { $0.length > 0 && 3 * $0.length >= most }
      .sorted { ($1.length, $1.letters.count) < ($0.length, $0.letters.count) }
      .map(\.letters)
  }

  /// Classes that get the same letters as these.
  package func classes(like others: [LetterClass]) -> [LetterClass] {
    let ids = Set(others.map(\.id))
    return letters.filter { $0.like.map(ids.contains) == true && !ids.contains($0.id) }
  }

  /// The keys of the guidelines that a letter names; what isn't known stays as it is written.
  package func guidelines(namedIn letter: LetterText) -> [String] {
    letter.guidelineNumbers(behind: sources.flatMap(\.partNames)).map { number in
      [number, number + ".0"].first { guideline($0) != nil } ?? number
    }
  }
}

extension [UInt8] {
  /// Where words end that stand in it from there on; Latin ones begin where a word does.
  fileprivate func end(of words: [UInt8], from start: Int) -> Int? {
    guard let first = words.first, count - start >= words.count else { return nil }
    let isLatin = first < 0x80
    for index in start...(count - words.count) where self[index] == first {
      if isLatin, index > 0, self[index - 1] < 0x80, self[index - 1] != UInt8(ascii: " ") {
        continue
      }
      if self[index...].starts(with: words) { return index + words.count }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isPartOfNumber: Bool { isDigit || self == "." }

  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  /// Of Chinese, Japanese and Korean, and what is as wide.
  fileprivate var isWide: Bool { value >= 0x2E80 }

  fileprivate func endsSentence(before next: Unicode.Scalar?) -> Bool {
    switch self {
    case "。", "！", "？": true
    case ".", "!", "?": next?.properties.isWhitespace ?? true
    case "\n": next == "\n"
    default: false
    }
  }
}
