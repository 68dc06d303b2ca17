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
  }

  private let services: ContiguousArray<Service>
  private let catalogues: Catalogues
  private let numbersByID: [String: Int]
  /// Of the services whose id is another word for their provider, by the provider's id.
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
        if let provider, provider.id != id, numbersByProvider[provider.id] == nil {
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

  /// The id of the service that a word refers to: in the list, or else in the catalogue.
  func id(for word: String) -> String? {
    self[word].flatMap { services[$0].id } ?? catalogues.provider(word)?.id
  }

  /// The id of the listed service that a word refers to; the word itself, where there is none.
  func listedID(for word: String) -> String {
    self[word].flatMap { services[$0].id } ?? word
  }

  /// Whether a button of one service may be taken for another's: they are the same, the page of the
  /// one offers the other, or that is a login of the app's own, which may have any name.
  func mayBeTaken(_ word: String, for other: String) -> Bool {
    let id = listedID(for: other)
    let offered = self[word].map { services[$0].connections } ?? []
    return catalogues.provider(other)?.kind == "own"
      || ([word] + offered).contains { listedID(for: $0) == id }
  }

  /// Gives what refers to a listed service the id that it has there.
  func nameListed(_ reference: inout Value) {
    guard case .string(let word) = reference else { return }
    let id = listedID(for: word)
    if id != word { reference = .string(id) }
  }

  /// The number of the service that a word refers to, from 0.
  subscript(word: String) -> Int? {
    numbersByID[word] ?? catalogues.provider(word).flatMap { first(of: $0) }
  }

  /// The number of the first service of a provider, whichever word it goes by.
  private func first(of provider: Provider) -> Int? {
    guard let number = numbersByID[provider.id] else { return numbersByProvider[provider.id] }
    return min(number, numbersByProvider[provider.id] ?? number)
  }
}
