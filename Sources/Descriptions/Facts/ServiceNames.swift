internal import Expressions

/// The ids of the services that a login lists, and the other words for the same providers.
///
/// A class, because everything that refers to services shares it.
final class ServiceNames: Sendable {
  /// The id of a service, and what the catalogue knows of it by that.
  private struct Service {
    let id: String?
    let provider: Provider?
  }

  private let services: ContiguousArray<Service>
  private let catalogues: Catalogues
  private let numbersByID: NameTable
  /// Of the services whose id is another word for their provider, by the provider's id.
  private let numbersByProvider: NameTable

  /// Those of a list of services; of anything else none.
  init(of value: Value, catalogues: Catalogues) {
    var listed: ContiguousArray<Service> = []
    var numbersByID = NameTable()
    var numbersByProvider = NameTable()
    if case .list(let services) = value {
      listed.reserveCapacity(services.count)
      for number in services.indices {
        let id = services[number].value.record?[Slots.service.id].value.text
        let provider = id.flatMap { catalogues.provider($0) }
        listed.append(Service(id: id, provider: provider))
        if let id { _ = numbersByID.insert(id, number) }
        if let provider, provider.id != id { _ = numbersByProvider.insert(provider.id, number) }
      }
    }
    self.services = listed
    self.catalogues = catalogues
    self.numbersByID = numbersByID
    self.numbersByProvider = numbersByProvider
  }

  /// What the catalogue knows of a service; nil where it has none, or the service no id.
  func provider(of number: Int) -> Provider? { services[number].provider }

  /// The number of the first service of that very id, from 0.
  func first(named id: String) -> Int? { numbersByID[id] }

  /// Whether every service has an id.
  var haveIDs: Bool { services.allSatisfy { $0.id != nil } }

  var ids: [String] { services.compactMap(\.id) }

  /// The id of the service that a word refers to: in the list, or else in the catalogue.
  func id(for word: String) -> String? {
    self[word].flatMap { services[$0].id } ?? catalogues.provider(word)?.id
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
