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
    let app = self[.app].value.record
    let services = self[.login].value.record?[LoginKey.services].value.items ?? []
    let screens = self[.screens].value.items ?? []
    let names = services.compactMap { service in
      let record = service.value.record
      return record?[ServiceKey.id].value.text.map {
        ($0, record.flatMap { facts.text($0[ServiceKey.name].value) } ?? $0)
      }
    }
    return DescribedLogin(
      version: app?[AppKey.version].value.text,
      serviceNames: Dictionary(names) { first, _ in first },
      screens: screens.compactMap { DescribedScreen($0, in: places, facts) })
  }

  /// Who owns the app, if that was said.
  package var team: String? { self[.app].value.record?[AppKey.team].value.text }
}
