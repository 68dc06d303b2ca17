internal import Diagnostics
package import Expressions

/// What a description is read against: services, devices, titles and editions of the guidelines.
///
/// A class, because everything that reads a description shares it.
package final class Catalogues: Sendable {
  /// In the order in which they came into force.
  package let editions: [Edition]
  package let titles: [AppleTitles]
  private let titleTables = TitleTables()
  /// By the tags, in lower case, that they answer for.
  private let titlesByTag: EntryTable<[AppleTitles]>
  private let providers: EntryTable<Provider>
  private let devices: EntryTable<Device>

  /// Later entries of the same id or alias replace earlier ones.
  package init(
    providers: [Provider],
    devices: [Device],
    titles: [AppleTitles],
    editions: [Edition]
  ) {
    var byWord = EntryTable<Provider>(capacity: providers.count * 2)
    for provider in providers {
      for alias in provider.aliases { byWord.set(alias, provider) }
    }
    for provider in providers { byWord.set(provider.id, provider) }
    self.providers = byWord
    var byID = EntryTable<Device>(capacity: devices.count)
    for device in devices { byID.set(device.id, device) }
    self.devices = byID
    self.titles = titles
    var byTag = EntryTable<[AppleTitles]>(capacity: titles.count * 2)
    for titles in titles {
      for tag in LanguageTag.tags(answeredBy: titles.locale) {
        byTag.set(tag, (byTag[tag] ?? []) + [titles])
      }
    }
    titlesByTag = byTag
    self.editions = editions.sorted { $0.from.seconds < $1.from.seconds }
  }

  /// The provider of that id or alias.
  package func provider(_ word: String) -> Provider? {
    providers[word]
  }

  /// What somebody may mean who names a service.
  var knownServices: [Suggestion.Candidate] {
    allProviders.map { Suggestion.Candidate($0.id, alsoCalled: $0.otherWords) }
  }

  /// Every provider, each once.
  package var allProviders: [Provider] { providers.entries(by: \.id) }

  package func device(_ id: String) -> Device? {
    devices[id]
  }

  /// Whether there is a device of that id.
  func hasDevice(_ id: String) -> Bool { devices.contains(id) }

  /// What somebody may mean who names a device.
  var knownDevices: [Suggestion.Candidate] {
    devices.entries(by: \.id).map {
      Suggestion.Candidate($0.id, alsoCalled: [$0.name] + $0.models)
    }
  }

  /// The edition that held on a day; nil before the first.
  package func edition(on day: Timestamp) -> Edition? {
    editions.last { $0.from.seconds <= day.seconds }
  }

  /// The titles of a language, or of the language it falls back to; all of them without one.
  func titles(in language: String?) -> TitleTable {
    if let known = titleTables[language] { return known }
    let tag = language.flatMap { language in
      titlesByTag.contains(language)
        ? language : LanguageTag(language).fallbacks.first { titlesByTag.contains($0) }
    }
    return titleTables.table(for: tag) { tag.flatMap { titlesByTag[$0] } ?? titles }
  }
}
