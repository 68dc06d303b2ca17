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
  private let titlesByTag: [String: [AppleTitles]]
  private let providers: [String: Provider]
  private let devices: [String: Device]

  /// Later entries of the same id or alias replace earlier ones.
  package init(
    providers: [Provider],
    devices: [Device],
    titles: [AppleTitles],
    editions: [Edition]
  ) {
    var byWord: [String: Provider] = [:]
    byWord.reserveCapacity(providers.count * 2)
    for provider in providers {
      for alias in provider.aliases { byWord[alias] = provider }
    }
    for provider in providers { byWord[provider.id] = provider }
    self.providers = byWord
    self.devices = Dictionary(devices.map { ($0.id, $0) }) { _, later in later }
    self.titles = titles
    var byTag: [String: [AppleTitles]] = [:]
    for titles in titles {
      for tag in LanguageTag.tags(answeredBy: titles.locale) {
        byTag[tag, default: []].append(titles)
      }
    }
    titlesByTag = byTag
    self.editions = editions.sorted { $0.from.seconds < $1.from.seconds }
  }

  /// The provider of that id or alias.
  package func provider(_ word: String) -> Provider? {
    providers[word]
  }

  /// Every id and alias of a provider.
  package var providerWords: [String] { providers.keys.sorted() }

  package func device(_ id: String) -> Device? {
    devices[id]
  }

  /// Whether there is a device of that id.
  func hasDevice(_ id: String) -> Bool { devices.index(forKey: id) != nil }

  package var deviceIDs: [String] { devices.keys.sorted() }

  /// The edition that held on a day; nil before the first.
  package func edition(on day: Timestamp) -> Edition? {
    editions.last { $0.from.seconds <= day.seconds }
  }

  /// The titles of a language, or of the language it falls back to; all of them without one.
  func titles(in language: String?) -> TitleTable {
    if let known = titleTables[language] { return known }
    let tag = language.flatMap { language in
      titlesByTag[language] == nil
        ? LanguageTag(language).fallbacks.first { titlesByTag[$0] != nil } : language
    }
    return titleTables.table(for: tag) { tag.flatMap { titlesByTag[$0] } ?? titles }
  }
}
