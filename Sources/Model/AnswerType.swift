package import Diagnostics
package import Expressions

/// What kind of value an answer is.
package struct AnswerType: Hashable, Sendable {
  /// A word that can be written, and what it means; empty where it speaks for itself.
  package struct Word: Hashable, Sendable {
    package let word: String
    package let meaning: Message
  }

  /// A key that a word alone is said under.
  package struct Leading: Hashable, Sendable {
    package let key: String
    /// Whether the word stands for the mapping.
    package let isImplied: Bool
  }

  /// What a list is of, or the value itself: `text`, `choice`, `mapping`, ….
  package let name: String
  package let isList: Bool
  /// The words that can be written; empty where others can.
  package let words: [Word]
  /// Of a rectangle or a size: what its numbers are, such as `width`.
  package let measures: [String]
  package var isMeasured: Bool { !measures.isEmpty }
  /// Of mappings: the key that says what one is.
  package let leading: Leading?
  /// Of mappings: the key of what else a person can name, one after the other.
  package let details: String?
  /// Of mappings: the words to which that has to be said.
  private let wordsWithDetails: Set<String>
  /// Of mappings: the keys that are called as a word is, and say more of it.
  private let keysOfWords: Set<String>
  /// What is mostly written, where anything can be.
  package let usualWords: EnumerationType?

  init(_ whole: FieldType) {
    let item: FieldType? = if case .list(let item) = whole { item } else { nil }
    let type = item ?? whole
    isList = item != nil
    measures = type.measures
    let lead = type.leadingField
    leading = lead.map { Leading(key: $0.field.name, isImplied: $0.isImplied) }
    details = type.details
    let section = type.section
    wordsWithDetails = section?.wordsWithDetails ?? []
    usualWords = section?.usualWords
    words =
      if case .choice(let type) = lead?.field.type ?? type {
        type.words.indices.map { Word(word: type.words[$0], meaning: type.meaning(at: $0)) }
      } else {
        []
      }
    keysOfWords = Set(words.map(\.word)).intersection(section?.fields.map(\.name) ?? [])
    name =
      switch type {
      case .text, .id: "text"
      case .number: "number"
      case .length: "length"
      case .boolean: "boolean"
      case .date: "date"
      case .choice: "choice"
      case .colour: "colour"
      case .region: "region"
      case .languageTag: "languageTag"
      case .version: "version"
      case .facts: "facts"
      case .list: "list"
      case .section: "mapping"
      }
  }
}

extension AnswerType {
  /// The key under which more is said of what a word names, and whether that takes several.
  package func key(ofDetailsOf word: String) -> (name: String, isList: Bool)? {
    keysOfWords.contains(word) ? (word, false) : details.map { ($0, true) }
  }

  /// What nobody has said yet of what a word names, though it must be.
  package func keyToSay(of word: String) -> String? {
    wordsWithDetails.contains(word) ? details : nil
  }

  /// Answers worth trying, by the words that stand for them.
  package var trials: [(word: String, answer: String)] {
    let words = words.map(\.word) + (usualWords?.words ?? [])
    if isList {
      // What nobody calls so stands for all words of one's own.
      let own = usualWords == nil ? [] : [("*", "[\"…\"]")]
      return [("none", "[]")] + words.map { ($0, "[\($0)]") } + own
    }
    return (name == "boolean" ? ["true", "false"] : words).map { ($0, $0) }
  }
}

extension EnumerationType {
  fileprivate func meaning(at index: Int) -> Message {
    meanings.isEmpty ? .empty : meanings[index]
  }
}

extension FieldType {
  /// Of a section: what says which one is meant.
  fileprivate var leadingField: (field: Field, isImplied: Bool)? {
    guard case .section(let section) = self, !hasShortForm, let key = section.leading else {
      return nil
    }
    let isImplied = if case .word = section.shortForm { true } else { false }
    return section.fields.first { $0.name == key }.map { ($0, isImplied) }
  }

  /// Of a section: the list of what a word alone can name.
  fileprivate var details: String? {
    guard case .section(let section) = self else { return nil }
    return section.fields.first { field in
      guard case .list(.section(let item)) = field.type, case .word = item.shortForm else {
        return false
      }
      return true
    }?.name
  }

  /// The keys of a section that is written as a list of their values; else empty.
  fileprivate var measures: [String] {
    guard case .section(let section) = self, case .list = section.shortForm else { return [] }
    return section.fields.map(\.name).filter { $0 != CustomFields.key }
  }

  /// Whether each value, or each item of a list, is a rectangle or a size.
  var isMeasured: Bool {
    if case .list(let item) = self { item.isMeasured } else { !measures.isEmpty }
  }

  /// Whether the section is written shorter than as a mapping.
  var hasShortForm: Bool { !measures.isEmpty }

  /// What can be written, in few words.
  var answers: Message {
    switch self {
    case .text, .id: Message(.textKind)
    case .number: Message(.numberKind)
    case .length: Message(.numberKind)
    case .boolean: .verbatim("true | false")
    case .date: .verbatim("YYYY-MM-DD")
    case .choice(let words): .verbatim(words.words.joined(separator: " | "))
    case .colour(let names): .verbatim((["\"#RRGGBB\""] + names).joined(separator: " | "))
    case .region(let words, _):
      words.reduce(Message(.twoLetterRegion)) { Message(.alternative, $0, $1) }
    case .languageTag: Message(.languageTag)
    case .version: Message(.version)
    case .facts: .verbatim("{path: value}")
    case .list(let item): Message(.listOrNone, item.answers)
    case .section(let section): section.answers
    }
  }
}

extension Section {
  fileprivate var answers: Message {
    let measures = FieldType.section(self).measures
    guard measures.isEmpty else {
      return .verbatim("[\(measures.joined(separator: ", "))]")
    }
    let fields = fields.filter { $0.name != CustomFields.key }
    return .verbatim("{\(fields.map(\.nameAndWords).joined(separator: ", "))}")
  }
}

extension Field {
  /// The key, with the words that may be written there if it takes nothing else.
  fileprivate var nameAndWords: String {
    guard case .choice(let words) = type else { return name }
    return "\(name): \(words.words.joined(separator: " | "))"
  }
}
