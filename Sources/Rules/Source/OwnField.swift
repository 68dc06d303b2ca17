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

  /// As descriptions have it, explained in a language: as it says itself, or as another file does by
  /// the path.
  func field(in language: Language, at path: String) -> Field {
    switch content {
    case .value(let type, let meaning):
      let own = meaning[language.tag]?.inOneLine ?? language[.fields, path]
      return .custom(name, type, meaning: own ?? meaning.english.inOneLine)
    case .section(let inner, let isList):
      let path = isList ? "\(path)[]" : path
      let fields = inner.map { $0.field(in: language, at: "\(path).\($0.name)") }
      guard isList else { return .customSection(name, path, fields) }
      let names = fields.map(\.name).joined(separator: ", ")
      let section = FieldType.customSection(path, fields)
      return .custom(name, .list(section), meaning: "A list of mappings with \(names).")
    }
  }

  /// What is said of it at a path, and of each of its parts.
  func meanings(at path: String) -> [(path: String, meaning: TranslatedText)] {
    switch content {
    case .value(_, let meaning): return [(path, meaning)]
    case .section(let fields, let isList):
      let path = isList ? "\(path)[]" : path
      return fields.flatMap { $0.meanings(at: "\(path).\($0.name)") }
    }
  }
}
