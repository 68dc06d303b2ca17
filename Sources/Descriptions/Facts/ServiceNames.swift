internal import Expressions

/// The ids of the services that a login lists, and the other words for the same providers.
///
/// A class, because everything that refers to services shares it.
final class ServiceNames: Sendable {
  /// The id of each service; nil where it has none.
  private let listedIDs: [String?]
  /// What the catalogue knows of each service; nil where it has none, or the service no id.
  let providers: [Provider?]
  private let catalogues: Catalogues
  private let numbersByID: NameTable
  private let numbersByProvider: NameTable

  init(of services: ContiguousArray<Operand>, catalogues: Catalogues) {
    var ids: [String?] = []
    var providers: [Provider?] = []
    var numbersByID = NameTable()
    var numbersByProvider = NameTable()
    ids.reserveCapacity(services.count)
    providers.reserveCapacity(services.count)
    for (number, service) in services.enumerated() {
      let id = service.value.record?[Slots.service.id].value.text
      let provider = id.flatMap { catalogues.provider($0) }
      ids.append(id)
      if let id { _ = numbersByID.insert(id, number) }
      if let provider { _ = numbersByProvider.insert(provider.id, number) }
      providers.append(provider)
    }
    listedIDs = ids
    self.providers = providers
    self.catalogues = catalogues
    self.numbersByID = numbersByID
    self.numbersByProvider = numbersByProvider
  }

  /// The number of the first service of that very id, from 0.
  func first(named id: String) -> Int? { numbersByID[id] }

  /// Whether every service has an id.
  var haveIDs: Bool { listedIDs.allSatisfy { $0 != nil } }

  var ids: [String] { listedIDs.compactMap(\.self) }

  /// The id of the service that a word refers to: in the list, or else in the catalogue.
  func id(for word: String) -> String? {
    self[word].flatMap { listedIDs[$0] } ?? catalogues.provider(word)?.id
  }

  /// The number of the service that a word refers to, from 0.
  subscript(word: String) -> Int? {
    numbersByID[word] ?? catalogues.provider(word).flatMap { numbersByProvider[$0.id] }
  }
}
