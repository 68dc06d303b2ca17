internal import Descriptions
internal import Expressions

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let entries: CatalogueEntries
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<Operand>
  private let language: Language
  private let citations: [String: String]

  init(_ entries: CatalogueEntries, in language: Language) {
    self.entries = entries
    self.language = language
    catalogues = Catalogues(
      providers: entries.providers,
      devices: entries.devices,
      titles: entries.titles,
      editions: entries.editions
    )
    operands = ContiguousArray(CatalogueVariables.operands(entries))
    citations = Dictionary(
      entries.guidelines.map { ($0.key, $0.citation(in: language)) },
      uniquingKeysWith: { _, later in later }
    )
  }

  /// The same with the entries of files; most have none.
  func adding(_ files: [RuleFile]) -> CatalogueTables {
    guard files.contains(where: { !$0.catalogues.isEmpty }) else { return self }
    var entries = entries
    for file in files { entries.add(file.catalogues) }
    return CatalogueTables(entries, in: language)
  }

  /// The guideline of a key as a person would cite it, if it is known.
  func citation(_ key: String) -> String? { citations[key] }
}
