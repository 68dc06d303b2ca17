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
    variables[Self.index(of: .login)].value.changeRecord { login in
      login.changeItems(of: LoginKey.services) { names.callService(&$0, at: $1, &isChanged) }
    }
    variables[Self.index(of: .screens)].value.changeItems { screen, _ in
      names.callScreen(&screen, &isChanged)
    }
    variables[Self.index(of: .afterSignIn)].value.changeItems { step, _ in
      names.callStep(&step, &isChanged)
    }
    return isChanged ? holding(variables) : nil
  }
}

extension SpokenNames {
  fileprivate func callService(_ service: inout Record, at place: Place, _ isChanged: inout Bool) {
    let name = service[ServiceKey.name]
    guard name.place == place, let id = service[ServiceKey.id].value.text,
      let translation = catalogues.provider(id).flatMap(self.service)
    else { return }
    service[ServiceKey.name].value = .string(translation)
    isChanged = true
  }

  fileprivate func callScreen(_ screen: inout Record, _ isChanged: inout Bool) {
    change(ScreenKey.name, of: &screen, &isChanged, device)
    screen.changeItems(of: ScreenKey.buttons) { button, _ in
      button.change(ButtonKey.login) { callService(&$0, at: $1, &isChanged) }
    }
  }

  fileprivate func callStep(_ step: inout Record, _ isChanged: inout Bool) {
    if let kind = step[StepKey.kind].value.text, case .choice(let kinds) = FieldType.stepKind {
      change(StepKey.label, of: &step, &isChanged) { _ in word(kind, kinds) }
    }
    step.changeItems(of: StepKey.fields) { field, _ in
      guard let name = field[StepFieldKey.name].value.text else { return }
      change(StepFieldKey.label, of: &field, &isChanged) { _ in word(name, FieldMeaning.all) }
    }
  }

  /// Says a text that was worked out as the language says it.
  private func change(
    _ key: some SectionKey, of record: inout Record, _ isChanged: inout Bool,
    _ said: (String) -> String
  ) {
    guard let text = record[key].value.text else { return }
    let other = said(text)
    guard other != text else { return }
    record[key].value = .string(other)
    isChanged = true
  }
}
