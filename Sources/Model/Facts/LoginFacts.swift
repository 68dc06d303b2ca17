internal import Expressions

/// Completes what a login lists, and what refers to that.
struct LoginFacts {
  let services: ServiceFacts

  /// The answer is what is listed.
  func complete(_ login: inout Record) -> ListedServices {
    let isComplete = login[LoginKey.servicesComplete]
    let further = isComplete.isAbsent ? MissingFacts(isComplete.place) : nil
    login.changeList(of: LoginKey.services) { services.complete(&$0, further: further) }
    let listed = login[LoginKey.services].value.items.map {
      ListedServices(operands: $0, names: services.names, further: further)
    }
    if let further {
      login.changeList(of: LoginKey.services) { $0.append(TracedValue(.further(further))) }
    }
    login.changeList(of: LoginKey.notOffered) { services.names.identify(&$0) }
    login.change(LoginKey.exemption) { record, _ in
      services.names.identify(&record[ExemptionKey.service].value)
    }
    return listed ?? ListedServices(operands: [], names: services.names)
  }
}

extension Record {
  /// Of a service: it is Sign in with Apple.
  var isApple: Bool { self[ServiceKey.kind].value.text == "apple" }
}
