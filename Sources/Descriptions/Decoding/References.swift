internal import Diagnostics
internal import Expressions

/// Gives items their ids and makes sure that what refers to one of them refers to something.
struct References {
  let catalogues: Catalogues
  private var services: [String] = []

  init(catalogues: Catalogues) {
    self.catalogues = catalogues
  }

  mutating func check(_ description: inout Record, _ decoder: inout SectionDecoder) {
    checkServices(of: description, &decoder)
    checkScreens(of: &description, &decoder)
    checkSteps(of: &description, &decoder)
    checkExemption(of: description, &decoder)
    checkWaivers(of: description, &decoder)
  }

  private mutating func checkServices(of description: Record, _ decoder: inout SectionDecoder) {
    let login = description[DescriptionSlot.login].value.record
    let listed = login?[LoginSlot.services].value.items ?? []
    var taken: [String: Place] = [:]
    for item in listed {
      guard let service = item.value.record, let id = service[ServiceSlot.id].value.text
      else { continue }
      services.append(id)
      decoder.setUniqueID(id, at: item.place, &taken)
      guard catalogues.provider(id) == nil, case .absent = service[ServiceSlot.kind].value
      else { continue }
      let message = Diagnostic.Message.unknownProvider(id, among: catalogues.providerWords)
      decoder.report(message, at: service[ServiceSlot.id].place)
    }
    for service in listed.compactMap(\.value.record) { checkConnections(of: service, &decoder) }
  }

  private func checkConnections(of service: Record, _ decoder: inout SectionDecoder) {
    for connection in service[ServiceSlot.connections].value.items ?? [] {
      guard let id = connection.value.text, !services.contains(id), catalogues.provider(id) == nil
      else { continue }
      let known = services + catalogues.providerWords
      decoder.report(.unknownConnection(id, among: known), at: connection.place)
    }
  }

  private func checkScreens(of description: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var screens) = description[DescriptionSlot.screens].value else { return }
    var taken: [String: Place] = [:]
    for index in screens.indices {
      guard case .object(var screen) = screens[index].value else { continue }
      let id = screen[0].value.text ?? "screen-\(index + 1)"
      decoder.setUniqueID(id, at: screens[index].place, &taken)
      screen.setDefault(0, .string(id), at: screens[index].place)
      checkDevice(of: screen, &decoder)
      checkButtons(of: &screen, &decoder)
      screens[index].value = .object(screen)
    }
    description.slots[DescriptionSlot.screens].value = .list(screens)
  }

  private func checkDevice(of screen: Record, _ decoder: inout SectionDecoder) {
    guard let device = screen[ScreenSlot.device].value.text, catalogues.device(device) == nil
    else { return }
    let message = Diagnostic.Message.unknownDevice(device, among: catalogues.deviceIDs)
    decoder.report(message, at: screen[ScreenSlot.device].place)
  }

  private func checkButtons(of screen: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var buttons) = screen[ScreenSlot.buttons].value else { return }
    var ids = DefaultIDs()
    var taken: [String: Place] = [:]
    for index in buttons.indices {
      guard case .object(var button) = buttons[index].value else { continue }
      checkService(button[ButtonSlot.service], &decoder)
      let service = button[ButtonSlot.service].value.text ?? ""
      let id = button[ButtonSlot.id].value.text ?? ids.next(for: service)
      decoder.setUniqueID(id, at: buttons[index].place, &taken)
      button.setDefault(ButtonSlot.id, .string(id), at: buttons[index].place)
      buttons[index].value = .object(button)
    }
    screen.slots[ScreenSlot.buttons].value = .list(buttons)
  }

  private func checkSteps(of description: inout Record, _ decoder: inout SectionDecoder) {
    guard case .list(var steps) = description[DescriptionSlot.afterSignIn].value else { return }
    var ids = DefaultIDs()
    var taken: [String: Place] = [:]
    for index in steps.indices {
      guard case .object(var step) = steps[index].value else { continue }
      for service in step[StepSlot.services].value.items ?? [] {
        checkService(service, &decoder)
      }
      checkFields(of: step, at: steps[index].place, &decoder)
      let kind = step[StepSlot.kind].value.text ?? ""
      let id = step[StepSlot.id].value.text ?? ids.next(for: kind)
      decoder.setUniqueID(id, at: steps[index].place, &taken)
      step.setDefault(StepSlot.id, .string(id), at: steps[index].place)
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
    guard ["profile", "identityCheck", "other"].contains(kind),
      case .absent = step[StepSlot.fields].value
    else { return }
    decoder.report(.fieldsNeeded(kind), at: place)
  }

  private func checkExemption(of description: Record, _ decoder: inout SectionDecoder) {
    let login = description[DescriptionSlot.login].value.record
    guard let exemption = login?[LoginSlot.exemption].value.record else { return }
    checkService(exemption[LoginSlot.exemptionService], &decoder)
  }

  private func checkWaivers(of description: Record, _ decoder: inout SectionDecoder) {
    for item in description[DescriptionSlot.waivers].value.items ?? [] {
      guard let at = item.value.record?[1], let text = at.value.text else { continue }
      if let path = Path(text), decoder.places.place(at: path) != nil { continue }
      decoder.report(.unknownPath(text), at: at.place)
    }
  }

  /// A service is referred to by its id, or by another word for the same provider.
  private func checkService(_ reference: Operand, _ decoder: inout SectionDecoder) {
    guard let id = reference.value.text, !services.contains(id) else { return }
    if let provider = catalogues.provider(id),
      services.contains(where: { catalogues.provider($0)?.id == provider.id })
    {
      return
    }
    decoder.report(.unknownService(id, among: services), at: reference.place)
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
    guard let first = taken.updateValue(place, forKey: id) else { return }
    let note = Diagnostic.Note("the first one", at: places.range(of: first))
    report(.duplicateID(id), at: place, notes: [note])
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownProvider(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("\(id.quoted) is not in the provider catalogue, so it needs a 'kind'\(hint)")
  }

  fileprivate static func unknownConnection(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("\(id.quoted) is neither a listed service nor in the provider catalogue\(hint)")
  }

  fileprivate static func unknownDevice(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("there is no device \(id.quoted)\(hint); for others write 'size' and 'safeArea'")
  }

  fileprivate static func unknownService(_ id: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: id, among: known)
    return Self("no service \(id.quoted) is listed under login.services\(hint)")
  }

  fileprivate static func duplicateID(_ id: String) -> Self {
    Self("the id \(id.quoted) is there twice")
  }

  fileprivate static func fieldsNeeded(_ kind: String) -> Self {
    Self("a step of kind \(kind.quoted) needs 'fields': what is asked")
  }

  fileprivate static func unknownPath(_ path: String) -> Self {
    Self(
      "\(path.quoted) is no place in this description; write one like screens[\"sign-in\"].buttons[0]"
    )
  }
}
