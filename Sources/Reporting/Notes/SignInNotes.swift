internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// How people sign in, and what they need an account for.
extension NotesDraft {
  mutating func addSignIn(_ facts: NotesFacts) {
    begin(Message(.howSignIn))
    let path = facts.login.path(of: "services")
    if facts.hasNoLogin { return say(Message(.appNoLogin), on: [path]) }
    if let services = facts.services {
      say(Message(.appOffers), on: [path])
      for service in services {
        let (name, source) = service.called
        let shown = Message.verbatim(self.name(name, at: source))
        let kind = service.says("kind") ? language.word("kind", of: service) : nil
        let grounds = [service.path] + facts.groundsWithKind(of: service)
        item(kind.map { Message(.bracketed, shown, $0) } ?? shown, on: grounds)
      }
      if !facts.listsEveryService {
        sayMissing(Message(.whetherTheseAllWaysSign), at: facts.login.path(of: "servicesComplete"))
      }
      if facts.login.text("decidedBy") == "server" {
        say(Message(.serverDecidesLogins), on: [facts.login.path(of: "decidedBy")])
      }
      for service in services { addService(service, facts) }
    } else {
      sayMissing(Message(.waysSignIn), at: path)
    }
    for link in facts.login.sections("links") ?? [] { addLink(link, facts) }
    addEntry(facts)
  }

  /// What is special about a service.
  mutating func addService(_ service: DescribedSection, _ facts: NotesFacts) {
    let (written, source) = service.called
    let name = name(written, at: source)
    if service.text("kind") == "broker" || service.texts("connections")?.isEmpty == false {
      addConnections(of: service, name, facts)
    }
    if service.answer("setsUpAccount") == false {
      say(Message(.setsUpNoAccountOnly, name), on: [service.path(of: "setsUpAccount"), source])
    }
    if service.text("kind") != "guest" {
      addSheet(of: service, Message(.verbatim, name), facts.groundsWithKind(of: service), facts)
    }
    if service.text("presentation") == "otherDevice" {
      let path = service.path(of: "presentation")
      say(Message(.signedInOnOtherDevice, name), on: [path, source])
    }
    let sentence: Message? =
      switch service.text("withoutItsApp") {
      case "hidden": Message(.shownOnlyWhereServicesOwn, name)
      case "webFallback":
        Message(.whereServicesOwnAppIsntSentence, name)
      case "defaultBrowser": Message(.whereAppMissingBrowser, name)
      case "appStore": Message(.whereAppMissingStore, name)
      case "alert": Message(.whereServicesOwnAppIsntInstalled, name)
      case "nothing": Message(.worksOnlyWhereServicesOwn, name)
      default: nil
      }
    if let sentence { say(sentence, on: [service.path(of: "withoutItsApp"), source]) }
  }

  private mutating func addConnections(
    of service: DescribedSection, _ name: String, _ facts: NotesFacts
  ) {
    let path = service.path(of: "connections")
    guard let connections = service.texts("connections") else {
      return sayMissing(Message(.whatPageOffers, name), at: path)
    }
    let listed = connections.map(facts.name(ofService:))
    let names =
      listed.isEmpty ? Message(.askNone) : .verbatim(names(listed.map(\.name), at: path))
    let grounds = [path] + facts.groundsWithKind(of: service) + listed.compactMap(\.path)
    say(Message(.pageOffers, name, names), on: grounds)
  }

  private mutating func addLink(_ link: DescribedSection, _ facts: NotesFacts) {
    let page = language.word("to", of: link) ?? ""
    addSheet(of: link, Message(.accountPage, page), [link.path(of: "to")], facts)
  }

  /// Where a web page opens: reviewers have taken one inside the app for the browser.
  private mutating func addSheet(
    of opener: DescribedSection, _ name: Message, _ source: [String], _ facts: NotesFacts
  ) {
    guard let word = opener.text("presentation"),
      let sheet = language.word("presentation", of: opener)
    else { return }
    let path = opener.path(of: "presentation")
    let platforms = facts.app.says("platforms") ? [facts.app.path(of: "platforms")] : []
    let grounds = [path] + source + (word == "webAuthenticationSession" ? platforms : [])
    switch facts.place(of: word) {
    case nil: break
    case .browser: say(Message(.webPageOpensInBrowser, name), on: grounds)
    case .app: say(Message(.webPageOpensInsideApp, name, sheet), on: grounds)
    case .appExceptOnTheMac:
      say(Message(.exceptMacWebPageOpens, name, sheet), on: grounds)
    }
  }

  private mutating func addEntry(_ facts: NotesFacts) {
    let login = facts.login
    let wall = login.path(of: "wall")
    switch login.text("wall") {
    case "none" where facts.needsNoAccount: say(Message(.nothingInAppNeedsAccount), on: [wall])
    case "someFeatures": addFeatures(of: login, Message(.theseFeaturesNeedAccount))
    case "wholeApp": addFeatures(of: login, Message(.wholeAppNeedsAccount))
    default:
      sayMissing(Message(.whatCantUsedWithoutAccount), at: wall)
      if login.says("wall") { addItems(login.sections("accountFeatures") ?? [], wall) }
    }
    if let guestEntry = login.answer("guestEntry") {
      let sentence: Message =
        guestEntry ? Message(.visibleWayInWithoutAccount) : Message(.noVisibleWayInWithoutAccount)
      say(sentence, on: [login.path(of: "guestEntry")])
    }
  }

  private mutating func addFeatures(of login: DescribedSection, _ lead: Message) {
    let wall = login.path(of: "wall")
    say(lead, on: [wall])
    let features = login.sections("accountFeatures") ?? []
    guard !features.isEmpty else {
      let path = login.path(of: "accountFeatures")
      return sayMissing(Message(.featuresNeedAccountWhy), at: path)
    }
    addItems(features, wall)
  }

  private mutating func addItems(_ features: [DescribedSection], _ wall: String) {
    for feature in features {
      let source = feature.ground(of: "name")
      let name = own(feature.text("name") ?? "", at: source)
      let reason = words("reason", of: feature, otherwise: Message(.whyNeedsAccount))
      let grounds = [feature.path, source, feature.path(of: "reason"), wall]
      item(Message(.labelled, name, reason), on: grounds)
    }
  }
}
