internal import Diagnostics
internal import Expressions

/// Gives items their ids and makes sure that what refers to one of them refers to something.
struct References {
  private let catalogues: Catalogues
  private let services: ServiceNames
  /// Whether every listed service could be read; else nobody knows what is missing.
  private let servicesAreWhole: Bool

  init(
    of description: borrowing Record, _ services: ServiceNames, _ places: borrowing PlaceTable,
    catalogues: Catalogues
  ) {
    self.catalogues = catalogues
    self.services = services
    let listed = description.listedServices
    let isUnread = listed.isAbsent && places.isWritten(listed.place)
    servicesAreWhole = !isUnread && services.haveIDs
  }

  func check(_ description: inout Record, _ decoder: inout SectionDecoder) {
    checkServices(of: description, &decoder)
    checkNotOffered(of: description, &decoder)
    checkScreens(of: description, &decoder)
    checkSteps(of: &description, &decoder)
    let login = description[DescriptionKey.login].value.record
    checkService(login?[LoginKey.exemption].value.record?[ExemptionKey.service], &decoder)
    let review = description[DescriptionKey.review].value.record
    checkService(review?[ReviewKey.demoAccount].value.record?[DemoAccountKey.service], &decoder)
  }

  private func checkServices(of description: Record, _ decoder: inout SectionDecoder) {
    guard case .list(let items) = description.listedServices.value else { return }
    for number in items.indices {
      let item = items[number]
      guard let service = item.value.record else { continue }
      checkConnections(of: service, &decoder)
      guard let id = service[ServiceKey.id].value.text else { continue }
      decoder.places.setID(id, at: item.place)
      let first = services.first(named: id) ?? number
      if first != number {
        decoder.reportTwice(Message(.idTwice, id.quoted), at: item.place, items[first].place)
      } else if let (word, other) = services.otherWord(for: number) {
        let message = Message(.serviceTwice, word.quoted, id.quoted)
        decoder.reportTwice(message, at: item.place, items[other].place)
      }
      let kind = service[ServiceKey.kind]
      guard services.provider(of: number) == nil, kind.isAbsent,
        !decoder.places.isWritten(kind.place)
      else { continue }
      let hint = Suggestion.clause(for: id, among: catalogues.knownServices)
      decoder.report(Message(.unknownProvider, id.quoted, hint), at: service[ServiceKey.id].place)
    }
  }

  private func checkConnections(of service: Record, _ decoder: inout SectionDecoder) {
    guard case .list(let connections) = service[ServiceKey.connections].value else { return }
    for connection in connections {
      guard let id = connection.value.text else { continue }
      decoder.places.setID(id, at: connection.place)
      guard servicesAreWhole, services[id] == nil, catalogues.provider(id) == nil else { continue }
      decoder.report(
        .unknownConnection(id, services.known, catalogues.knownServices), at: connection.place)
    }
  }

  /// What isn't offered isn't listed; a name of one's own is taken unless it is a slip.
  private func checkNotOffered(of description: Record, _ decoder: inout SectionDecoder) {
    let login = description[DescriptionKey.login].value.record
    for name in login?[LoginKey.notOffered].value.items ?? [] {
      guard let id = name.value.text else { continue }
      if let number = services[id], let listed = description.listedServices.value.items?[number] {
        let note = Diagnostic.Note(Message(.listedHere), at: decoder.places.range(of: listed.place))
        decoder.report(Message(.offeredAndNot, id.quoted), at: name.place, notes: [note])
      } else if catalogues.provider(id) == nil {
        let hint = Suggestion.clause(for: id, among: catalogues.knownServices)
        if !hint.isEmpty {
          decoder.report(Message(.misspeltProvider, id.quoted, hint), at: name.place)
        }
      }
    }
  }

  private func checkScreens(of description: Record, _ decoder: inout SectionDecoder) {
    guard case .list(let screens) = description[DescriptionKey.screens].value else { return }
    var taken: [String: Place] = [:]
    for number in screens.indices {
      guard let screen = screens[number].value.record else { continue }
      if decoder.haveIDTwice { decoder.checkID(at: screens[number].place, &taken) }
      checkDevice(of: screen, &decoder)
      checkButtons(of: screen, &decoder)
    }
  }

  private func checkDevice(of screen: Record, _ decoder: inout SectionDecoder) {
    guard let device = screen[ScreenKey.device].value.text, catalogues.device(device) == nil
    else { return }
    let hint = Suggestion.clause(for: device, among: catalogues.knownDevices)
    decoder.report(
      Message(.unknownDevice, device.quoted, hint), at: screen[ScreenKey.device].place)
  }

