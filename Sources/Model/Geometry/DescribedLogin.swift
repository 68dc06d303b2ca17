internal import Expressions

/// A login as its pictures and whoever is asked about it need it.
package struct DescribedLogin: Sendable {
  /// The version of the app, if it was said.
  package let version: String?
  /// The names of the services that people sign in with, by their ids.
  package let serviceNames: [String: String]
  /// What people call the items of other lists, by their paths.
  package let itemNames: [String: String]
  package let screens: [DescribedScreen]
}

extension Description {
  /// What pictures of the login need.
  package func login(_ facts: FactReader) -> DescribedLogin {
    let app = self[.app].value.record
    let services = self[.login].value.record?[LoginKey.services].value.items ?? []
    let names = services.compactMap { service in
      let record = service.value.record
      return record.flatMap { facts.text($0[ServiceKey.id].value) }.map {
        ($0, record.flatMap { facts.text($0[ServiceKey.name].value) } ?? $0)
      }
    }
    return DescribedLogin(
      version: app?[AppKey.version].value.text,
      serviceNames: Dictionary(names) { first, _ in first }, itemNames: itemNames(facts),
      screens: screens(facts))
  }

  package func screens(_ facts: FactReader) -> [DescribedScreen] {
    (self[.screens].value.items ?? []).compactMap { DescribedScreen($0, in: places, facts) }
  }

  private func itemNames(_ facts: FactReader) -> [String: String] {
    let steps = self[.afterSignIn]
    let fields = (steps.value.items ?? []).compactMap { $0.value.record?[StepKey.fields] }
    let login = self[.login].value.record
    let lists = [
      named([self[.screens]], by: ScreenKey.name, facts),
      named([steps], by: StepKey.label, facts), named(fields, by: StepFieldKey.label, facts),
      named([login?[LoginKey.links]], by: AccountLinkKey.to, facts),
      named([login?[LoginKey.accountFeatures]], by: AccountFeatureKey.name, facts),
      named([self[.review].value.record?[ReviewKey.kit]], by: KitKey.for, facts),
    ]
    return Dictionary(lists.joined().map { ($0.path, $0.name) }) { first, _ in first }
  }

  /// Items of lists, each with what a key of it says.
  private func named(
    _ lists: [TracedValue?], by key: some SectionKey, _ facts: FactReader
  ) -> [(path: String, name: String)] {
    lists.flatMap { $0?.value.items.map(Array.init) ?? [] }.compactMap { item in
      guard let record = item.value.record, let said = facts.text(record[key].value) else {
        return nil
      }
      guard case .enumeration(let type) = record.type.fields[key.slot].type else {
        return (places.path(of: item.place).description, said)
      }
      let name = facts.text(type.called(said).value) ?? said
      return (places.path(of: item.place).description, name)
    }
  }

  /// Who owns the app, if that was said.
  package var team: String? { self[.app].value.record?[AppKey.team].value.text }
}
