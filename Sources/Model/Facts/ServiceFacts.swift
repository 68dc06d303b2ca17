internal import Expressions

/// Completes the listed services by what the catalogue knows of them and of what they offer.
struct ServiceFacts {
  let inputs: DecodingInputs
  let names: ServiceNames
  /// Those of all screens, by the numbers of their services.
  let buttons: [Int: [Record]]

  private var catalogues: Catalogues { inputs.catalogues }

  /// Adds what the catalogue says of the services.
  ///
  /// Where there may be further ways in, there may be some on the pages of the listed ones, too.
  func complete(_ services: inout ContiguousArray<TracedValue>, further: MissingFacts?) {
    for index in services.indices {
      let place = services[index].place
      services[index].value.changeRecord {
        if let other = namesake(of: $0, index) {
          let known = Provider.type.value(of: (other, other.kind))
          $0[ServiceKey.namedAs] = TracedValue(known, at: place)
        }
        completeFromCatalogue(&$0, names.provider(of: index), at: place)
        if $0[ServiceKey.kind].value.text == "own",
          names.provider(of: index)?.hasForm == true || isShownAsForm(index)
        {
          $0.setDefault(ServiceKey.presentation, .string("native"), at: place)
        }
        names.identify(&$0[ServiceKey.id].value)
        $0.changeList(of: ServiceKey.connections) { connections in
          names.identify(&connections)
          if let further { connections.append(TracedValue(.further(further))) }
        }
      }
    }
    let listed = ListedServices(operands: services, names: names)
    for index in services.indices {
      services[index].value.changeRecord { record in
        let connections = record[ServiceKey.connections]
        let offered = connections.value.items.map { items in
          Value.list(ContiguousArray(items.compactMap { self.offered($0, among: listed) }))
        }
        record[ServiceKey.offered] = TracedValue(offered ?? .absent, at: connections.place)
      }
    }
  }

  /// Whether a screen shows a field of it, or what submits its form.
  private func isShownAsForm(_ number: Int) -> Bool {
    buttons[number]?.contains { ["field", "submit"].contains($0[ButtonKey.role].value.text) }
      ?? false
  }

  /// The catalogue's service whose name another one bears, in its id and on its buttons as well if
  /// the catalogue doesn't know it, or people added it. What is asked of one that the catalogue
  /// knows may become no less by its name.
  private func namesake(of service: Record, _ number: Int) -> Provider? {
    let listed = names.provider(of: number)
    let added = listed.flatMap { catalogues.isAdded($0) ? $0 : nil }
    let name = service[ServiceKey.name].value.text ?? added?.name
    let called = name.flatMap { catalogues.provider($0.lowercased()) ?? named($0) }
      .flatMap { $0 === listed ? nil : $0 }
    if listed != nil, added == nil {
      return called?.kind == "thirdParty" ? called : nil
    }
    let titles = (buttons[number] ?? []).map { $0[ButtonKey.title].value.text }
    let words = [service[ServiceKey.id].value.text] + titles
    return called ?? words.lazy.compactMap { $0.flatMap(named) }.first
  }

  private func named(_ words: String) -> Provider? {
    inputs.serviceNamed(words).flatMap(catalogues.provider)
  }

  /// What the catalogue knows of something that a page offers; its kind is what the list says.
  private func offered(_ id: TracedValue, among services: ListedServices) -> TracedValue? {
    guard let word = id.value.text else { return id }
    let kind = services[word]?.value.record?[ServiceKey.kind].value.text
    let provider = catalogues.provider(word)
    guard let kind = kind ?? provider?.kind else { return nil }
    return TracedValue(Provider.type.value(of: (provider, kind)), at: id.place)
  }

  private func completeFromCatalogue(
    _ record: inout Record, _ provider: Provider?, at place: Place
  ) {
    guard let id = record[ServiceKey.id].value.text else { return }
    record.setDefault(ServiceKey.name, provider?.called.value ?? .string(id), at: place)
    if let kind = provider?.kind {
      record.setDefault(ServiceKey.kind, .string(kind), at: place)
      let known = Provider.type.value(of: (provider, kind))
      record[ServiceKey.provider] = TracedValue(known, at: place)
    }
    if provider?.needsItsApp != true {
      record.setDefault(ServiceKey.withoutItsApp, .string("notNeeded"), at: place)
    }
  }
}
