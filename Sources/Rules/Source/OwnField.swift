internal import Diagnostics
internal import Localization
internal import Model

/// A fact that a rule file declares, with its meaning in several languages.
struct OwnField: Sendable {
  enum Content: Sendable {
    case value(FieldType, TranslatedText)
    indirect case section([OwnField], isList: Bool)
  }

  let name: String
  let content: Content

  /// As descriptions have it, explained in a language: as it says itself, or as another file does.
  func field(in language: Language, otherwise said: String? = nil) -> Field {
    switch content {
    case .value(let type, let meaning):
      let text = meaning[language.tag]?.inOneLine ?? said ?? meaning.english.inOneLine
      return .custom(name, type, meaning: text)
    case .section(let inner, let isList):
      let fields = inner.map { $0.field(in: language) }
      let section = FieldType.customSection(isList ? "\(name)[]" : name, fields)
      let names = fields.map(\.name).joined(separator: ", ")
      return .custom(
        name,
        isList ? .list(section) : section,
        meaning: isList ? "A list of mappings with \(names)." : "A mapping with \(names)."
      )
    }
  }

  /// The tags of the languages in which something is said beside English, as often as written.
  var tags: [RuleFile.Name] {
    switch content {
    case .value(_, let meaning): meaning.translations.map(\.tag)
    case .section(let fields, _): fields.flatMap(\.tags)
    }
  }
}
