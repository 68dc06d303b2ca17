internal import Diagnostics
internal import Expressions

/// Gives items their ids and makes sure that what refers to one of them refers to something.
struct References {
  private let catalogues: Catalogues
  private let services: ListedServices
  /// Whether every listed service could be read; else nobody knows what is missing.
  private let servicesAreWhole: Bool

  init(of description: Record, _ places: PlaceTable, catalogues: Catalogues) {
    self.catalogues = catalogues
    let login = description[DescriptionSlot.login]
    let listed = login.value.record?[LoginSlot.services] ?? login
    let items = listed.value.items ?? []
    services = ListedServices(items, catalogues: catalogues)
    let isUnread = listed.isAbsent && places.isWritten(listed.place)
    servicesAreWhole = !isUnread && services.ids.count == items.count
  }

  func check(_ description: inout Record, _ decoder: inout SectionDecoder) {
    checkServices(&decoder)
    checkScreens(of: &description, &decoder)
    checkSteps(of: &description, &decoder)
    checkExemption(of: description, &decoder)
  }

  private func checkServices(_ decoder: inout SectionDecoder) {
    var taken: [String: Place] = [:]
    for item in services.operands {
      guard let service = item.value.record else { continue }
      checkConnections(of: service, &decoder)
      guard let id = service[ServiceSlot.id].value.text else { continue }
      decoder.setUniqueID(id, at: item.place, &taken)
      let kind = service[ServiceSlot.kind]
      guard catalogues.provider(id) == nil, kind.isAbsent, !decoder.places.isWritten(kind.place)
      else { continue }
      decoder.report(
        .unknownProvider(id, among: catalogues.providerWords),
        at: service[ServiceSlot.id].place
      )
    }
  }

  private func checkConnections(of service: Record, _ decoder: inout SectionDecoder) {
    guard servicesAreWhole else { return }
    for connection in service[ServiceSlot.connections].value.items ?? [] {
      guard let id = connection.value.text, services[id] == nil, catalogues.provider(id) == nil
      else { continue }
      decoder.report(
        .unknownConnection(id, services.ids, catalogues.providerWords),
        at: connection.place
      )
    }
  }

  private func checkScreens(of description: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var screens) = description[DescriptionSlot.screens].value else { return }
    var taken: [String: Place] = [:]
    for index in screens.indices {
      guard case .object(var screen) = screens[index].value else { continue }
      let place = screens[index].place
      let id = decoder.places.id(of: place) ?? ""
      decoder.setUniqueID(id, at: place, &taken)
      screen.setDefault(ScreenSlot.id, .string(id), at: place)
      checkDevice(of: screen, &decoder)
      checkButtons(of: &screen, &decoder)
      screens[index].value = .object(screen)
    }
    description.slots[DescriptionSlot.screens].value = .list(screens)
  }

  private func checkDevice(of screen: Record, _ decoder: inout SectionDecoder) {
    guard let device = screen[ScreenSlot.device].value.text, catalogues.device(device) == nil
    else { return }
    decoder.report(
      .unknownDevice(device, among: catalogues.deviceIDs),
      at: screen[ScreenSlot.device].place
    )
  }

  private func checkButtons(of screen: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var buttons) = screen[ScreenSlot.buttons].value else { return }
    var taken: [String: Place] = [:]
    for index in buttons.indices {
      guard case .object(var button) = buttons[index].value else { continue }
      let place = buttons[index].place
      checkService(button[ButtonSlot.service], &decoder)
      let id = decoder.places.id(of: place) ?? ""
      decoder.setUniqueID(id, at: place, &taken)
      button.setDefault(ButtonSlot.id, .string(id), at: place)
      buttons[index].value = .object(button)
    }
    screen.slots[ScreenSlot.buttons].value = .list(buttons)
  }

  private func checkSteps(of description: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var steps) = description[DescriptionSlot.afterSignIn].value else { return }
    let written = steps.lazy.compactMap { $0.value.record?[StepSlot.id].value.text }
    var ids = DefaultIDs(besides: Array(written))
    var taken: [String: Place] = [:]
    for index in steps.indices {
      guard case .object(var step) = steps[index].value else { continue }
      let place = steps[index].place
      for service in step[StepSlot.services].value.items ?? [] { checkService(service, &decoder) }
      checkFields(of: step, at: place, &decoder)
      let kind = step[StepSlot.kind].value.text ?? ""
      let id = step[StepSlot.id].value.text ?? ids.next(for: kind)
      decoder.setUniqueID(id, at: place, &taken)
      step.setDefault(StepSlot.id, .string(id), at: place)
      steps[index].value = .object(step)
    }
    description.slots[DescriptionSlot.afterSignIn].value = .list(steps)
  }

  /// Some kinds don't say by themselves what is asked.
  private func checkFields(
    of step: Record,
    at place: Place,
    _ decoder: inout SectionDecoder
  ) {
    let kind = step[StepSlot.kind].value.text ?? ""
    let fields = step[StepSlot.fields]
    guard ["profile", "identityCheck", "other"].contains(kind), fields.isAbsent,
      !decoder.places.isWritten(fields.place)
    else { return }
    decoder.report(.fieldsNeeded(kind), at: place)
  }

  private func checkExemption(of description: Record, _ decoder: inout SectionDecoder) {
    let login = description[DescriptionSlot.login].value.record
    guard let exemption = login?[LoginSlot.exemption].value.record else { return }
    checkService(exemption[LoginSlot.exemptionService], &decoder)
  }

  /// A service is referred to by its id, or by another word for the same provider.
  private func checkService(_ reference: Operand, _ decoder: inout SectionDecoder) {
    guard let id = reference.value.text, servicesAreWhole, services[id] == nil else { return }
    decoder.report(.unknownService(id, among: services.ids), at: reference.place)
  }
}

extension SectionDecoder {
  /// Names an item; reports it when another of its list has the name already.
  fileprivate mutating func setUniqueID(
    _ id: String,
    at place: Place,
    _ taken: inout [String: Place]
  ) {
    setID(id, at: place)
    guard let first = taken[id] else {
      taken[id] = place
      return
    }
    let note = Diagnostic.Note("the first one", at: places.range(of: first))
    report(.idTwice(id), at: place, notes: [note])
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownProvider(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("\(id.quoted) is not in the provider catalogue, so it needs a 'kind'\(hint)")
  }

  fileprivate static func unknownConnection(
    _ id: String,
    _ services: [String],
    _ providers: [String]
  ) -> Self {
    let listed = Suggestion.clause(for: id, amongFirst: services)
    let hint = listed.isEmpty ? Suggestion.clause(for: id, among: providers) : listed
    return Self("\(id.quoted) is neither a listed service nor in the provider catalogue\(hint)")
  }

  fileprivate static func unknownDevice(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("there is no device \(id.quoted); for others write 'size' and 'safeArea'\(hint)")
  }

  fileprivate static func unknownService(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, amongFirst: known)
    return Self("no service \(id.quoted) is listed under login.services\(hint)")
  }

  fileprivate static func idTwice(_ id: String) -> Self {
    Self("the id \(id.quoted) is there twice")
  }

  fileprivate static func fieldsNeeded(_ kind: String) -> Self {
    Self("a step of kind \(kind.quoted) needs 'fields': what is asked")
  }
}