  private func checkButtons(of screen: Record, _ decoder: inout SectionDecoder) {
    guard case .list(let buttons) = screen[ScreenKey.buttons].value else { return }
    var taken: [String: Place] = [:]
    for number in buttons.indices {
      guard let button = buttons[number].value.record else { continue }
      checkService(button[ButtonKey.service], &decoder)
      checkRole(of: button, &decoder)
      if decoder.haveIDTwice { decoder.checkID(at: buttons[number].place, &taken) }
    }
  }

  /// A form's parts are of a login of the app's own: whoever calls another service's button one would
  /// take it out of what is compared.
  private func checkRole(of button: Record, _ decoder: inout SectionDecoder) {
    let role = button[ButtonKey.role]
    guard let word = role.value.text, word != "login",
      let service = button[ButtonKey.service].value.text, let kind = services.kind(of: service),
      !["own", "enterprise", "education", "citizenId"].contains(kind)
    else { return }
    decoder.report(Message(.roleOfOwnLogins, word.quoted, service.quoted, kind), at: role.place)
  }

  private func checkSteps(of description: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(let steps) = description[DescriptionKey.afterSignIn].value, !steps.isEmpty
    else { return }
    let connections = offered(by: description)
    var ids = DefaultIDs()
    for step in steps {
      if let id = step.value.record?[StepKey.id].value.text { _ = ids.leaveOut(id) }
    }
    var taken: [String: Place] = [:]
    description.changeItems(of: DescriptionKey.afterSignIn) { step, place in
      for service in step[StepKey.services].value.items ?? [] {
        // Of those who come by a page, only some may meet a step: what the page offers has an id.
        if let word = service.value.text, connections.contains(services.id(for: word)) { continue }
        checkService(service, &decoder)
      }
      checkFields(of: step, at: place, &decoder)
      let kind = step[StepKey.kind].value.text ?? ""
      let id = step[StepKey.id].value.text ?? ids.next(for: kind)
      decoder.places.setID(id, at: place)
      decoder.checkID(at: place, &taken)
      step.setDefault(StepKey.id, .string(id), at: place)
    }
  }

  /// The ids of what the pages of listed services offer.
  private func offered(by description: Record) -> Set<String> {
    let listed = description.listedServices.value.items ?? []
    let connections = listed.compactMap { $0.value.record?[ServiceKey.connections].value.items }
    return Set(connections.joined().compactMap(\.value.text).map(services.id))
  }

  /// Some kinds don't say by themselves what is asked; that it is unknown has to be said.
  private func checkFields(of step: Record, at place: Place, _ decoder: inout SectionDecoder) {
    let kind = step[StepKey.kind].value.text ?? ""
    let fields = step[StepKey.fields]
    guard Section.stepKindsWithFields.contains(kind), fields.isAbsent,
      !decoder.places.isWritten(fields.place),
      decoder.places.site(of: fields.place).kind != .unknown
    else { return }
    decoder.report(Message(.fieldsNeeded, kind.quoted), at: place)
  }

  /// A service is referred to by its id, or by another word for the same provider.
  private func checkService(_ reference: TracedValue?, _ decoder: inout SectionDecoder) {
    guard let reference, let id = reference.value.text, servicesAreWhole, services[id] == nil
    else { return }
    let hint = Suggestion.clause(for: id, among: services.known)
    decoder.report(Message(.unknownService, id.quoted, hint), at: reference.place)
  }
}

extension Record {
  /// Of a description: what its login lists.
  var listedServices: TracedValue { ofLogin(.services) }

  /// Of a description: the services that are said not to be offered.
  var notOfferedServices: TracedValue { ofLogin(.notOffered) }

  private func ofLogin(_ key: LoginKey) -> TracedValue {
    let login = self[DescriptionKey.login]
    return login.value.record?[key] ?? login
  }
}

extension SectionDecoder {
  /// Reports an item when another of its list has its id already.
  fileprivate mutating func checkID(at place: Place, _ taken: inout [String: Place]) {
    let id = places.id(of: place) ?? ""
    guard let first = taken[id] else {
      taken[id] = place
      return
    }
    reportTwice(Message(.idTwice, id.quoted), at: place, first)
  }

  /// Reports that an item is one before it once more.
  fileprivate mutating func reportTwice(_ message: Message, at place: Place, _ first: Place) {
    let note = Diagnostic.Note(Message(.firstOne), at: places.range(of: first))
    report(message, at: place, notes: [note])
  }
}

extension Message {
  fileprivate static func unknownConnection(
    _ id: String, _ services: [Suggestion.Candidate], _ providers: [Suggestion.Candidate]
  ) -> Self {
    let listed = Suggestion.clause(for: id, among: services)
    let hint = listed.isEmpty ? Suggestion.clause(for: id, among: providers) : listed
    return Self(.unknownConnection, id.quoted, hint)
  }
}
