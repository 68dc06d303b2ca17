internal import Diagnostics

/// What a letter of App Review alleges, told from what every letter says.
package struct LetterReading: Sendable {
  /// A class of letters, and the sentence by which this letter is one of them.
  package struct Allegation: Sendable {
    package let letters: LetterClass
    package let sentence: String
  }

  /// Each class once, in the order of the letter.
  package private(set) var allegations: [Allegation] = []
  /// The keys of the guidelines that it names, each once; what isn't known stays as it is written.
  package private(set) var guidelines: [String] = []
  /// It says that the app was approved, names no guideline and alleges nothing.
  package private(set) var isApproval = false

  /// So many guidelines are more than any letter names.
  private static let mostGuidelines = 20

  init(_ letter: LetterText, by tables: CatalogueTables) {
    let frames = tables.letterFrames.value
    let classes = tables.letters.value.map { Vocabulary($0) }
    let names = tables.sources.value.flatMap(\.partNames).map { Array($0.unicodeScalars) }
    func phrases(_ part: LetterFrame.Part) -> [LetterPhrase] {
      frames.filter { $0.part == part }.flatMap(\.phrases)
    }
    let (templates, resources) = (phrases(.sentences), phrases(.resources))
    func key(_ number: String) -> String? {
      [number, number + ".0"].first { tables.guideline($0) != nil }
    }
    var paragraphs: [Paragraph] = [Paragraph()]
    var mentions: [String] = []
    var isBelowResources = false
    for sentence in letter.sentences {
      let named = GuidelineNumbers(in: sentence, behind: names) { key($0) != nil }
      if resources.contains(where: { $0.range(in: sentence.words) == sentence.words.all }) {
        isBelowResources = true
      }
      if !named.headings.isEmpty {
        paragraphs.append(Paragraph(guidelines: named.headings.map { key($0) ?? $0 }))
        isBelowResources = false
      }
      guard !isBelowResources else { continue }
      let said = named.parts.filter { part in
        !templates.contains { $0.range(in: part.words) != nil }
      }
      if !said.isEmpty { mentions += named.mentions.map { key($0) ?? $0 } }
      paragraphs[paragraphs.count - 1].sentences += said
    }
    let headings = paragraphs.flatMap { paragraph in
      // What is listed once more at the end is often the whole of what was named a part of.
      paragraph.guidelines.filter { key in
        paragraph.sentences.count > 1
          || !paragraphs.contains { $0.guidelines.contains { Guideline.is($0, partOf: key) } }
      }
    }
    for key in headings.isEmpty ? mentions : headings
    where guidelines.count < Self.mostGuidelines && !guidelines.contains(key) {
      guidelines.append(key)
    }
    let said = paragraphs.flatMap(\.sentences)
    add(alleged(said, classes))
    let approvals = phrases(.approval)
    isApproval =
      guidelines.isEmpty && allegations.isEmpty
      && letter.sentences.contains { sentence in
        approvals.contains { $0.range(in: sentence.words) != nil }
      }
    if allegations.isEmpty, !isApproval { add(hinted(said, classes)) }
  }

  /// A part of a letter that begins with what it is about.
  private struct Paragraph {
    var guidelines: [String] = []
    var sentences: [LetterText.Sentence] = []
  }

  private mutating func add(_ matches: [Match]) {
    for match in matches
    where !allegations.contains(where: { $0.letters.id == match.letters.id }) {
      allegations.append(Allegation(letters: match.letters, sentence: match.sentence))
    }
  }

  private func alleged(_ sentences: [LetterText.Sentence], _ classes: [Vocabulary]) -> [Match] {
    sentences.flatMap { sentence in
      Match.apart(classes.compactMap { Match($0, $0.allegations, in: sentence) })
    }
  }

  /// The class whose words say most, if there is one.
  private func hinted(_ sentences: [LetterText.Sentence], _ classes: [Vocabulary]) -> [Match] {
    let hints = sentences.flatMap { sentence in
      classes.compactMap { Match($0, $0.hints, in: sentence) }
    }
    let most = hints.max { ($0.length, $0.letters.count) < ($1.length, $1.letters.count) }
    return most.map { [$0] } ?? []
  }

  /// What letters of a class say.
  private struct Vocabulary {
    let letters: LetterClass
    let allegations: [LetterPhrase]
    let hints: [LetterPhrase]

    init(_ letters: LetterClass) {
      self.letters = letters
      allegations = letters.allegations
      hints = letters.hints
    }
  }

  /// Where a sentence says what letters of a class say.
  private struct Match {
    let letters: LetterClass
    let sentence: String
    let range: Range<Int>
    let length: Int

    /// Of several phrases the longest.
    init?(
      _ vocabulary: Vocabulary, _ phrases: [LetterPhrase], in sentence: LetterText.Sentence
    ) {
      let found = phrases.compactMap { phrase in
        phrase.range(in: sentence.words).map { (range: $0, length: phrase.length) }
      }
      guard let longest = found.max(by: { $0.length < $1.length }) else { return nil }
      letters = vocabulary.letters
      self.sentence = sentence.text
      (range, length) = longest
    }

    /// Of those that rest on the same words the one that rests on most.
    static func apart(_ matches: [Match]) -> [Match] {
      let sorted = matches.sorted {
        ($1.length, $1.letters.count) < ($0.length, $0.letters.count)
      }
      return sorted.reduce(into: []) { apart, match in
        if !apart.contains(where: { $0.range.overlaps(match.range) }) { apart.append(match) }
      }
    }
  }
}

extension RuleBook {
  /// What a letter of App Review is about.
  package func reading(of letter: LetterText) -> LetterReading {
    LetterReading(letter, by: tables)
  }

  /// Classes that get the same letters as these.
  package func classes(like others: [LetterClass]) -> [LetterClass] {
    let ids = Set(others.map(\.id))
    return letters.filter { $0.like.map(ids.contains) == true && !ids.contains($0.id) }
  }
}
