internal import Expressions

extension Description {
  /// The same with the catalogue's services called as a language calls them; nil if none is.
  ///
  /// What the description itself calls a service stays. Rules are judged by the English names:
  /// so they find the same in every language.
  package func callingServices(in language: String, _ catalogues: Catalogues) -> Description? {
    var variables = variables
    var isChanged = false
    func rename(_ service: inout Record, at place: Place) {
      let name = service[Slots.service.name]
      guard name.place == place, let id = service[Slots.service.id].value.text,
        let translation = catalogues.provider(id)?.translations[language]
      else { return }
      service.slots[Slots.service.name].value = .string(translation)
      isChanged = true
    }
    if let login = index(ofVariable: "login") {
      variables[login].value.changeRecord { login in
        login.changeItems(of: Slots.login.services) { rename(&$0, at: $1) }
      }
    }
    guard isChanged else { return nil }
    if let screens = index(ofVariable: "screens") {
      variables[screens].value.changeItems { screen, _ in
        screen.changeItems(of: Slots.screen.buttons) { button, _ in
          button.change(Slots.button.login) { rename(&$0, at: $1) }
        }
      }
    }
    return Description(
      file: file,
      document: document,
      app: app,
      edition: edition,
      submissionDate: submissionDate,
      asOf: asOf,
      waivers: waivers,
      places: places,
      variables: variables
    )
  }

  /// The sections come first among the variables, in the schema's order.
  func index(ofVariable name: String) -> Int? {
    Schema().variables.firstIndex { $0.name == name }
  }
}
