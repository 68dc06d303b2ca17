internal import Expressions

/// The services that a login lists, found by id or by another word for the same provider.
struct ListedServices: Sendable {
  let operands: ContiguousArray<Operand>
  let ids: [String]
  private let catalogues: Catalogues
  private var numbersByID: [String: Int] = [:]
  private var numbersByProvider: [String: Int] = [:]

  init(_ operands: ContiguousArray<Operand>, catalogues: Catalogues) {
    self.operands = operands
    self.catalogues = catalogues
    var ids: [String] = []
    for (number, service) in operands.enumerated() {
      guard let id = service.value.record?[ServiceSlot.id].value.text else { continue }
      ids.append(id)
      if numbersByID[id] == nil { numbersByID[id] = number }
      guard let provider = catalogues.provider(id)?.id, numbersByProvider[provider] == nil
      else { continue }
      numbersByProvider[provider] = number
    }
    self.ids = ids
  }

  var records: [Record] { operands.compactMap(\.value.record) }

  /// The service that a word refers to.
  subscript(word: String) -> Operand? {
    if let number = numbersByID[word] { return operands[number] }
    return catalogues.provider(word).flatMap { numbersByProvider[$0.id] }.map { operands[$0] }
  }
}
