internal import Diagnostics
internal import Expressions

/// Works out how what a project shows agrees with what is described.
struct ProjectFacts {
  let findings: ShownEvidence
  /// Where the description names the project.
  let place: Place
  let services: ServiceNames

  /// How sure it is that people sign in with a service whose question somebody has to answer.
  private static let likely = "likely"
  /// How sure what is never a finding is.
  static let hint = "hint"

  /// What rules see of the project beside a description that is decoded.
  func record(beside description: Record, _ decoder: inout SectionDecoder) -> TracedValue {
    var record = Record(type: Section.project.objectType, absentAt: place)
    var count = 0
    var logins: ContiguousArray<TracedValue> = []
    for login in findings.logins {
      let id = services.listedID(for: login.service)
      let own = item(&count, called: id, at: login.site, &decoder)
      let record = self.login(login, description, &decoder.places, at: own)
      logins.append(TracedValue(.object(record), at: own))
    }
    var facts: ContiguousArray<TracedValue> = []
    for fact in findings.facts {
      let own = item(&count, called: fact.path, at: fact.items[0].site, &decoder)
      let value = self.fact(fact, description, decoder.places, at: own)
      facts.append(TracedValue(.object(value), at: own))
    }
    let entitlements = findings.entitlements.map { site in
      let path = site.file.id.path
      return TracedValue(.string(path), at: item(&count, called: path, at: site, &decoder))
    }
    let lookedFor = Set(findings.lookedFor.filter { services[$0] != nil }.map(services.id))
    record[ProjectKey.logins].value = .list(logins)
    record[ProjectKey.lookedFor].value = .list(
      ContiguousArray(lookedFor.sorted().map { TracedValue(.string($0), at: place) }))
    record[ProjectKey.facts].value = .list(facts)
    record[ProjectKey.entitlements].value = .list(ContiguousArray(entitlements))
    return TracedValue(.object(record), at: place)
  }

  private func item(
    _ count: inout Int, called id: String, at site: EvidenceSite, _ decoder: inout SectionDecoder
  ) -> Place {
    defer { count += 1 }
    let own = decoder.place(.item(Int32(count)), in: place, at: site)
    decoder.places.setID(id, at: own)
    return own
  }

  private func login(
    _ login: ShownEvidence.Login, _ description: Record, _ places: inout PlaceTable, at place: Place
  ) -> Record {
    var record = Record(type: Section.projectLogin.objectType, absentAt: place)
    record[ProjectLoginKey.service].value = .string(login.service)
    services.identify(&record[ProjectLoginKey.service].value)
    record[ProjectLoginKey.strength].value = .string(login.strength)
    record[ProjectLoginKey.described].value = isDescribed(login, description, &places).value
    return record
  }

  /// Whether a service is listed, is one that the page of a listed broker offers, or is said not to
  /// be offered; what isn't proved leaves the question open.
  private func isDescribed(
    _ login: ShownEvidence.Login, _ description: Record, _ places: inout PlaceTable
  ) -> Resolved<Bool> {
    guard services[login.service] == nil else { return .known(true) }
    let notOffered = description.notOfferedServices
    if case .known(let names) = notOffered.knownItems,
      case .known(true) = offers(names, login.service)
    {
      return .known(true)
    }
    let isOffered = description.listedServices.knownItems.flatMap { listed in
      Resolved.any(
        listed.items.compactMap(\.value.record).compactMap { record in
          let connections = record[ServiceKey.connections]
          let isBroker = record[ServiceKey.kind].value.text == "broker"
          guard isBroker || !connections.isAbsent else { return nil }
          return connections.knownItems.flatMap { offers($0, login.service) }
        })
    }
    guard login.strength == Self.likely, isOffered.value.answer != true else { return isOffered }
    var missing = MissingFacts(offer(of: login, description, &places))
    if let further = description.listedServices.value.items?.further { missing.formUnion(further) }
    return .any([isOffered, .open(missing)])
  }

  /// Where a person says whether people can sign in with it: in the list of services as it is
  /// written, else where what isn't offered is listed.
  private func offer(
    of login: ShownEvidence.Login, _ description: Record, _ places: inout PlaceTable
  ) -> Place {
    let (listed, others) = (description.listedServices, description.notOfferedServices)
    let clue = Message.probablyOffered(login)
    places.addClue(clue, at: others.place)
    guard places.isWritten(listed.place), !places.isEvidence(listed.place) else {
      return others.place
    }
    let own = places.addAbsentItem(named: login.service, in: listed.place)
    let refused = (others.value.items ?? []).compactMap(\.value.text) + [login.service]
    places.refused[own] = (others.place, refused)
    places.addClue(clue, at: own)
    return own
  }

  private func offers(_ names: ItemList<TracedValue>, _ service: String) -> Resolved<Bool> {
    names.contains { $0.value.text == services.id(for: service) }
  }

  private func fact(
    _ fact: ShownFact, _ description: Record, _ places: PlaceTable, at place: Place
  ) -> Record {
    var record = Record(type: Section.projectFact.objectType, absentAt: place)
    record[ProjectFactKey.path].value = .string(fact.path)
    let texts = fact.items.map(\.text)
    record[ProjectFactKey.value].value = .string(texts.joined(separator: ", "))
    record[ProjectFactKey.asWritten].value = .boolean(true)
    if let written = description.value(at: fact.path), places.isWritten(written.place),
      !places.isEvidence(written.place), let said = written.value.texts
    {
      let text = said.isEmpty ? "–" : said.joined(separator: ", ")
      record[ProjectFactKey.written] = TracedValue(.string(text), at: written.place)
      record[ProjectFactKey.asWritten].value = .boolean(Self.agrees(said, texts, fact.isList))
    }
    return record
  }

  /// A list may say more than what shows, and a version fewer zeros.
  private static func agrees(_ said: [String], _ shown: [String], _ isList: Bool) -> Bool {
    isList ? Set(shown).isSubset(of: said) : said.map(withoutZeros) == shown.map(withoutZeros)
  }

  private static func withoutZeros(_ version: String) -> String {
    var version = version[...]
    while version.hasSuffix(".0") { version = version.dropLast(2) }
    return String(version)
  }
}

extension Message {
  fileprivate static func probablyOffered(_ login: ShownEvidence.Login) -> Self {
    if let condition = login.condition {
      return Message(.projectSwitchesLogin, login.service, condition.name, condition.places)
    }
    let site = login.site
    let line = LineTable(of: site.file).position(of: site.bytes.lowerBound).line
    return Message(.projectProbablyLoginWith, login.service, "\(site.file.id.path):\(line)")
  }
}

extension Record {
  /// A record of facts of which nobody knows anything yet.
  init(type: ObjectType, absentAt place: Place) {
    let slots = type.fields.map { _ in TracedValue.absent(at: place) }
    self.init(type: type, slots: ContiguousArray(slots))
  }

  /// What is known at a path of keys; nil where there is no such section.
  func value(at path: String) -> TracedValue? {
    var record = self
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard let slot = record.type.slot(of: key), let inner = record[slot].value.record
      else { return nil }
      record = inner
    }
    return keys.last.flatMap { record.type.slot(of: $0) }.map { record[$0] }
  }
}

extension Value {
  /// What was said, as it would be written.
  fileprivate var texts: [String]? {
    switch self {
    case .string(let text): [text]
    case .boolean(let answer): [answer ? "true" : "false"]
    case .list(let items): items.compactMap(\.value.text)
    default: nil
    }
  }
}
