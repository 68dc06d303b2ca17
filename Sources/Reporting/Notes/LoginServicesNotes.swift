internal import Descriptions
internal import Diagnostics
internal import Rules

/// Why the login satisfies guideline 4.8, or needn't.
extension NotesDraft {
  mutating func addLoginServices(_ facts: NotesFacts) {
    guard !facts.hasNoLogin else { return }
    begin(language("Login services (guideline 4.8)"))
    let exemption = facts.login.section("exemption")
    if let exemption, let kind = exemption.text("kind"), kind != "none" {
      return addExemption(kind, exemption, facts)
    }
    let equivalent = (facts.services ?? []).first { $0.answer("isEquivalent") == true }
    if let equivalent { return addEquivalent(equivalent) }
    let path = facts.login.path(of: "exemption")
    switch facts.login.answer("needsEquivalent") {
    case true:
      sayMissing(language("the equivalent login, or the exemption that is claimed"), at: path)
    case false:
      say(language("People don't sign in with a third-party or social login."), at: path)
    case nil: break
    }
  }

  private mutating func addEquivalent(_ service: DescribedSection) {
    let name = own(service.text("name") ?? "", at: service.path(of: "name"))
    guard service.text("kind") != "apple" else {
      return say(language("\(name) is offered."), at: service.path)
    }
    say(
      language(
        "\(name) is the equivalent login: it takes only the name and the e-mail address, lets people keep their e-mail address private, and collects no interactions for advertising without consent."
      ),
      at: service.path
    )
  }

  private mutating func addExemption(
    _ kind: String,
    _ exemption: DescribedSection,
    _ facts: NotesFacts
  ) {
    let path = exemption.path(of: "kind")
    say(language("We claim an exemption:"), at: path)
    say(claim(kind, exemption, facts), at: path)
    let reason = words("reason", of: exemption, otherwise: language("why the exemption applies"))
    say(language("Reason: \(reason)"), at: exemption.path(of: "reason"))
  }

  private mutating func claim(
    _ kind: String,
    _ exemption: DescribedSection,
    _ facts: NotesFacts
  ) -> String {
    switch kind {
    case "ownAccounts":
      return language("The app uses nothing but our own account setup and sign-in.")
    case "enterpriseOrEducation":
      return language(
        "The app is for education, enterprise or business, and people sign in with an account that their institution gave them."
      )
    case "citizenId":
      return language(
        "The app authenticates people with a citizen identification system or electronic ID that a government or an industry backs."
      )
    case "serviceClient":
      let path = exemption.path(of: "service")
      let service =
        exemption.text("service").map { own(facts.serviceName($0), at: path) }
        ?? missing(language("the service"), at: path)
      return language(
        "The app is a client of \(service): people sign in there to reach their content."
      )
    case "alternativeMarketplace":
      return language(
        "The app is an alternative app marketplace, or comes from one and uses the marketplace's accounts."
      )
    default:
      return kind
    }
  }
}
