internal import Expressions

/// The ids of the services that a login lists, and the other words for the same providers.
struct ServiceNames: Sendable {
  let ids: [String]
  private let catalogues: Catalogues
  private var numbersByID = NameTable()
  private var numbersByProvider = NameTable()

  init(of services: ContiguousArray<Operand>, catalogues: Catalogues) {
    self.catalogues = catalogues
    var ids: [String] = []
    for (number, service) in services.enumerated() {
      guard let id = service.value.record?[ServiceSlot.id].value.text else { continue }
      ids.append(id)
      _ = numbersByID.insert(id, number)
      guard let provider = catalogues.provider(id) else { continue }
      _ = numbersByProvider.insert(provider.id, number)
    }
    self.ids = ids
  }

  /// The number of the service that a word refers to, from 0.
  subscript(word: String) -> Int? {
    numbersByID[word] ?? catalogues.provider(word).flatMap { numbersByProvider[$0.id] }
  }
}
