internal import Expressions

/// The slots of a service that facts read and write.
struct ServiceSlots {
  private static let section = Section.plainDescription.section("login").section("services")
  let id = Self.section.slot("id")
  let name = Self.section.slot("name")
  let kind = Self.section.slot("kind")
  let connections = Self.section.slot("connections")
  let setsUpAccount = Self.section.slot("setsUpAccount")
  let presentation = Self.section.slot("presentation")
  let withoutItsApp = Self.section.slot("withoutItsApp")
  let provider = Self.section.slot("provider")
  let offered = Self.section.slot("offered")
}

/// Completes the listed services by what the catalogue knows of them and of what they offer.
struct ServiceFacts {
  let catalogues: Catalogues
  let names: ServiceNames

  /// Adds what the catalogue says of the services.
  ///
  /// Where there may be further ways in, there may be some on the pages of the listed ones, too.
  func complete(_ services: inout ContiguousArray<TracedValue>, further: MissingFacts?) {
    for index in services.indices {
      let place = services[index].place
      services[index].value.changeRecord {
        completeFromCatalogue(&$0, names.provider(of: index), at: place)
        nameConnections(of: &$0, further: further)
      }
    }
    let listed = ListedServices(operands: services, names: names)
    for index in services.indices {
      services[index].value.changeRecord { record in
        let connections = record[Slots.service.connections]
        let offered = connections.value.items.map { items in
          Value.list(ContiguousArray(items.compactMap { self.offered($0, among: listed) }))
        }
        record.slots[Slots.service.offered] = TracedValue(offered ?? .absent, at: connections.place)
      }
    }
  }

  /// What the catalogue knows of something that a page offers; its kind is what the list says.
  private func offered(_ id: TracedValue, among services: ListedServices) -> TracedValue? {
    guard let word = id.value.text else { return id }
    let kind = services[word]?.value.record?[Slots.service.kind].value.text
    let provider = catalogues.provider(word)
    guard let kind = kind ?? provider?.kind else { return nil }
    return TracedValue(Provider.type.value(of: (provider, kind)), at: id.place)
  }

  private func completeFromCatalogue(
    _ record: inout Record, _ provider: Provider?, at place: Place
  ) {
    guard let id = record[Slots.service.id].value.text else { return }
    record.setDefault(Slots.service.name, .string(provider?.name ?? id), at: place)
    if let kind = provider?.kind {
      record.setDefault(Slots.service.kind, .string(kind), at: place)
      let known = Provider.type.value(of: (provider, kind))
      record.slots[Slots.service.provider] = TracedValue(known, at: place)
    }
    if record[Slots.service.kind].value.text == "own" {
      record.setDefault(Slots.service.presentation, .string("native"), at: place)
    }
    if provider?.needsItsApp != true {
      record.setDefault(Slots.service.withoutItsApp, .string("notNeeded"), at: place)
    }
  }

  /// Gives what a broker's page offers the id that it has in the list, or else in the catalogue.
  private func nameConnections(of record: inout Record, further: MissingFacts?) {
    record.changeList(of: Slots.service.connections) { connections in
      for index in connections.indices {
        let word = connections[index].value.text
        if let id = word.flatMap(names.id) { connections[index].value = .string(id) }
      }
      if let further { connections.append(TracedValue(.further(further))) }
    }
  }
}

extension Record {
  subscript(slot: Int) -> TracedValue { slots[slot] }

  /// Fills in what nobody wrote.
  mutating func setDefault(_ slot: Int, _ value: @autoclosure () -> Value, at place: Place) {
    if case .absent = slots[slot].value { slots[slot] = TracedValue(value(), at: place) }
  }
}
