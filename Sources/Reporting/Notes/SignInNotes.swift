internal import Descriptions
internal import Diagnostics
internal import Rules

/// How people sign in, and what they need an account for.
extension NotesDraft {
  mutating func addSignIn(_ facts: NotesFacts) {
    begin(language("How to sign in"))
    guard let services = facts.services else {
      return sayMissing(language("the ways to sign in"), at: facts.login.path(of: "services"))
    }
    guard !services.isEmpty else {
      return say(language("The app has no login."), at: facts.login.path(of: "services"))
    }
    say(language("The app offers:"), at: facts.login.path(of: "services"))
    let names = services.map { own($0.text("name") ?? "", at: $0.path(of: "name")) }
    for (service, name) in zip(services, names) { item(name, at: service.path) }
    for (service, name) in zip(services, names) { addService(service, name, facts) }
    addEntry(facts)
  }

  /// What is special about a service.
  private mutating func addService(
    _ service: DescribedSection,
    _ name: String,
    _ facts: NotesFacts
  ) {
    if service.text("kind") == "broker" { addConnections(of: service, name, facts) }
    if service.answer("setsUpAccount") == false {
      say(
        language("\(name) can only be linked to an account that exists already."),
        at: service.path
      )
    }
    switch service.text("withoutItsApp") {
    case "hidden":
      say(
        language("\(name): shown only where the service's own app is installed."),
        at: service.path(of: "withoutItsApp")
      )
    case "webFallback":
      say(
        language(
          "\(name): where the service's own app isn't installed, its page opens inside this app."
        ),
        at: service.path(of: "withoutItsApp")
      )
    case "alert":
      say(
        language("\(name): where the service's own app isn't installed, a message says so."),
        at: service.path(of: "withoutItsApp")
      )
    default: break
    }
  }

  private mutating func addConnections(
    of service: DescribedSection,
    _ name: String,
    _ facts: NotesFacts
  ) {
    let path = service.path(of: "connections")
    guard let connections = service.texts("connections") else {
      return sayMissing(language("what the page of \(name) offers"), at: path)
    }
    let names = own(connections.map(facts.serviceName), at: path)
    say(language("The page of \(name) offers: \(names)"), at: path)
  }

  private mutating func addEntry(_ facts: NotesFacts) {
    let login = facts.login
    switch login.text("wall") {
    case "none": say(language("Nothing in the app needs an account."), at: login.path(of: "wall"))
    case "someFeatures": addFeatures(of: login, language("These features need an account:"))
    case "wholeApp": addFeatures(of: login, language("The whole app needs an account:"))
    default:
      sayMissing(language("what can't be used without an account"), at: login.path(of: "wall"))
    }
    if login.answer("guestEntry") == true {
      say(
        language("To enter without an account, use the guest entry on the login screen."),
        at: login.path(of: "guestEntry")
      )
    }
  }

  private mutating func addFeatures(of login: DescribedSection, _ lead: String) {
    let path = login.path(of: "accountFeatures")
    say(lead, at: login.path(of: "wall"))
    let features = login.sections("accountFeatures") ?? []
    guard !features.isEmpty else {
      return sayMissing(language("which features need an account, and why"), at: path)
    }
    for feature in features {
      let name = own(feature.text("name") ?? "", at: feature.path(of: "name"))
      let reason = words("reason", of: feature, otherwise: language("why it needs an account"))
      item(language("\(name): \(reason)"), .helpful, at: feature.path)
    }
  }
}
