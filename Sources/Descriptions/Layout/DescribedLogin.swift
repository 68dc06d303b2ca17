internal import Expressions

/// What a picture of a login needs of its description.
package struct DescribedLogin: Sendable {
  /// The version of the app, if it was said.
  package let version: String?
  package let screens: [DescribedScreen]
}

extension Description {
  /// What pictures of the login need.
  package var login: DescribedLogin {
    let app = record(named: "app")
    let screens = variable(of: "screens")?.value.items ?? []
    return DescribedLogin(
      version: app?[Slots.app.version].value.text,
      screens: screens.compactMap { DescribedScreen($0, in: places) }
    )
  }

  private func record(named name: String) -> Record? {
    variable(of: name)?.value.record
  }

  private func variable(of name: String) -> TracedValue? {
    index(ofVariable: name).map { variables[$0] }
  }
}
