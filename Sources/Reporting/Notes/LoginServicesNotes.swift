internal import Diagnostics
internal import Model
internal import Rules

/// Why the login satisfies guideline 4.8, or needn't.
extension NotesDraft {
  mutating func addLoginServices(_ facts: NotesFacts) {
    guard !facts.hasNoLogin else { return }
    begin("Login services (guideline 4.8)")
    let exemption = facts.login.section("exemption")
    let claimed = exemption?.text("kind").flatMap { $0 == "none" ? nil : $0 }
    if let exemption, let claimed { addExemption(claimed, exemption, facts) }
    let equivalent = (facts.services ?? []).filter { $0.answer("isEquivalent") == true }
    for service in equivalent { addEquivalent(service, facts) }
    if facts.hasNoThirdParty, equivalent.isEmpty {
      say(
        "People don't sign in with a third-party or social login.",
        on: facts.groundsForAllServices
      )
    }
    if claimed == nil, equivalent.isEmpty, facts.login.answer("needsEquivalent") == true {
      sayMissing(
        "the equivalent login, or the exemption that is claimed",
        at: facts.login.path(of: "exemption")
      )
    }
  }

  private mutating func addEquivalent(_ service: DescribedSection, _ facts: NotesFacts) {
    let (name, path) = facts.name(of: service)
    let shown = own(name, at: path)
    let grounds = [service.path] + facts.groundsWithKind(of: service)
    guard service.text("kind") != "apple" else { return say("\(shown) is offered.", on: grounds) }
    let privacy = ["onlyNameAndEmail", "privateEmail", "noAdTrackingWithoutConsent"]
    say(
      "\(shown) is the equivalent login: it takes only the name and the e-mail address, lets people keep their e-mail address private, and collects no interactions for advertising without consent.",
      on: grounds + privacy.map { "\(service.path(of: "privacy")).\($0)" }
    )
  }

  private mutating func addExemption(
    _ kind: String,
    _ exemption: DescribedSection,
    _ facts: NotesFacts
  ) {
    let path = exemption.path(of: "kind")
    say("We claim an exemption:", on: [path])
    if kind == "serviceClient" {
      addClient(exemption, facts)
    } else if let claim = Self.claims[kind] {
      say(claim, on: [path])
    } else {
      preconditionFailure("a claimed exemption is one of these words")
    }
    let reason = words("reason", of: exemption, otherwise: "why the exemption applies")
    say("Reason: \(reason)", on: [exemption.path(of: "reason"), path])
  }

  private mutating func addClient(_ exemption: DescribedSection, _ facts: NotesFacts) {
    let path = exemption.path(of: "service")
    var grounds = [path, exemption.path(of: "kind")]
    var service = LocalizableText.verbatim("")
    if let id = exemption.text("service") {
      let (name, source) = facts.name(ofService: id)
      service = .verbatim(own(name, at: path))
      grounds += [source].compactMap(\.self)
    } else {
      service = missing("the service", at: path)
    }
    say(
      "The app is a client of \(service): people sign in there to reach their content.",
      on: grounds
    )
  }

  /// What guideline 4.8 says of an exemption, by the words of descriptions.
  private static let claims: [String: LocalizableText] = [
    "ownAccounts": "The app uses nothing but our own account setup and sign-in.",
    "enterpriseOrEducation":
      "The app is for education, enterprise or business, and people sign in with an account that their institution gave them.",
    "citizenId":
      "The app authenticates people with a citizen identification system or electronic ID that a government or an industry backs.",
    "alternativeMarketplace":
      "The app is an alternative app marketplace, or comes from one and uses the marketplace's accounts.",
  ]
}
