internal import Expressions

/// The slots of the login and its exemption that facts read and write.
struct LoginSlots {
  private static let login = Section.plainDescription.section("login")
  let services = Self.login.slot("services")
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
    login.changeList(of: Slots.login.services) { services.complete(&$0) }
    let listed = login[Slots.login.services].knownItems.map {
      ListedServices(operands: $0, names: services.names)
    }
    let exemption = exemption(login[Slots.login.exemption], listed)
    login.change(Slots.login.exemption) { record, place in
      services.names.nameListed(&record.slots[Slots.login.exemptionService].value)
      record.slots[Slots.login.inEdition] = TracedValue(.boolean(exemption.isInEdition), at: place)
      record.slots[Slots.login.holds] = TracedValue(exemption.holds.value, at: place)
    }
    let offersApple = listed.map { $0.operands.contains { $0.value.record?.isApple == true } }
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
    return answer(listed) { records in
      let logins = records.filter { $0[Slots.service.signsIn].value.answer == true }
      return .all([.known(!logins.isEmpty)] + logins.map(\.isThirdParty))
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
    case "alternativeMarketplace": distribution.map { $0 == "alternativeMarketplace" }
    default: .known(false)
    }
  }

  private func isTriggeredByAny(_ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    switch listed {
    case .known(let listed):
      .any(listed.operands.lazy.compactMap(\.value.record).map(\.isThirdParty))
    case .open(let missing): .open(missing)
    }
  }

  private func onlyInstitutions(_ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    // A guest has no account, so that an entry for guests says nothing of what accounts there are.
    let allowed: Set = ["enterprise", "education", "own", "guest"]
    return answer(listed) { records in
      .all(
        records.map { record in
          .any([
            !record[Slots.service.setsUpAccount].knownAnswer,
            kinds(of: record, listed).map { Set($0).isSubset(of: allowed) },
          ])
        }
      )
    }
  }

  private func hasKind(_ kind: String, _ listed: Resolved<ListedServices>) -> Resolved<Bool> {
    answer(listed) { records in
      .any(records.map { hasKind(kind, $0, listed) })
    }
  }

  /// The app is a client of the one service it names, and that is a third party's.
  private func isClient(
    _ exemption: Record,
    _ listed: Resolved<ListedServices>
  ) -> Resolved<Bool> {
    switch exemption[Slots.login.exemptionService].knownText {
    case .open(let missing): .open(missing)
    case .known(let id):
      switch listed {
      case .open(let missing): .open(missing)
      case .known(let listed): listed[id]?.value.record?.isThirdParty ?? .known(false)
      }
    }
  }

  private func hasKind(
    _ kind: String,
    _ service: Record,
    _ listed: Resolved<ListedServices>
  ) -> Resolved<Bool> {
    switch listed {
    case .known(let listed): services.hasKind(kind, service, among: listed)
    case .open(let missing): .open(missing)
    }
  }

  private func kinds(
    of service: Record,
    _ listed: Resolved<ListedServices>
  ) -> Resolved<[String]> {
    switch listed {
    case .known(let listed): services.kinds(of: service, among: listed)
    case .open(let missing): .open(missing)
    }
  }

  private func answer(
    _ listed: Resolved<ListedServices>,
    _ ask: ([Record]) -> Resolved<Bool>
  ) -> Resolved<Bool> {
    switch listed {
    case .known(let listed): ask(listed.records)
    case .open(let missing): .open(missing)
    }
  }
}

extension Record {
  /// Of a service: it is Sign in with Apple.
  var isApple: Bool { self[Slots.service.kind].value.text == "apple" }

  /// Of a service: a third-party or social login that sets up the account.
  var isThirdParty: Resolved<Bool> { self[Slots.service.isThirdParty].knownAnswer }
}
