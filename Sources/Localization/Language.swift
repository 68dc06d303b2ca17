package import Diagnostics

/// A language that people read: the program's messages, the rules' texts, numbers and dates.
///
/// English needs no file while the program runs: its messages are a part of it.
package struct Language: Sendable {
  /// Which way it is written.
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }

  /// What language files name by ids, keys or paths.
  package enum Section: String, CaseIterable, Sendable {
    case services
    case guidelines
    /// The meanings of people's own fields.
    case fields
    case definitions
    /// What classes of letters are about.
    case letters
  }

  package static let english = Language(tag: "en", name: "English")

  /// The BCP 47 tag, such as `pt-BR`.
  package let tag: String
  /// What its speakers call it.
  package let name: String
  package var direction = Direction.leftToRight
  package var numbers = NumberStyle()
  package var dates = DateStyle.english
  /// What stands between the names of a list, and in a sentence before the last of them.
  package var comma = ", "
  package var and = " and "
  package var plurals = PluralForms()
  /// What the program says, by the ids of messages.
  package var phrases: [String: Phrase] = [:]
  /// What the words of descriptions mean, by the enumerations they belong to.
  package var words: [String: [String: String]] = [:]
  /// What stands in the names of devices, by the English words.
  package var deviceWords: [(english: String, own: String)] = []
  /// What rules say, by their ids.
  package var rules: [String: RuleTranslation] = [:]
  /// Names, titles and meanings, each with the place of what it is said of.
  package var texts: [Section: [String: LocatedText]] = [:]

  package init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }

  /// What it says of a service, a guideline, a field and so on.
  package subscript(section: Section, name: String) -> String? {
    texts[section]?[name]?.inOneLine
  }

  /// Adds what people say of what is their own, where it isn't said already.
  package mutating func add(own other: Language) {
    rules.merge(other.rules) { said, more in said.merging(more) { said, _ in said } }
    for (section, more) in other.texts {
      texts[section, default: [:]].merge(more) { said, _ in said }
    }
  }

  package var isEnglish: Bool { tag == Language.english.tag }

  /// The message in this language; in English, where it has no words for it.
  package func callAsFunction(_ message: Message) -> String {
    if isEnglish && phrases.isEmpty || message.written != nil { return message.text }
    let category = message.count.map(plurals.category)
    let words = phrases[message.key]?.text(for: category) ?? message.englishWords
    return filled(words, with: message.arguments)
  }

  /// The name of a device as Apple writes it in this language.
  package func name(ofDevice name: String) -> String {
    deviceWords.reduce(name) { $0.replacing($1.english, with: $1.own) }
  }

  /// Names one after the other; none changes the direction of the others.
  package func list(_ names: [String]) -> String {
    names.map(isolated).joined(separator: comma)
  }

  /// Texts one after the other in a sentence: `Apple, Google and Facebook`.
  package func sentence(of texts: [String]) -> String {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: comma) + and + last
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
  package func filledIn(_ text: String) -> String {
    guard !isEnglish, text.utf8.contains(UInt8(ascii: "-")) else { return isolated(text) }
    let said = text.replacing(#/\b\d{4}-\d{2}-\d{2}\b/#) { dates.short(String($0.output)) }
    return isolated(said)
  }

  private func filled(_ words: String, with values: [Message.Argument]) -> String {
    MessagePattern(words).filled { number in
      values.indices.contains(number) ? text(values[number]) : ""
    }
  }

  private func text(_ value: Message.Argument) -> String {
    switch value {
    case .name(let name): isolated(dates.short(name))
    case .names(let names): list(names)
    case .number(let number): numbers.text(number)
    case .amount(let number): numbers.grouped(number)
    case .message(let message): self(message)
    case .words(let text): text
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
