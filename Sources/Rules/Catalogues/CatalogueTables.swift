internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<TracedValue>
  private let listedGuidelines: Lazy<[Guideline]>
  private let listedLaws: Lazy<[Law]>
  private let listedLetters: Lazy<[LetterClass]>
  private let listedSources: Lazy<[CitedSource]>
  /// By their keys; a later entry replaces an earlier one.
  private let guidelinesByKey: Lazy<[String: Guideline]>
  private let language: Language
  private let namedRegions: Lazy<[String: NamedRegion]>
  /// By what rules name them.
  private let letterClasses: Lazy<[String: LetterClass]>

  /// Those of the guidelines that are people's own are named, and so are the services that people
  /// added. Services and devices of the vocabulary are there for descriptions that name them.
  init(
    _ entries: CatalogueEntries, own keys: Set<String>, added: [Provider],
    vocabulary: [CatalogueEntries], in language: Language
  ) {
    self.language = language
    let listed = Lazy {
      entries.entries(of: Guideline.self).map { entry in
        var guideline = entry
        if keys.contains(entry.key) { guideline.issuer = .ours }
        return guideline
      }
    }
    listedGuidelines = listed
    guidelinesByKey = Lazy {
      Dictionary(listed.value.map { ($0.key, $0) }) { _, later in later }
    }
    listedLaws = Lazy { entries.entries(of: Law.self) }
    listedLetters = Lazy { entries.entries(of: LetterClass.self) }
    listedSources = Lazy { entries.entries(of: CitedSource.self) }
    namedRegions = Lazy {
      Dictionary(entries.entries(of: NamedRegion.self).map { ($0.id, $0) }) { _, later in later }
    }
    catalogues = Catalogues(
      providers: entries.entries(of: Provider.self), devices: entries.entries(of: Device.self),
      titles: entries.entries(of: AppleTitles.self), editions: entries.entries(of: Edition.self),
      fieldNames: entries.entries(of: FieldNames.self),
      named: (
        entries.unknown(of: Provider.self, in: vocabulary),
        entries.unknown(of: Device.self, in: vocabulary)
      ), added: added)
    operands = CatalogueVariables.operands(entries)
    letterClasses = Lazy {
      Dictionary(entries.entries(of: LetterClass.self).map { ($0.source, $0) }) { _, later in later
      }
    }
  }

  var guidelines: [Guideline] { listedGuidelines.value }
  var laws: [Law] { listedLaws.value }
  var letters: [LetterClass] { listedLetters.value }
  var sources: [CitedSource] { listedSources.value }
  /// By their codes.
  var regions: [String: NamedRegion] { namedRegions.value }

  /// The keys of the guidelines, in order.
  var guidelineKeys: [String] { guidelinesByKey.value.keys.sorted() }

  func guideline(_ key: String) -> Guideline? { guidelinesByKey.value[key] }

  /// The guideline of a key as a person would cite it, if it is known.
  func citation(_ key: String) -> String? { guideline(key)?.citation(in: language) }

  func concern(citing keys: [String]) -> Concern {
    keys.compactMap { guideline($0)?.concern }.min() ?? .apple
  }

  /// The class of letters that a source names, such as `letters/A1`; a later entry replaces an
  /// earlier one.
  func letterClass(_ source: String) -> LetterClass? { letterClasses.value[source] }
}
