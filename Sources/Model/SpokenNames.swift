package import Expressions

/// What a language calls that which a description and the catalogues name in English.
package struct SpokenNames {
  private let catalogues: Catalogues
  private let service: (Provider) -> String?
  private let device: (String) -> String
  private let word: (String, EnumerationType) -> String

  /// What a language has for a service, the name of a device and a word of an enumeration.
  package init(
    _ catalogues: Catalogues, service: @escaping (Provider) -> String?,
    device: @escaping (String) -> String, word: @escaping (String, EnumerationType) -> String
  ) {
    self.catalogues = catalogues
    self.service = service
    self.device = device
    self.word = word
  }
}

extension Description {
  /// The description with services, screens, and what is asked for as a language calls them; nil
  /// if all of them are called the same in English.
  ///
  /// What the description itself calls a service stays. Rules are judged by the English names:
  /// so they find the same in every language.
  package func calling(_ names: SpokenNames) -> Description? {
    var variables = variables
    var isChanged = false
    if let login = index(ofVariable: "login") {
      variables[login].value.changeRecord { login in
        login.changeItems(of: Slots.login.services) {
          names.callService(&$0, at: $1, &isChanged)
        }
      }
    }
    if let screens = index(ofVariable: "screens") {
      variables[screens].value.changeItems { screen, _ in
        names.callScreen(&screen, &isChanged)
      }
    }
    if let steps = index(ofVariable: "afterSignIn") {
      variables[steps].value.changeItems { step, _ in names.callStep(&step, &isChanged) }
    }
    return isChanged ? holding(variables) : nil
  }

  /// The sections come first among the variables, in the schema's order.
  func index(ofVariable name: String) -> Int? { Self.variableNames.firstIndex(of: name) }

  private static let variableNames = Schema().variables.map(\.name)
}

extension SpokenNames {
  fileprivate func callService(_ service: inout Record, at place: Place, _ isChanged: inout Bool) {
    let name = service[Slots.service.name]
    guard name.place == place, let id = service[Slots.service.id].value.text,
      let translation = catalogues.provider(id).flatMap(self.service)
    else { return }
    service.slots[Slots.service.name].value = .string(translation)
    isChanged = true
  }

  fileprivate func callScreen(_ screen: inout Record, _ isChanged: inout Bool) {
    change(Slots.screen.name, of: &screen, &isChanged, device)
    screen.changeItems(of: Slots.screen.buttons) { button, _ in
      button.change(Slots.button.login) { callService(&$0, at: $1, &isChanged) }
    }
  }

  fileprivate func callStep(_ step: inout Record, _ isChanged: inout Bool) {
    if let kind = step[Slots.step.kind].value.text, case .choice(let kinds) = FieldType.stepKind {
      change(Slots.step.label, of: &step, &isChanged) { _ in word(kind, kinds) }
    }
    step.changeItems(of: Slots.step.fields) { field, _ in
      guard let name = field[Slots.step.fieldName].value.text else { return }
      change(Slots.step.fieldLabel, of: &field, &isChanged) { _ in word(name, FieldMeaning.all) }
    }
  }

  /// Says a text that was worked out as the language says it.
  private func change(
    _ slot: Int, of record: inout Record, _ isChanged: inout Bool, _ said: (String) -> String
  ) {
    guard let text = record[slot].value.text else { return }
    let other = said(text)
    guard other != text else { return }
    record.slots[slot].value = .string(other)
    isChanged = true
  }
}
