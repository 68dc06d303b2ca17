internal import Diagnostics
internal import Model

/// Why the login satisfies guideline 4.8, or needn't.
extension NotesDraft {
  mutating func addLoginServices(_ facts: NotesFacts) {
    guard !facts.hasNoLogin else { return }
    begin(Message(.loginServices))
    let exemption = facts.login.section("exemption")
    let claimed = exemption?.text("kind").flatMap { $0 == "none" ? nil : $0 }
    if let exemption, let claimed { addExemption(claimed, exemption, facts) }
    let equivalent = (facts.services ?? []).filter { $0.answer("isEquivalent") == true }
    for service in equivalent { addEquivalent(service, facts) }
    if facts.hasOnlyItsOwn, equivalent.isEmpty {
      say(Message(.peopleDontSignInWith), on: facts.groundsForAllServices)
    }
    if claimed == nil, equivalent.isEmpty, facts.login.answer("needsEquivalent") == true {
      sayMissing(Message(.equivalentLoginOrExemptionClaimed), at: facts.login.path(of: "exemption"))
    }
  }

  private mutating func addEquivalent(_ service: DescribedSection, _ facts: NotesFacts) {
    let (name, path) = service.called
    let shown = self.name(name, at: path)
    let grounds = [service.path] + facts.groundsWithKind(of: service)
    guard service.text("kind") != "apple" else { return say(Message(.offered, shown), on: grounds) }
    let privacy = ["onlyNameAndEmail", "privateEmail", "noAdTrackingWithoutConsent"]
    say(
      Message(.equivalentLoginTakesOnlyName, shown),
      on: grounds + privacy.map { "\(service.path(of: "privacy")).\($0)" })
  }

  private mutating func addExemption(
    _ kind: String, _ exemption: DescribedSection, _ facts: NotesFacts
  ) {
    let path = exemption.path(of: "kind")
    say(Message(.weClaimExemption), on: [path])
    if kind == "serviceClient" {
      addClient(exemption, facts)
    } else if let claim = Self.claims[kind] {
      say(claim, on: [path])
    } else {
      preconditionFailure("a claimed exemption is one of these words")
    }
    let reason = words("reason", of: exemption, otherwise: Message(.whyExemptionApplies))
    say(Message(.reason, reason), on: [exemption.path(of: "reason"), path])
  }

  private mutating func addClient(_ exemption: DescribedSection, _ facts: NotesFacts) {
    let path = exemption.path(of: "service")
    var grounds = [path, exemption.path(of: "kind")]
    var service = Message.verbatim("")
    if let id = exemption.text("service") {
      let (name, source) = facts.name(ofService: id)
      service = .verbatim(self.name(name, at: path))
      grounds += [source].compactMap(\.self)
    } else {
      service = missing(Message(.service), at: path)
    }
    say(Message(.appClientPeopleSignIn, service), on: grounds)
  }

  /// What guideline 4.8 says of an exemption, by the words of descriptions.
  private static let claims: [String: Message] = [
    "ownAccounts": Message(.appUsesNothingButOur),
    "enterpriseOrEducation":
      Message(.appEducationEnterpriseOrBusiness),
    "citizenId":
      Message(.appAuthenticatesPeopleWithCitizen),
    "alternativeMarketplace":
      Message(.appAlternativeAppMarketplaceOr),
  ]
}
