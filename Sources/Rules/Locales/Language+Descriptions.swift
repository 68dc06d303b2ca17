package import Expressions
package import Localization
package import Model

extension Language {
  /// The guideline's title in this language: of Apple's as Apple prints it.
  package func title(of guideline: Guideline) -> String {
    self[.guidelines, guideline.key] ?? guideline.title
  }

  /// What letters of a class are about.
  package func meaning(of letters: LetterClass) -> String {
    self[.letters, letters.id] ?? letters.meaning
  }

  /// What a word of a description means to a reader.
  package func word(_ word: String, of type: EnumerationType) -> String {
    words[type.name]?[word] ?? type.spoken(word)
  }

  /// What is mostly written, each word with what it means to a reader; empty where no word is.
  package func usualWords(of type: AnswerType) -> [(word: String, meaning: String)] {
    guard let usual = type.usualWords else { return [] }
    return usual.words.map { ($0, word($0, of: usual)) }
  }

  /// What the word that a section has for a field means to a reader; nil where it has none.
  package func word(_ field: String, of section: DescribedSection) -> String? {
    section.word(field).map { word($0.word, of: $0.type) }
  }

  /// A text with its names as the language has them.
  package func callAsFunction(_ text: NamedText) -> String {
    isEnglish ? text.inEnglish : text.text(calling: words)
  }

  /// A file of the language may say what a service is called, or the service itself.
  private func words(for name: Name) -> String {
    switch name.kind {
    case .service(let translations): self[.services, name.id] ?? translations[tag] ?? name.english
    case .device: self.name(ofDevice: name.english)
    case .word(let type): words[type]?[name.id] ?? name.english
    case .written: name.id
    }
  }
}
