internal import Expressions
internal import Localization
internal import Model

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let guidelines: [Guideline]
  let laws: [Law]
  let letters: [LetterClass]
  let sources: [CitedSource]
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<TracedValue>
  private let citations: [String: String]
  /// By what rules name them.
  private let letterClasses: [String: LetterClass]

  init(_ entries: CatalogueEntries, in language: Language) {
    guidelines = entries.entries(of: Guideline.self)
    laws = entries.entries(of: Law.self)
    letters = entries.entries(of: LetterClass.self)
    sources = entries.entries(of: CitedSource.self)
    catalogues = Catalogues(
      providers: entries.entries(of: Provider.self), devices: entries.entries(of: Device.self),
      titles: entries.entries(of: AppleTitles.self), editions: entries.entries(of: Edition.self),
      fieldNames: entries.entries(of: FieldNames.self))
    operands = CatalogueVariables.operands(entries)
    letterClasses = Dictionary(letters.map { ($0.source, $0) }) { _, later in later }
    citations = Dictionary(
      guidelines.map { ($0.key, $0.citation(in: language)) },
      uniquingKeysWith: { _, later in later })
  }

  /// The keys of the guidelines, in order.
  var guidelineKeys: [String] { citations.keys.sorted() }

  /// The guideline of a key as a person would cite it, if it is known.
  func citation(_ key: String) -> String? { citations[key] }

  /// The class of letters that a source names, such as `letters/A1`; a later entry replaces an
  /// earlier one.
  func letterClass(_ source: String) -> LetterClass? { letterClasses[source] }
}
