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
  let catalogueKind = Self.section.slot("catalogueKind")
  let kinds = Self.section.slot("kinds")
  let isSocial = Self.section.slot("isSocial")
  let takesPassword = Self.section.slot("takesPassword")
  let sendsCode = Self.section.slot("sendsCode")
  let takesOnlyPasskeys = Self.section.slot("takesOnlyPasskeys")
  let refusesWebViews = Self.section.slot("refusesWebViews")
}

/// Works out what follows from the listed services, one by one.
struct ServiceFacts {
  let catalogues: Catalogues
  let names: ServiceNames
  /// The day of submission, at 00:00 UTC.
  let day: Timestamp

  /// Adds what the catalogue says of the services, and the facts that follow.
  ///
  /// Where there may be further ways in, there may be some on the pages of the listed ones, too.
  func complete(_ services: inout ContiguousArray<TracedValue>, further: MissingFacts?) {
    for index in services.indices {
      let place = services[index].place
      services[index].value.changeRecord {
        completeFromCatalogue(&$0, names.provider(of: index), at: place)
        nameConnections(of: &$0, further: further)
        completeTraits(of: &$0, names.provider(of: index), at: place)
      }
    }
    let allKinds = kinds(of: services)
    for index in services.indices {
      let place = services[index].place
      services[index].value.changeRecord { record in
        record.slots[Slots.service.kinds] = TracedValue(allKinds[index].value, at: place)
      }
    }
  }

  private func completeFromCatalogue(
    _ record: inout Record,
    _ provider: Provider?,
    at place: Place
  ) {
    guard let id = record[Slots.service.id].value.text else { return }
    record.setDefault(Slots.service.name, .string(provider?.name ?? id), at: place)
    if let kind = provider?.kind {
      record.setDefault(Slots.service.kind, .string(kind), at: place)
      record.slots[Slots.service.catalogueKind] = TracedValue(.string(kind), at: place)
    }
    if record[Slots.service.kind].value.text == "own" {
      record.setDefault(Slots.service.presentation, .string("native"), at: place)
    }
    if provider?.needsItsApp != true {
      record.setDefault(Slots.service.withoutItsApp, .string("notNeeded"), at: place)
    }
    record.slots[Slots.service.isSocial] = TracedValue(
      .boolean(provider?.isSocial ?? false),
      at: place
    )
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

  /// Adds how people get in; of a broker, by any of what its page offers.
  private func completeTraits(of record: inout Record, _ provider: Provider?, at place: Place) {
    let providers = providers(behind: record, provider)
    let takesPassword = providers.flatMap { $0.contains { $0.takesPassword } }
    let sendsCode = providers.flatMap { $0.contains { $0.sendsCode } }
    let takesOnlyPasskeys = providers.flatMap { offersOnlyPasskeys(record, $0) }
    let refusesWebViews = providers.flatMap { $0.contains { $0.refusesWebViews(on: day) } }
    record.slots[Slots.service.takesPassword] = TracedValue(takesPassword.value, at: place)
    record.slots[Slots.service.sendsCode] = TracedValue(sendsCode.value, at: place)
    record.slots[Slots.service.takesOnlyPasskeys] = TracedValue(
      takesOnlyPasskeys.value,
      at: place
    )
    record.slots[Slots.service.refusesWebViews] = TracedValue(refusesWebViews.value, at: place)
  }

  /// Of a broker's page, when it offers nothing else; who knows what the catalogue doesn't.
  private func offersOnlyPasskeys(
    _ service: Record,
    _ providers: ItemList<Provider>
  ) -> Resolved<Bool> {
    let isBroker = service[Slots.service.kind].value.text == "broker"
    let offered = isBroker ? service[Slots.service.connections].value.items?.knownCount : 1
    guard providers.items.count == offered, offered != 0 || providers.further != nil else {
      return .known(false)
    }
    return providers.all { .known($0.takesPasskey) }
  }

  /// What the catalogue knows of a service; of a broker, of everything that its page offers.
  private func providers(
    behind service: Record,
    _ provider: Provider?
  ) -> Resolved<ItemList<Provider>> {
    guard service[Slots.service.kind].value.text == "broker" else {
      return .known(ItemList(provider.map { [$0] } ?? []))
    }
    return service[Slots.service.connections].knownItems.map { connections in
      connections.compactMap(\.value.text).compactMap { catalogues.provider($0) }
    }
  }

  private func kinds(of services: ContiguousArray<TracedValue>) -> [Resolved<ItemList<String>>] {
    let listed = ListedServices(operands: services, names: names)
    return services.map { service in
      service.value.record.map { kinds(of: $0, among: listed) } ?? .known(ItemList([]))
    }
  }

  /// The service's kind, unless it is a broker, and the kinds of what its page offers.
  ///
  /// Of services that are no broker, few have such a page.
  private func kinds(of service: Record, among services: ListedServices) -> Resolved<
    ItemList<String>
  > {
    let kind = service[Slots.service.kind]
    let connections = service[Slots.service.connections]
    let own = kind.value.text == "broker" ? .known([]) : kind.knownText.map { [$0] }
    if kind.value.text != "broker", connections.isAbsent { return own.map { ItemList($0) } }
    return own.flatMap { kinds in
      connections.knownItems.map { connections in
        let offered = connections.compactMap(\.value.text).compactMap {
          kindOfService($0, among: services)
        }
        return ItemList(kinds + offered.items, further: offered.further)
      }
    }
  }

  /// The kind of a listed service or of a provider.
  private func kindOfService(_ id: String, among services: ListedServices) -> String? {
    let listed = services[id]?.value.record
    return listed?[Slots.service.kind].value.text ?? catalogues.provider(id)?.kind
  }
}

extension Record {
  subscript(slot: Int) -> TracedValue { slots[slot] }

  /// Fills in what nobody wrote.
  mutating func setDefault(_ slot: Int, _ value: @autoclosure () -> Value, at place: Place) {
    if case .absent = slots[slot].value { slots[slot] = TracedValue(value(), at: place) }
  }
}
