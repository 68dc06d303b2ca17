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
  func field(
    in language: Language, otherwise said: [String: LocatedText], at path: String
  ) -> Field {
    switch content {
    case .value(let type, let meaning):
      let text = meaning[language.tag] ?? said[path] ?? meaning.english
      return .custom(name, type, meaning: text.inOneLine)
    case .section(let inner, let isList):
      let path = isList ? "\(path)[]" : path
      let fields = inner.map { $0.field(in: language, otherwise: said, at: "\(path).\($0.name)") }
      guard isList else { return .customSection(name, path, fields) }
      let names = fields.map(\.name).joined(separator: ", ")
      let section = FieldType.customSection(path, fields)
      return .custom(name, .list(section), meaning: "A list of mappings with \(names).")
    }
  }

  /// What it is called by that stands at a path, and each of its parts.
  func paths(at path: String) -> [String] {
    guard case .section(let fields, let isList) = content else { return [path] }
    let path = isList ? "\(path)[]" : path
    return fields.flatMap { $0.paths(at: "\(path).\($0.name)") }
  }

  /// The tags of the languages in which something is said beside English, as often as written.
  var tags: [RuleFile.Name] {
    switch content {
    case .value(_, let meaning): meaning.translations.map(\.tag)
    case .section(let fields, _): fields.flatMap(\.tags)
    }
  }
}
