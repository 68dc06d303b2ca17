internal import Diagnostics
package import Expressions
package import Localization
package import Model

extension Language {
  /// The guideline's title as Apple prints it in this language.
  package func title(of guideline: Guideline) -> String {
    guidelines[guideline.key] ?? guideline.title
  }

  /// What letters of a class are about.
  package func meaning(of letters: LetterClass) -> String {
    self.letters[letters.id] ?? letters.meaning
  }

  /// What a word of a description means to a reader.
  package func word(_ word: String, of type: EnumerationType) -> String {
    words[type.name]?[word] ?? type.spoken(word)
  }

  /// What the word that a section has for a field means to a reader; nil where it has none.
  package func word(_ field: String, of section: DescribedSection) -> String? {
    section.word(field).map { word($0.word, of: $0.type) }
  }

  /// The name of a service; nil where the language has none for it. A file of the language may say
  /// it, or the service itself.
  package func name(of provider: Provider) -> String? {
    services[provider.id] ?? provider.translations[tag]
  }

  /// What it calls that which descriptions and catalogues name in English.
  package func spokenNames(_ catalogues: Catalogues) -> SpokenNames {
    SpokenNames(catalogues, service: name(of:), device: name(ofDevice:), word: word)
  }
}
