internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// How people sign in, and what they need an account for.
extension NotesDraft {
  mutating func addSignIn(_ facts: NotesFacts) {
    begin("How to sign in")
    let path = facts.login.path(of: "services")
    if facts.hasNoLogin { return say("The app has no login.", on: [path]) }
    if let services = facts.services {
      say("The app offers:", on: [path])
      for service in services {
        let (name, source) = facts.name(of: service)
        item(named: own(name, at: source), on: [service.path, source])
      }
      if !facts.listsEveryService {
        sayMissing(
          "whether these are all the ways to sign in",
          at: facts.login.path(of: "servicesComplete")
        )
      }
      for service in services { addService(service, facts) }
    } else {
      sayMissing("the ways to sign in", at: path)
    }
    for link in facts.login.sections("links") ?? [] { addLink(link, facts) }
    addEntry(facts)
  }

  /// What is special about a service.
  private mutating func addService(_ service: DescribedSection, _ facts: NotesFacts) {
    let (written, source) = facts.name(of: service)
    let name = own(written, at: source)
    if service.text("kind") == "broker" { addConnections(of: service, name, facts) }
    if service.answer("setsUpAccount") == false {
      say(
        "\(name) sets up no account; it is only for linking or sharing.",
        on: [service.path(of: "setsUpAccount"), source]
      )
    }
    if service.text("kind") != "guest" {
      addSheet(of: service, "\(name)", facts.groundsWithKind(of: service), facts)
    }
    let sentence: LocalizableText? =
      switch service.text("withoutItsApp") {
      case "hidden": "\(name): shown only where the service's own app is installed."
      case "webFallback":
        "\(name): where the service's own app isn't installed, its page opens inside this app."
      case "alert": "\(name): where the service's own app isn't installed, a message says so."
      case "nothing": "\(name) works only where the service's own app is installed."
      default: nil
      }
    if let sentence { say(sentence, on: [service.path(of: "withoutItsApp"), source]) }
  }

  private mutating func addConnections(
    of service: DescribedSection,
    _ name: String,
    _ facts: NotesFacts
  ) {
    let path = service.path(of: "connections")
    guard let connections = service.texts("connections") else {
      return sayMissing("what the page of \(name) offers", at: path)
    }
    let listed = connections.map(facts.name(ofService:))
    let names = own(listed.map(\.name), at: path)
    let grounds = [path] + facts.groundsWithKind(of: service) + listed.compactMap(\.path)
    say("The page of \(name) offers: \(names)", on: grounds)
  }

  private mutating func addLink(_ link: DescribedSection, _ facts: NotesFacts) {
    let page = language.word("to", of: link) ?? ""
    addSheet(of: link, "Account page (\(page))", [link.path(of: "to")], facts)
  }

  /// A web page inside the app, which reviewers have taken for the browser.
  private mutating func addSheet(
    of opener: DescribedSection,
    _ name: LocalizableText,
    _ source: [String],
    _ facts: NotesFacts
  ) {
    guard let word = opener.text("presentation"),
      let sheet = language.word("presentation", of: opener)
    else { return }
    let path = opener.path(of: "presentation")
    let platforms = facts.app.says("platforms") ? [facts.app.path(of: "platforms")] : []
    switch facts.place(of: word) {
    case .elsewhere: break
    case .app:
      say(
        "\(name): a web page opens inside the app (\(sheet)). It is a part of the app, not the browser.",
        on: [path] + source + (word == "webAuthenticationSession" ? platforms : [])
      )
    case .appExceptOnTheMac:
      say(
        "\(name): except on the Mac, a web page opens inside the app (\(sheet)). It is a part of the app, not the browser.",
        on: [path] + source + platforms
      )
    }
  }

  private mutating func addEntry(_ facts: NotesFacts) {
    let login = facts.login
    let wall = login.path(of: "wall")
    switch login.text("wall") {
    case "none" where facts.needsNoAccount: say("Nothing in the app needs an account.", on: [wall])
    case "someFeatures": addFeatures(of: login, "These features need an account:")
    case "wholeApp": addFeatures(of: login, "The whole app needs an account:")
    default: sayMissing("what can't be used without an account", at: wall)
    }
    if login.answer("guestEntry") == true {
      say("There is a visible way in without an account.", on: [login.path(of: "guestEntry")])
    }
  }

  private mutating func addFeatures(of login: DescribedSection, _ lead: LocalizableText) {
    let wall = login.path(of: "wall")
    say(lead, on: [wall])
    let features = login.sections("accountFeatures") ?? []
    guard !features.isEmpty else {
      let path = login.path(of: "accountFeatures")
      return sayMissing("which features need an account, and why", at: path)
    }
    for feature in features {
      let source = feature.ground(of: "name")
      let name = own(feature.text("name") ?? "", at: source)
      let reason = words("reason", of: feature, otherwise: "why it needs an account")
      let grounds = [feature.path, source, feature.path(of: "reason"), wall]
      item("\(name): \(reason)", .helpful, on: grounds)
    }
  }
}
