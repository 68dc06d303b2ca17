internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<TracedValue>
  let guidelines: Lazy<[Guideline]>
  let laws: Lazy<[Law]>
  let letters: Lazy<[LetterClass]>
  let letterFrames: Lazy<[LetterFrame]>
  let sources: Lazy<[CitedSource]>
  /// By their keys; a later entry replaces an earlier one.
  private let guidelinesByKey: Lazy<[String: Guideline]>
  private let language: Language
  /// By their codes.
  let regions: Lazy<[String: NamedRegion]>
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
    guidelines = listed
    guidelinesByKey = Lazy {
      Dictionary(listed.value.map { ($0.key, $0) }) { _, later in later }
    }
    laws = Lazy { entries.entries(of: Law.self) }
    letters = Lazy { entries.entries(of: LetterClass.self) }
    letterFrames = Lazy { entries.entries(of: LetterFrame.self) }
    sources = Lazy { entries.entries(of: CitedSource.self) }
    regions = Lazy {
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
    letterClasses = Lazy { [letters] in
      Dictionary(letters.value.map { ($0.source, $0) }) { _, later in later }
    }
  }

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
