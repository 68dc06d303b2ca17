internal import Expressions

/// The slots of the login and its exemption that facts read and write.
struct LoginSlots {
  private static let login = Section.plainDescription.section("login")
  let services = Self.login.slot("services")
  let servicesComplete = Self.login.slot("servicesComplete")
  let notOffered = Self.login.slot("notOffered")
  let exemption = Self.login.slot("exemption")
  let exemptionKind = Section.exemption.slot("kind")
  let exemptionService = Section.exemption.slot("service")
}

/// Completes what a login lists, and what refers to that.
struct LoginFacts {
  let services: ServiceFacts

  /// The answer is what is listed.
  func complete(_ login: inout Record) -> ListedServices {
    let isComplete = login[Slots.login.servicesComplete]
    let further = isComplete.isAbsent ? MissingFacts(isComplete.place) : nil
    login.changeList(of: Slots.login.services) { services.complete(&$0, further: further) }
    let listed = login[Slots.login.services].value.items.map {
      ListedServices(operands: $0, names: services.names, further: further)
    }
    if let further {
      login.changeList(of: Slots.login.services) { $0.append(TracedValue(.further(further))) }
    }
    login.change(Slots.login.exemption) { record, _ in
      services.names.nameListed(&record.slots[Slots.login.exemptionService].value)
    }
    return listed ?? ListedServices(operands: [], names: services.names)
  }
}

extension Record {
  /// Of a service: it is Sign in with Apple.
  var isApple: Bool { self[Slots.service.kind].value.text == "apple" }
}
