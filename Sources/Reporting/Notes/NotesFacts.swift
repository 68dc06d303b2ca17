internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// What the notes are made from.
struct NotesFacts {
  let whole: DescribedSection
  let app: DescribedSection
  let login: DescribedSection
  let account: DescribedSection
  let review: DescribedSection
  /// Every way to sign in; nil if nobody said which there are.
  let services: [DescribedSection]?
  let laws: [Law]
  private let description: Description
  /// The language of the notes.
  private let language: Language
  private let book: RuleBook
  /// With the names of what is in it.
  let described: Lazy<DescribedLogin>
  /// What the listed services are called, by their ids.
  private let names: [String: (name: String, path: String)]

  init(_ description: Description, book: RuleBook) {
    language = book.language
    self.book = book
    let reader = book.factReader(of: description)
    described = Lazy { description.login(reader) }
    whole = DescribedSection(description, schema: book.schema, reader)
    app = Self.section("app", of: whole)
    login = Self.section("login", of: whole)
    account = Self.section("account", of: whole)
    review = Self.section("review", of: whole)
    services = login.sections("services")
    laws = book.laws
    self.description = description
    names = (services ?? []).reduce(into: [:]) { names, service in
      if let id = service.text("id") { names[id] = service.called }
    }
  }

  /// The file for App Store Connect that the notes were taken from; nil where they are the
  /// description's own.
  var fileOfNotes: String? {
    let path = review.path(of: "notes")
    return description.takenFacts.first { $0.path == path }?.range.file.path
  }

  /// Whether the app is known to have no login.
  var hasNoLogin: Bool { listsEveryService && services?.isEmpty == true }

  /// Whether the services that are listed are known to be all that there are.
  ///
  /// What follows from a service not being listed follows only then.
  var listsEveryService: Bool { login.isComplete("services") }

  /// The facts on which a sentence about all services rests.
  var groundsForAllServices: [String] {
    ["services", "servicesComplete"].filter(login.says).map(login.path)
  }

  /// Whether reviewers can sign in with nothing but their own Apple Account.
  var needsOnlyApple: Bool {
    let logins = (services ?? []).filter {
      $0.answer("setsUpAccount") != false && $0.text("kind") != "guest"
    }
    return listsEveryService && !logins.isEmpty && logins.allSatisfy { $0.text("kind") == "apple" }
  }

  /// Whether there is no wall, and nothing said to need an account contradicts that.
  var needsNoAccount: Bool {
    login.text("wall") == "none" && login.sections("accountFeatures")?.isEmpty != false
  }

  /// Whether each service is known to be the app's own, or to let guests in.
  var hasOnlyItsOwn: Bool {
    listsEveryService
      && (services ?? []).allSatisfy { service in
        service.answer("isThirdParty") == false
          && ["own", "guest"].contains(service.text("kind") ?? "")
      }
  }

  /// Whether the app, or its page, makes accounts that are for people to delete.
  var makesAccountsOfItsOwn: Bool {
    let creation = account.text("creation")
    guard !hasNoLogin || creation != nil, creation != "byInvitation" else { return false }
    return account.text("owner") != "thirdParty" || ["inApp", "onWeb"].contains(creation)
  }

  /// The day of submission, `YYYY-MM-DD`.
  var submissionDay: String { description.submissionDate.day }

  /// Whether an article of a law is in force on the day of submission.
  func isInForce(_ article: Law.Article) -> Bool {
    article.isInForce(on: description.submissionDate)
  }

  /// A service's name by the id that a description gives it; no fact for one that isn't listed.
  func name(ofService id: String) -> (name: String, path: String?) {
    if let (name, path) = names[id] { return (name, path) }
    return (book.catalogues.provider(id).map { language($0.called) } ?? id, nil)
  }

  /// What a sentence that only one kind of service gets rests on.
  func groundsWithKind(of service: DescribedSection) -> [String] {
    [service.called.path] + (service.says("kind") ? [service.path(of: "kind")] : [])
  }

  /// Where a web page opens.
  enum PagePlace {
    case app
    /// On the Mac the system shows it in the default browser.
    case appExceptOnTheMac
    case browser
  }

  /// Nil where there is no page.
  func place(of presentation: String) -> PagePlace? {
    let platforms = app.texts("platforms") ?? []
    return switch presentation {
    case "safariViewController", "embeddedWebView": .app
    case "externalBrowser": .browser
    case "webAuthenticationSession" where platforms == ["mac"]: .browser
    case "webAuthenticationSession": platforms.contains("mac") ? .appExceptOnTheMac : .app
    default: nil
    }
  }

  /// What a step asks, as a line begins.
  func title(ofStep step: DescribedSection) -> String {
    let label = step.text("label") ?? ""
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// What a field is called, as a line begins; a name of one's own as it is.
  func title(ofField field: DescribedSection) -> String {
    let isOwn = field.texts("means")?.isEmpty != false
    return isOwn ? field.text("label") ?? "" : title(ofStep: field)
  }

  /// What a region is called.
  func name(ofRegion code: String) -> String { book.name(ofRegion: code) }

  /// Whether somebody wrote it.
  func isSaid(_ path: Path) -> Bool {
    description.place(at: path).map(description.places.isWritten) ?? false
  }

  /// What would be asked, were it not said.
  func question(about path: Path) -> Question? { description.question(toAnswer: path) }

  /// What a fact is about, as people call it.
  func subject(of path: Path) -> String? { described.value.subject(of: path, in: language) }

  private static func section(_ name: String, of whole: DescribedSection) -> DescribedSection {
    guard let section = whole.section(name) else {
      preconditionFailure("a description has these sections, if only with their defaults")
    }
    return section
  }
}

extension DescribedSection {
  /// What a service is called, and the fact that says so.
  var called: (name: String, path: String) { (text("name") ?? "", ground(of: "name")) }
}
