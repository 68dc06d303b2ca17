internal import Expressions
internal import Localization
internal import Model

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<TracedValue>
  private let entries: CatalogueEntries
  private let citations: Lazy<[String: String]>
  /// By what rules name them.
  private let letterClasses: Lazy<[String: LetterClass]>

  init(_ entries: CatalogueEntries, in language: Language) {
    self.entries = entries
    catalogues = Catalogues(
      providers: entries.entries(of: Provider.self), devices: entries.entries(of: Device.self),
      titles: entries.entries(of: AppleTitles.self), editions: entries.entries(of: Edition.self),
      fieldNames: entries.entries(of: FieldNames.self))
    operands = CatalogueVariables.operands(entries)
    letterClasses = Lazy {
      Dictionary(entries.entries(of: LetterClass.self).map { ($0.source, $0) }) { _, later in later
      }
    }
    citations = Lazy {
      Dictionary(
        entries.entries(of: Guideline.self).map { ($0.key, $0.citation(in: language)) },
        uniquingKeysWith: { _, later in later })
    }
  }

  var guidelines: [Guideline] { entries.entries(of: Guideline.self) }
  var laws: [Law] { entries.entries(of: Law.self) }
  var letters: [LetterClass] { entries.entries(of: LetterClass.self) }
  var sources: [CitedSource] { entries.entries(of: CitedSource.self) }

  /// The keys of the guidelines, in order.
  var guidelineKeys: [String] { citations.value.keys.sorted() }

  /// The guideline of a key as a person would cite it, if it is known.
  func citation(_ key: String) -> String? { citations.value[key] }

  /// The class of letters that a source names, such as `letters/A1`; a later entry replaces an
  /// earlier one.
  func letterClass(_ source: String) -> LetterClass? { letterClasses.value[source] }
}
