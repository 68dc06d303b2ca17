package import Diagnostics
package import Expressions

/// What a description is read against: services, devices, titles, editions, names of fields.
///
/// A class, because everything that reads a description shares it. What no description asks for is
/// never read.
package final class Catalogues: Sendable {
  /// What is listed, and where it is found.
  private struct Table<Entry: Sendable>: Sendable {
    /// Each once.
    let all: [Entry]
    let byWord: [String: Entry]

    /// Later entries of the same id or other word replace earlier ones; an id counts more.
    init(
      _ listed: [Entry], beside named: [Entry], id: (Entry) -> String,
      others: (Entry) -> [String] = { _ in [] }
    ) {
      var byWord: [String: Entry] = [:]
      for entry in named + listed {
        for word in others(entry) { byWord[word] = entry }
      }
      for entry in named + listed { byWord[id(entry)] = entry }
      self.byWord = byWord
      var met: Set<String> = []
      all = listed.map(id).filter { met.insert($0).inserted }.compactMap { byWord[$0] }
    }
  }

  /// Titles by the tags, in lower case, that they answer for.
  private struct TitleTables: Sendable {
    let listed: [AppleTitles]
    let byTag: [String: TitleTable]
    let all: TitleTable

    init(_ listed: [AppleTitles]) {
      self.listed = listed
      var byTag: [String: [AppleTitles]] = [:]
      for titles in listed {
        for tag in LanguageTag.tags(answeredBy: titles.locale) {
          byTag[tag, default: []].append(titles)
        }
      }
      self.byTag = byTag.mapValues(TitleTable.init)
      all = TitleTable(listed)
    }
  }

  /// In the order in which they came into force.
  package let editions: [Edition]
  private let providers: Lazy<Table<Provider>>
  private let added: Lazy<Set<ObjectIdentifier>>
  private let devices: Lazy<Table<Device>>
  private let titleTables: Lazy<TitleTables>
  private let fieldNameTable: Lazy<FieldNameTable>

  /// What is only named is found by its words, and listed nowhere; what people added to the services
  /// of others is named once more.
  package init(
    providers: @autoclosure @escaping @Sendable () -> [Provider],
    devices: @autoclosure @escaping @Sendable () -> [Device],
    titles: @autoclosure @escaping @Sendable () -> [AppleTitles], editions: [Edition],
    fieldNames: @autoclosure @escaping @Sendable () -> [FieldNames],
    named: (providers: [Provider], devices: [Device]) = ([], []), added: [Provider] = []
  ) {
    self.providers = Lazy {
      Table(providers(), beside: named.providers, id: \.id, others: \.aliases)
    }
    self.devices = Lazy { Table(devices(), beside: named.devices, id: \.id) }
    self.added = Lazy { Set((named.providers + added).map(ObjectIdentifier.init)) }
    titleTables = Lazy { TitleTables(titles()) }
    fieldNameTable = Lazy { FieldNameTable(fieldNames()) }
    self.editions = editions.sorted { $0.from.seconds < $1.from.seconds }
  }

  package var titles: [AppleTitles] { titleTables.value.listed }
  package var fieldNames: FieldNameTable { fieldNameTable.value }

  /// Every provider and every device, each once.
  package var allProviders: [Provider] { providers.value.all }
  package var allDevices: [Device] { devices.value.all }

  /// The provider of that id or alias.
  package func provider(_ word: String) -> Provider? { providers.value.byWord[word] }

  /// Whether people added it to a catalogue that others wrote: its words must not be taken for those
  /// of any other.
  package func isAdded(_ provider: Provider) -> Bool {
    added.value.contains(ObjectIdentifier(provider))
  }

  /// What somebody may mean who names a service.
  package var knownServices: [Suggestion.Candidate] {
    allProviders.map { Suggestion.Candidate($0.id, alsoCalled: $0.otherWords) }
  }

  package func device(_ id: String) -> Device? { devices.value.byWord[id] }

  /// What somebody may mean who names a device.
  package var knownDevices: [Suggestion.Candidate] {
    allDevices.map { Suggestion.Candidate($0.id, alsoCalled: [$0.name] + $0.models) }
  }

  /// The edition that held on a day; nil before the first.
  package func edition(on day: Timestamp) -> Edition? {
    editions.last { $0.from.seconds <= day.seconds }
  }

  /// The titles of a language, or of the language it falls back to; all of them without one.
  func titles(in language: String?) -> TitleTable {
    let tables = titleTables.value
    guard let language else { return tables.all }
    if let table = tables.byTag[language] { return table }
    let tags = LanguageTag(language).fallbacks
    return tags.lazy.compactMap { tables.byTag[$0] }.first ?? tables.all
  }
}
