internal import Descriptions
internal import Diagnostics
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
  /// The tag of the language of the notes.
  private let language: String
  private let catalogues: Catalogues
  /// What the listed services are called, by their ids.
  private let names: [String: String]

  init(_ description: Description, book: RuleBook) {
    language = book.language.tag
    let named = description.calling(book.language.spokenNames(book.catalogues))
    let description = named ?? description
    whole = DescribedSection(description, schema: book.schema)
    app = Self.section("app", of: whole)
    login = Self.section("login", of: whole)
    account = Self.section("account", of: whole)
    review = Self.section("review", of: whole)
    services = login.sections("services")
    laws = book.laws
    self.description = description
    catalogues = book.catalogues
    names = (services ?? []).reduce(into: [:]) { names, service in
      if let id = service.text("id") { names[id] = service.text("name") }
    }
  }

  /// The file for App Store Connect that the notes were taken from; nil where they are the
  /// description's own.
  var fileOfNotes: String? {
    let path = review.path(of: "notes")
    return description.places.takenFacts.first { $0.path == path }?.range.file.path
  }

  /// Whether the app is known to have no login.
  var hasNoLogin: Bool { services?.isEmpty == true }

  /// Whether reviewers can come in with nothing but their own Apple Account.
  var needsOnlyApple: Bool {
    let logins = (services ?? []).filter { $0.answer("setsUpAccount") != false }
    return !logins.isEmpty && logins.allSatisfy { $0.text("kind") == "apple" }
  }

  /// The day of submission, `YYYY-MM-DD`.
  var submissionDay: String { description.submissionDate.day }

  /// Whether an article of a law is in force on the day of submission.
  func isInForce(_ article: Law.Article) -> Bool {
    article.isInForce(on: description.submissionDate)
  }

  /// What a service is called, by the id with which a description names it.
  func serviceName(_ id: String) -> String {
    names[id] ?? catalogues.provider(id)?.name(in: language) ?? id
  }

  private static func section(_ name: String, of whole: DescribedSection) -> DescribedSection {
    guard let section = whole.section(name) else {
      preconditionFailure("a description has these sections, if only with their defaults")
    }
    return section
  }
}
