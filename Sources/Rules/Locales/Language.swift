package import Diagnostics
package import Expressions
package import Model

/// A language that people read: the program's own phrases, the rules' texts, numbers and dates.
///
/// English needs no file: it is what the program and the rules are written in.
package struct Language: Sendable {
  /// Which way it is written.
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }

  package static let english = Language(tag: "en", name: "English")

  /// The BCP 47 tag, such as `pt-BR`.
  package let tag: String
  /// What its speakers call it.
  package let name: String
  package var direction = Direction.leftToRight
  package var numbers = NumberStyle()
  package var dates = DateStyle.english
  /// What stands between the names of a list.
  package var comma = ", "
  var plurals = PluralForms()
  /// What the program says, by the English pattern.
  var phrases: [String: Phrase] = [:]
  /// What the words of descriptions mean, by the enumerations they belong to.
  var words: [String: [String: String]] = [:]
  /// What stands in the names of devices, by the English words.
  var deviceWords: [(english: String, own: String)] = []
  /// What rules say, by their ids.
  package var rules: [String: RuleTranslation] = [:]
  /// The meanings of people's own fields, by their paths.
  var fields: [String: String] = [:]
  /// The titles of guidelines, by their keys.
  var guidelines: [String: String] = [:]

  init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }

  package var isEnglish: Bool { tag == Language.english.tag }

  /// The sentence in this language; in English, where it has no words for it.
  package func callAsFunction(_ sentence: LocalizableText) -> String {
    if isEnglish, phrases.isEmpty { return sentence.text }
    let phrase = phrases[sentence.pattern]
    guard let text = phrase?.text(for: sentence.count.map(plurals.category)) else {
      return isEnglish ? sentence.text : joined(sentence.spokenParts)
    }
    return filled(text, with: sentence.arguments)
  }

  /// The guideline's title as Apple prints it in this language.
  package func title(of guideline: Guideline) -> String {
    guidelines[guideline.key] ?? guideline.title
  }

  /// What a word of a description means to a reader.
  package func word(_ word: String, of type: EnumerationType) -> String {
    words[type.name]?[word] ?? type.spoken(word)
  }

  /// What the word that a section has for a field means to a reader; nil where it has none.
  package func word(_ field: String, of section: DescribedSection) -> String? {
    section.word(field).map { word($0.word, of: $0.type) }
  }

  /// The name of a device as Apple writes it in this language.
  package func name(ofDevice name: String) -> String {
    deviceWords.reduce(name) { $0.replacing($1.english, with: $1.own) }
  }

  /// What it calls that which descriptions and catalogues name in English.
  package func spokenNames(_ catalogues: Catalogues) -> SpokenNames {
    SpokenNames(in: tag, catalogues, device: name(ofDevice:), word: word)
  }

  /// Names one after the other; none changes the direction of the others.
  package func list(_ names: [String]) -> String {
    names.map(isolated).joined(separator: comma)
  }

  /// A name inside a sentence: its direction doesn't spread to what is around it.
  package func isolated(_ name: String) -> String {
    guard direction == .rightToLeft, !name.unicodeScalars.allSatisfy(\.isDigit) else {
      return name
    }
    let harmless = String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.isBidi }))
    return "\u{2068}\(harmless)\u{2069}"
  }

  /// What a rule filled in, with the days in it written as the language has them.
  func filledIn(_ text: String) -> String {
    guard !isEnglish, text.utf8.contains(UInt8(ascii: "-")) else { return isolated(text) }
    let said = text.replacing(#/\b\d{4}-\d{2}-\d{2}\b/#) { dates.short(String($0.output)) }
    return isolated(said)
  }

  private func joined(_ parts: [LocalizableText.Part]) -> String {
    parts.map(text).joined()
  }

  private func text(_ part: LocalizableText.Part) -> String {
    switch part {
    case .words(let words): words
    case .name(let name): isolated(dates.short(name))
    case .names(let names): list(names)
    case .number(let number): numbers.text(number)
    case .amount(let number): numbers.grouped(number)
    case .text(let text): self(text)
    }
  }

  /// `{0}` stands for the first argument, `{{` for a brace.
  private func filled(_ pattern: String, with arguments: [LocalizableText.Part]) -> String {
    TemplateText(pattern).pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .expression(let text, _):
        let number = Int(text) ?? -1
        if arguments.indices.contains(number) { result += self.text(arguments[number]) }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it would turn the direction of the text around it.
  fileprivate var isBidi: Bool {
    switch value {
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }

  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
