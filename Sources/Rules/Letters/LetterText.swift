/// A message of App Review, sentence by sentence.
package struct LetterText: Sendable {
  /// A sentence, a line of a list or a heading.
  struct Sentence: Sendable {
    /// As it is written, on one line.
    let text: String
    /// As words are looked for in it.
    let words: LetterWords
    /// What it consists of, with the line breaks that it has.
    let scalars: [Unicode.Scalar]
  }

  let sentences: [Sentence]

  /// What is read of a mail or a page is what a person reads there.
  package init(_ source: String) {
    let scalars = Array(MailText.of(source).unicodeScalars)
    sentences = Self.ranges(of: scalars).map { Sentence(scalars[$0]) }
      .filter { !$0.words.isEmpty }
  }

  /// Whether there is anything to read.
  package var isBlank: Bool { sentences.isEmpty }

  /// Sentences end with a full stop, an empty line, and where a line begins that is one of a list.
  private static func ranges(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in scalars.indices where ends(scalars, at: index) {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    return ranges + [start..<scalars.count]
  }

  private static func ends(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let next = scalars.dropFirst(index + 1)
    switch scalars[index] {
    case "。", "！", "？": return true
    case "!", "?": return next.first?.properties.isWhitespace ?? true
    case ".":
      // `4. 8` is a number that somebody typed so.
      let isInNumber =
        index > 0 && scalars[index - 1].isDigit && next.dropFirst().first?.isDigit == true
      return !isInNumber && next.first?.properties.isWhitespace ?? true
    case "\n":
      let line = next.drop { $0 == " " || $0 == "\t" }
      return line.first == "\n" || line.first.map { "-•*·–●".unicodeScalars.contains($0) } == true
    default: return false
    }
  }
}

extension LetterText.Sentence {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    let text = String(String.UnicodeScalarView(scalars))
    self.init(
      text: text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      words: LetterWords(text), scalars: Array(scalars))
  }
}

/// Words as they are compared: small letters and digits, one space between words and none beside
/// Chinese, Japanese and Korean signs.
struct LetterWords: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  init(_ text: some StringProtocol) {
    var last: Unicode.Scalar?
    for scalar in text.lowercased().unicodeScalars where scalar != "\u{2019}" && scalar != "'" {
      if scalar.isPartOfWord {
        if let last, !last.isPartOfWord, let before = bytes.last, before < 0x80, !scalar.isWide {
          bytes.append(UInt8(ascii: " "))
        }
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
      last = scalar
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  var all: Range<Int> { bytes.indices }

  /// Where words stand in these from there on; Latin ones begin where a word does.
  func range(of words: LetterWords, from start: Int) -> Range<Int>? {
    let words = words.bytes
    guard let first = words.first, bytes.count - start >= words.count else { return nil }
    let isLatin = first < 0x80
    for index in start...(bytes.count - words.count) where bytes[index] == first {
      if isLatin, index > 0, bytes[index - 1] < 0x80, bytes[index - 1] != UInt8(ascii: " ") {
        continue
      }
      if bytes[index...].starts(with: words) { return index..<index + words.count }
    }
    return nil
  }
}

/// What a letter may say: parts that stand in one sentence in their order, parted by `…`.
struct LetterPhrase: Hashable, Sendable {
  private let parts: [LetterWords]
  /// How much it says: the length of its words.
  let length: Int

  init(_ phrase: some StringProtocol) {
    parts = phrase.split(separator: "…").map { LetterWords($0) }.filter { !$0.isEmpty }
    length = parts.reduce(0) { $0 + $1.bytes.count }
  }

  static func lines(of text: String) -> [LetterPhrase] {
    text.split(separator: "\n").map { LetterPhrase($0) }
  }

  /// What stands between the first of its parts and the last.
  func range(in sentence: LetterWords) -> Range<Int>? {
    var start: Int?
    var end = 0
    for part in parts {
      guard let range = sentence.range(of: part, from: end) else { return nil }
      start = start ?? range.lowerBound
      end = range.upperBound
    }
    return start.map { $0..<end }
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  var isPartOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Of Chinese, Japanese and Korean, and what is as wide.
  fileprivate var isWide: Bool { value >= 0x2E80 }
}
