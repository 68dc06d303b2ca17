internal import Diagnostics
package import Expressions

/// What a description is read against: services, devices, titles, editions, names of fields.
///
/// A class, because everything that reads a description shares it.
package final class Catalogues: Sendable {
  /// In the order in which they came into force.
  package let editions: [Edition]
  package let titles: [AppleTitles]
  package let fieldNames: FieldNameTable
  /// As they are listed; a later one replaces one of the same id.
  private let listedProviders: [Provider]
  private let listedDevices: [Device]
  /// By their ids and aliases.
  private let providers: [String: Provider]
  private let devices: [String: Device]
  /// By the tags, in lower case, that their titles answer for.
  private let titleTables: [String: TitleTable]
  private let titlesOfAllLanguages: TitleTable

  /// Later entries of the same id or alias replace earlier ones.
  package init(
    providers: [Provider], devices: [Device], titles: [AppleTitles], editions: [Edition],
    fieldNames: [FieldNames]
  ) {
    var byWord: [String: Provider] = [:]
    byWord.reserveCapacity(providers.reduce(0) { $0 + 1 + $1.aliases.count })
    for provider in providers {
      for alias in provider.aliases { byWord[alias] = provider }
    }
    for provider in providers { byWord[provider.id] = provider }
    self.providers = byWord
    let byID = Dictionary(devices.map { ($0.id, $0) }) { _, last in last }
    self.devices = byID
    listedProviders = providers
    listedDevices = devices
    self.titles = titles
    self.fieldNames = FieldNameTable(fieldNames)
    let all = TitleIndex(titles)
    var byTag: [String: [Range<Int>]] = [:]
    for (titles, numbers) in zip(titles, all.numbers) {
      for tag in LanguageTag.tags(answeredBy: titles.locale) {
        byTag[tag, default: []].append(numbers)
      }
    }
    titleTables = byTag.mapValues { TitleTable($0.flatMap(\.self), of: all) }
    titlesOfAllLanguages = TitleTable(of: all)
    self.editions = editions.sorted { $0.from.seconds < $1.from.seconds }
  }

  /// Every provider and every device, each once.
  package var allProviders: [Provider] {
    listedProviders.map(\.id).eachOnce.compactMap { providers[$0] }
  }
  package var allDevices: [Device] { listedDevices.map(\.id).eachOnce.compactMap { devices[$0] } }

  /// The provider of that id or alias.
  package func provider(_ word: String) -> Provider? { providers[word] }

  /// What somebody may mean who names a service.
  var knownServices: [Suggestion.Candidate] {
    allProviders.map { Suggestion.Candidate($0.id, alsoCalled: $0.otherWords) }
  }

  package func device(_ id: String) -> Device? { devices[id] }

  /// What somebody may mean who names a device.
  var knownDevices: [Suggestion.Candidate] {
    allDevices.map {
      Suggestion.Candidate($0.id, alsoCalled: [$0.name] + $0.models)
    }
  }

  /// The edition that held on a day; nil before the first.
  package func edition(on day: Timestamp) -> Edition? {
    editions.last { $0.from.seconds <= day.seconds }
  }

  /// The titles of a language, or of the language it falls back to; all of them without one.
  func titles(in language: String?) -> TitleTable {
    guard let language else { return titlesOfAllLanguages }
    if let table = titleTables[language] { return table }
    let tags = LanguageTag(language).fallbacks
    return tags.lazy.compactMap { self.titleTables[$0] }.first ?? titlesOfAllLanguages
  }
}

extension [String] {
  /// The same without what was there before.
  fileprivate var eachOnce: [String] {
    var met: Set<String> = []
    return filter { met.insert($0).inserted }
  }
}
