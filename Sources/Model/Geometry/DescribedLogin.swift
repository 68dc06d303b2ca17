internal import Expressions

/// What a picture of a login needs of its description.
package struct DescribedLogin: Sendable {
  /// The version of the app, if it was said.
  package let version: String?
  /// The names of the services that people sign in with, by their ids.
  package let serviceNames: [String: String]
  package let screens: [DescribedScreen]
}

extension Description {
  /// What pictures of the login need.
  package func login(_ facts: FactReader) -> DescribedLogin {
    let app = record(named: "app")
    let services = record(named: "login")?[Slots.login.services].value.items ?? []
    let screens = variable(of: "screens")?.value.items ?? []
    let names = services.compactMap { service in
      let record = service.value.record
      return record?[Slots.service.id].value.text.map {
        ($0, record?[Slots.service.name].value.text ?? $0)
      }
    }
    return DescribedLogin(
      version: app?[Slots.app.version].value.text,
      serviceNames: Dictionary(names) { first, _ in first },
      screens: screens.compactMap { DescribedScreen($0, in: places, facts) })
  }

  /// Who owns the app, if that was said.
  package var team: String? { record(named: "app")?[Slots.app.team].value.text }

  private func record(named name: String) -> Record? {
    variable(of: name)?.value.record
  }

  private func variable(of name: String) -> TracedValue? {
    index(ofVariable: name).map { variables[$0] }
  }
}
