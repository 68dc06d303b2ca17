internal import Diagnostics
internal import Documents
internal import Localization

/// What a region is called: a country of ISO 3166-1, or a part of one of ISO 3166-2.
struct NamedRegion: CatalogueEntry {
  static let catalogue = "regions"

  let id: String
  private let name: String
  private let translations: [String: String]
  private let aliases: [String]

  var words: [String] { [id] }

  /// What somebody may mean by other words.
  var candidate: Suggestion.Candidate {
    Suggestion.Candidate(id, alsoCalled: [name] + translations.values + aliases)
  }

  func name(in language: Language) -> String { translations[language.tag] ?? name }

  static func read(_ keys: inout MappingReader) -> NamedRegion? {
    let id = keys.required("id", .text, "Its code in ISO 3166.")
    let names = keys.required("name", .names, "What people call it.")
    let aliases = keys.optional("aliases", .texts, "What people write for it by mistake.")
    guard let id, let names else { return nil }
    return NamedRegion(
      id: id, name: names.english, translations: names.others, aliases: aliases ?? [])
  }
}

extension RuleBook {
  /// What a region is called; a part that has no name here, with that of its country.
  package func name(ofRegion code: String) -> String {
    func name(_ code: some StringProtocol) -> String? {
      tables.regions.value[String(code)]?.name(in: language)
    }
    return name(code) ?? name(code.prefix { $0 != "-" }).map { "\($0) (\(code))" } ?? code
  }
}
