internal import Expressions

/// The slots of the login and its exemption that facts read and write.
struct LoginSlots {
  private static let login = Section.plainDescription.section("login")
  let services = Self.login.slot("services")
  let servicesComplete = Self.login.slot("servicesComplete")
  let notOffered = Self.login.slot("notOffered")
  let exemption = Self.login.slot("exemption")
  let needsEquivalent = Self.login.slot("needsEquivalent")
  let offersApple = Self.login.slot("offersApple")
  let exemptionKind = Section.exemption.slot("kind")
  let exemptionService = Section.exemption.slot("service")
  let inEdition = Section.exemption.slot("inEdition")
  let holds = Section.exemption.slot("holds")
}

/// Works out whether guideline 4.8 asks for an equivalent login.
struct LoginFacts {
  let submission: Submission
  let isUpdate: Bool
  let distribution: Resolved<String>
  let accountOwner: Resolved<String>
  let services: ServiceFacts

  init(
    submission: Submission,
    isUpdate: Bool,
    distribution: Resolved<String>,
    accountOwner: Resolved<String>,
    services names: ServiceNames,
    catalogues: Catalogues
  ) {
    self.submission = submission
    self.isUpdate = isUpdate
    self.distribution = distribution
    self.accountOwner = accountOwner
    services = ServiceFacts(
      catalogues: catalogues,
      names: names,
      satisfiedBy: submission.edition.satisfiedBy,
      day: submission.day
    )
  }

  /// Completes the services and works out the facts of the login; the answer is what is listed.
  func complete(_ login: inout Record, at place: Place) -> ListedServices {
    let isComplete = login[Slots.login.servicesComplete]
    let further = isComplete.isAbsent ? MissingFacts(isComplete.place) : nil
    login.changeList(of: Slots.login.services) { services.complete(&$0, further: further) }
    let listed = login[Slots.login.services].known(\.items).map {
      ListedServices(operands: $0, names: services.names, further: further)
    }
    if let further {
      login.changeList(of: Slots.login.services) { $0.append(TracedValue(.further(further))) }
    }
    let exemption = exemption(login[Slots.login.exemption], listed)
    login.change(Slots.login.exemption) { record, place in
      services.names.nameListed(&record.slots[Slots.login.exemptionService].value)
      record.slots[Slots.login.inEdition] = TracedValue(.boolean(exemption.isInEdition), at: place)
      record.slots[Slots.login.holds] = TracedValue(exemption.holds.value, at: place)
    }
    let offersApple = listed.flatMap { $0.list.contains(where: \.isApple) }
    login.slots[Slots.login.offersApple] = TracedValue(offersApple.value, at: place)
    let isExempt = .known(exemption.isInEdition) && exemption.holds
    let needsEquivalent = .known(bindsSubmission) && isTriggered(by: listed) && !isExempt
    login.slots[Slots.login.needsEquivalent] = TracedValue(needsEquivalent.value, at: place)
    guard case .known(let services) = listed else {
      return ListedServices(operands: [], names: self.services.names)
    }
    return services
  }

  /// An update of an existing app is bound from a later day on than a new app.
  private var bindsSubmission: Bool {
    guard isUpdate, let first = submission.edition.updatesBoundFrom else { return true }
    return submission.day.seconds >= first.seconds
  }

  /// What only links or shares an account, or lets guests in, doesn't count, whatever the trigger.
  private func isTriggered(by listed: Resolved<ListedServices>) -> Resolved<Bool> {
    if case .any = submission.edition.trigger { return isTriggeredByAny(listed) }
    return listed.flatMap { listed in
      let logins = listed.list.compactMap { service in
        service[Slots.service.signsIn].value.answer == true ? service : nil
      }
      return logins.contains { _ in true } && logins.all(\.isThirdParty)
    }
  }

  /// Whether the exemption that is claimed is listed, and whether it holds.
  private func exemption(
    _ operand: TracedValue,
    _ listed: Resolved<ListedServices>
  ) -> (isInEdition: Bool, holds: Resolved<Bool>) {
    guard let exemption = operand.value.record,
      let kind = exemption[Slots.login.exemptionKind].value.text
    else { preconditionFailure("the exemption has a kind, if only the default") }
    return (submission.edition.exemptions.contains(kind), holds(kind, exemption, listed))
  }

  private func holds(
    _ kind: String,
    _ exemption: Record,
    _ listed: Resolved<ListedServices>
  ) -> Resolved<Bool> {
    switch kind {
    case "ownAccounts": isTriggeredByAny(listed).map { !$0 }
    case "enterpriseOrEducation": onlyInstitutions(listed)
    case "citizenId": hasKind("citizenId", listed)
    case "serviceClient":
      isClient(exemption, listed) && accountOwner.map { $0 == "thirdParty" }
    case "alternativeMarketplace":
      distribution.map { $0 == "alternativeMarketplace" } && hasKind("marketplace", listed)
    default: .known(false)
    }
  }

  private func isTriggeredByAny(_ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    listed.flatMap { $0.list.any(\.isThirdParty) }
  }

  private func onlyInstitutions(_ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    // A guest has no account, so that an entry for guests says nothing of what accounts there are.
    let allowed: Set = ["enterprise", "education", "own", "guest"]
    return listed.flatMap { listed in
      listed.list.all { record in
        .any([
          !record[Slots.service.setsUpAccount].knownAnswer,
          services.kinds(of: record, among: listed).flatMap { kinds in
            kinds.all { .known(allowed.contains($0)) }
          },
        ])
      }
    }
  }

  private func hasKind(_ kind: String, _ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    listed.flatMap { listed in
      listed.list.any { services.hasKind(kind, $0, among: listed) }
    }
  }

  /// The app is a client of the one service it names, and that is a third party's.
  private func isClient(
    _ exemption: Record,
    _ listed: Resolved<ListedServices>
  ) -> Resolved<Bool> {
    exemption[Slots.login.exemptionService].knownText.flatMap { id in
      listed.flatMap { $0[id]?.value.record?.isThirdParty ?? .known(false) }
    }
  }
}

extension Record {
  /// Of a service: it is Sign in with Apple.
  var isApple: Bool { self[Slots.service.kind].value.text == "apple" }

  /// Of a service: a third-party or social login that sets up the account.
  var isThirdParty: Resolved<Bool> { self[Slots.service.isThirdParty].knownAnswer }
}
