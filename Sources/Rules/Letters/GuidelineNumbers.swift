/// The numbers of the guidelines that a sentence of a letter names.
struct GuidelineNumbers {
  /// What the sentence begins a part of the letter with, and what it speaks of besides.
  private(set) var headings: [String] = []
  private(set) var mentions: [String] = []
  /// Where the last line that begins so ends.
  private var endOfHeadings = 0

  private let scalars: [Unicode.Scalar]

  /// They stand behind a word for them, at the start of a line, or in a list with such a number.
  init(
    in sentence: LetterText.Sentence, behind names: [[Unicode.Scalar]],
    isKnown: (String) -> Bool
  ) {
    scalars = sentence.scalars
    var lastEnd: Int?
    var index = 0
    while index < scalars.count {
      guard scalars[index].isDigit, index == 0 || !scalars[index - 1].isPartOfNumber else {
        index += 1
        continue
      }
      var (number, end) = number(from: index, isTyped: true)
      if !isKnown(number), !isTitled(end) || number.count(where: { $0 == "." }) > 1 {
        (number, end) = self.number(from: index, isTyped: false)
      }
      if number.count(where: { $0 == "." }) == 2, number.hasSuffix(".0") { number.removeLast(2) }
      let isLong = number.contains(".")
      let name = names.first { follows($0, index) }
      let isTitled = isTitled(end)
      if isTitled, beginsLine(index - (name.map { $0.count + 1 } ?? 0)), isLong || name != nil {
        headings.append(number)
        endOfHeadings = scalars[end...].firstIndex(of: "\n") ?? scalars.count
      } else if name != nil || isLong && lastEnd.map({ index - $0 <= Self.widestGap }) == true {
        mentions.append(number)
      } else {
        index = end
        continue
      }
      lastEnd = end
      index = end
    }
  }

  /// The sentence, parted from the lines above it that are headings.
  var parts: [LetterText.Sentence] {
    let rest = scalars[endOfHeadings...].drop { !$0.isPartOfWord }
    guard endOfHeadings > 0, let first = rest.first, !first.properties.isLowercase else {
      return [LetterText.Sentence(scalars[...])]
    }
    return [LetterText.Sentence(scalars[..<endOfHeadings]), LetterText.Sentence(rest)]
  }

  /// Between two numbers of a list stand at most a comma, spaces and a short word.
  private static let widestGap = 6
  /// No number is longer.
  private static let longest = 12

  /// Digits and full stops, and what stands in parentheses right behind them: `5.1.1(v)`. Behind
  /// the first full stop somebody may have typed a space.
  private func number(from start: Int, isTyped: Bool) -> (text: String, end: Int) {
    var end = start
    while let next = endOfPart(end, isTyped: isTyped && !scalars[start..<end].contains(".")) {
      end = next
    }
    var text = String(
      String.UnicodeScalarView(scalars[start..<end].filter { $0 != " " }.prefix(Self.longest)))
    var open = end
    if open < scalars.count, scalars[open] == " " { open += 1 }
    let letters = scalars.dropFirst(open + 1).prefix { $0.isASCII && $0.properties.isAlphabetic }
    if open < scalars.count, scalars[open] == "(", (1...4).contains(letters.count),
      letters.endIndex < scalars.count, scalars[letters.endIndex] == ")"
    {
      text += "(\(String(String.UnicodeScalarView(letters)).lowercased()))"
      end = letters.endIndex + 1
    }
    return (text, end)
  }

  /// Behind a digit, or a full stop before one.
  private func endOfPart(_ index: Int, isTyped: Bool) -> Int? {
    guard index < scalars.count else { return nil }
    if scalars[index].isDigit { return index + 1 }
    let rest = scalars.dropFirst(index + 1)
    guard scalars[index] == ".", let next = rest.first else { return nil }
    if next.isDigit { return index + 1 }
    return isTyped && next == " " && rest.dropFirst().first?.isDigit == true ? index + 2 : nil
  }

  /// Whether nothing stands before it in its line but signs and the number of an item.
  private func beginsLine(_ index: Int) -> Bool {
    scalars.prefix(max(0, index)).reversed().prefix { $0 != "\n" }
      .allSatisfy { !$0.properties.isAlphabetic }
  }

  /// Whether a title stands behind a number, or the line ends there.
  private func isTitled(_ end: Int) -> Bool {
    let rest = scalars.dropFirst(end).drop {
      $0 != "\n" && !$0.isPartOfWord && $0 != "." && $0 != ","
    }
    guard let first = rest.first, first != "\n" else { return true }
    return first.properties.isAlphabetic && !first.properties.isLowercase && rest.startIndex > end
  }

  private func follows(_ name: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = scalars[..<index].suffix(name.count + 3)
    let spaces = before.reversed().prefix { !$0.isPartOfWord }.count
    return spaces <= 3
      && before.dropLast(spaces).suffix(name.count).map(\.inSmall).elementsEqual(name)
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfNumber: Bool { isDigit || self == "." }

  fileprivate var inSmall: Unicode.Scalar {
    properties.lowercaseMapping.unicodeScalars.first ?? self
  }
}
