internal import Diagnostics
internal import Documents
internal import Expressions

/// What files beside a description show, as layers beneath what is written.
struct EvidenceLayers {
  let layers: [Layer]
  private let facts: [ShownFact]

  init(_ facts: [ShownFact], _ decoder: inout SectionDecoder) {
    self.facts = facts
    layers = facts.map { fact in
      var layer = Layer(Self.node(fact))
      layer.file = decoder.number(of: fact.items[0].site.file)
      return layer
    }
  }

  /// A mapping in a mapping, down to what is shown.
  private static func node(_ fact: ShownFact) -> DocumentNode {
    let bytes = fact.items[0].site.bytes
    let items = fact.items.map { item in
      let isAnswer = item.text == "true" || item.text == "false"
      return DocumentNode(.scalar(item.text, isAnswer ? .plain : .doubleQuoted), bytes: bytes)
    }
    let value = fact.isList ? DocumentNode(.sequence(items), bytes: bytes) : items[0]
    return fact.path.split(separator: ".").reversed().reduce(value) { inner, key in
      let key = DocumentNode(.scalar(String(key), .plain), bytes: bytes)
      return DocumentNode(.mapping([DocumentNode.Entry(key: key, value: inner)]), bytes: bytes)
    }
  }

  /// Gives the items of lists that were taken from here the places where they show; what a list may
  /// have beside them stays unknown.
  func complete(_ record: inout Record, _ decoder: inout SectionDecoder) {
    for fact in facts where fact.isList {
      let keys = fact.path.split(separator: ".").map(String.init)
      complete(fact, keys[...], &record, &decoder)
    }
  }

  private func complete(
    _ fact: ShownFact,
    _ keys: ArraySlice<String>,
    _ record: inout Record,
    _ decoder: inout SectionDecoder
  ) {
    guard let key = keys.first, let slot = record.type.slot(of: key) else { return }
    guard keys.count == 1 else {
      record.change(slot) { inner, _ in complete(fact, keys.dropFirst(), &inner, &decoder) }
      return
    }
    let list = record[slot].place
    guard decoder.places.isEvidence(list) else { return }
    let type = record.type.fields[slot].type
    record.changeList(of: slot) { items in
      for (item, shown) in zip(items, fact.items) { decoder.move(item.place, to: shown.site) }
      if fact.isPart, !Self.holdsAll(fact, of: type) {
        let further = MissingFacts(decoder.absentPlace(like: list))
        items.append(TracedValue(.further(further)))
      }
    }
  }

  /// Whether a list has all the words that there are for it.
  private static func holdsAll(_ fact: ShownFact, of type: ValueType) -> Bool {
    guard case .list(.enumeration(let words)) = type else { return false }
    return Set(words.words).isSubset(of: fact.items.map(\.text))
  }
}
