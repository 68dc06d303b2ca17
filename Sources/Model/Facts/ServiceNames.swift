internal import Diagnostics
internal import Expressions

/// The ids of the services that a login lists, and the other words for the same providers.
///
/// A class, because everything that refers to services shares it.
final class ServiceNames: Sendable {
  /// The id of a service, and what the catalogue knows of it by that.
  private struct Service {
    let id: String?
    /// The name that the description gives it.
    let name: String?
    let provider: Provider?
    let kind: String?
    /// What its page offers, in the words of the description.
    let connections: [String]

    /// The id that rules see, whatever word stands in the list.
    var knownID: String? { provider?.id ?? id }
  }

  private let services: ContiguousArray<Service>
  private let catalogues: Catalogues
  private let numbersByID: [String: Int]
  /// By the ids of their providers, whichever word they go by.
  private let numbersByProvider: [String: Int]

  /// Those of a list of services; of anything else none.
  init(of value: Value, catalogues: Catalogues) {
    var listed: ContiguousArray<Service> = []
    var numbersByID: [String: Int] = [:]
    var numbersByProvider: [String: Int] = [:]
    if case .list(let services) = value {
      listed.reserveCapacity(services.count)
      numbersByID.reserveCapacity(services.count)
      for number in services.indices {
        let service = services[number].value.record
        let id = service?[ServiceKey.id].value.text
        let name = service?[ServiceKey.name].value.text
        let provider = id.flatMap { catalogues.provider($0) }
        let kind = service?[ServiceKey.kind].value.text ?? provider?.kind
        let connections = service?[ServiceKey.connections].value.items ?? []
        listed.append(
          Service(
            id: id, name: name, provider: provider, kind: kind,
            connections: connections.compactMap(\.value.text)))
        // Of two with the same id the first counts.
        if let id, numbersByID[id] == nil { numbersByID[id] = number }
        if let provider, numbersByProvider[provider.id] == nil {
          numbersByProvider[provider.id] = number
        }
      }
    }
    self.services = listed
    self.catalogues = catalogues
    self.numbersByID = numbersByID
    self.numbersByProvider = numbersByProvider
  }

  /// What the catalogue knows of a service; nil where it has none, or the service no id.
  func provider(of number: Int) -> Provider? { services[number].provider }

  /// The kind of the listed service that a word refers to, as far as it is known.
  func kind(of word: String) -> String? { self[word].flatMap { services[$0].kind } }

  /// The number of the first service of that very id, from 0.
  func first(named id: String) -> Int? { numbersByID[id] }

  /// Whether every service has an id.
  var haveIDs: Bool { services.allSatisfy { $0.id != nil } }

  /// What somebody may mean who names a listed service.
  var known: [Suggestion.Candidate] {
    services.compactMap { service in
      service.id.map {
        let words = service.provider.map { [$0.id] + $0.otherWords } ?? []
        return Suggestion.Candidate($0, alsoCalled: words + [service.name].compactMap { $0 })
      }
    }
  }

  /// The id by which rules see the service that a word refers to: of one that nobody knows, the word.
  func id(for word: String) -> String {
    self[word].flatMap { services[$0].knownID } ?? catalogues.provider(word)?.id ?? word
  }

  /// The word by which an earlier item lists the same provider, and which item that is.
  func otherWord(for number: Int) -> (word: String, number: Int)? {
    guard let provider = services[number].provider, let first = numbersByProvider[provider.id],
      first < number
    else { return nil }
    return services[first].id.map { ($0, first) }
  }

  /// The word in the list for the service that a word refers to; that itself, where there is none.
  func listedID(for word: String) -> String {
    self[word].flatMap { services[$0].id } ?? word
  }

  /// Whether a button of one service may be taken for another's: they are the same, the page of the
  /// one offers the other, or that is a login of the app's own, which may have any name.
  func mayBeTaken(_ word: String, for other: String) -> Bool {
    let id = id(for: other)
    let offered = self[word].map { services[$0].connections } ?? []
    return catalogues.provider(other)?.kind == "own"
      || ([word] + offered).contains { self.id(for: $0) == id }
  }

  /// Gives what refers to a service the id that rules see; people read the word in the list.
  func identify(_ reference: inout Value) {
    guard case .string(let word) = reference else { return }
    let (id, listed) = (id(for: word), listedID(for: word))
    if id == word, listed == word { return }
    reference =
      id == listed ? .string(id) : NamedText(Name(.written, id: listed, english: id)).value
  }

  /// Gives each item of a list that refers to a service the id that rules see.
  func identify(_ references: inout ContiguousArray<TracedValue>) {
    for index in references.indices { identify(&references[index].value) }
  }

  /// The number of the service that a word refers to, from 0.
  subscript(word: String) -> Int? {
    numbersByID[word] ?? catalogues.provider(word).flatMap { numbersByProvider[$0.id] }
  }
}
