import Diagnostics
import Reporting
import TestSupport
import Testing

/// The text for App Store Connect, made from a description.
@Suite struct ReviewNotesTests {
  private static func notes(_ text: String) throws -> ReviewNotes {
    let trial = Trial("rules: []")
    let (description, _) = try trial.description("reviewlint: 1\n\(text)")
    return ReviewNotes(description, book: trial.book)
  }

  private static func notes(login: String) throws -> ReviewNotes {
    try notes("app: {name: Pawprint}\nlogin: {\(login)}")
  }

  private static func notes(justification: String) throws -> ReviewNotes {
    let step = "{kind: phoneBinding, justification: {\(justification)}}"
    return try notes("app: {name: Pawprint}\nafterSignIn: [\(step)]")
  }

  @Test(arguments: [
    ("ownAccounts", "nothing but our own account setup"),
    ("enterpriseOrEducation", "an account that their institution gave them"),
    ("citizenId", "a citizen identification system"),
    ("serviceClient, service: google", "The app is a client of Google:"),
    ("alternativeMarketplace", "an alternative app marketplace"),
  ])
  func `a claimed exemption is told with its reason`(kind: String, words: String) throws {
    let exemption = "exemption: {kind: \(kind), reason: We checked it}"
    let notes = try Self.notes(login: "services: [google], \(exemption)")
    #expect(notes.text.contains("We claim an exemption:\n"))
    #expect(notes.text.contains(words))
    #expect(notes.text.contains("Reason: We checked it\n"))
  }

  @Test func `an exemption without a reason has a gap`() throws {
    let notes = try Self.notes(login: "services: [google], exemption: {kind: ownAccounts}")
    let gap = "[missing: why the exemption applies (login.exemption.reason)]"
    #expect(notes.text.contains("Reason: \(gap)\n"))
    #expect(notes.gaps.contains { $0.path == "login.exemption.reason" })
  }

  @Test(arguments: [
    ("google", "[missing: the equivalent login, or the exemption that is claimed"),
    ("google, apple", "Sign in with Apple is offered."),
    ("email", "People don't sign in with a third-party or social login."),
    (
      "google, {id: veil, kind: thirdParty, name: Veil, privacy: {onlyNameAndEmail: true, "
        + "privateEmail: true, noAdTrackingWithoutConsent: true}}",
      "Veil is the equivalent login: it takes only the name and the e-mail address"
    ),
  ])
  func `what satisfies guideline 4·8 is told`(services: String, words: String) throws {
    #expect(try Self.notes(login: "services: [\(services)]").text.contains(words))
  }

  @Test(arguments: [
    ("[data-law, 24, 2025-06-01]", "The law requires it: Data Law, Article 24."),
    ("[data-law, 7, 2025-06-01]", "The law requires it: Data Law, Article 7."),
    ("[data-law, 24, 2026-06-01]", "[missing: an article in force on 1 June 2026 "),
    ("[the Data Law of Atlantis, 3, 2026-06-01]", "the Data Law of Atlantis, Article 3."),
  ])
  func `a law is told with an article that is in force`(_ words: String, told: String) throws {
    let parts = words.dropFirst().dropLast().split(separator: ", ")
    let notes = try Self.notes(
      """
      app: {name: Pawprint}
      submission: {date: \(parts[2])}
      afterSignIn:
        - {kind: phoneBinding, justification: {reason: law, law: \(parts[0]), article: \(parts[1])}}
      """
    )
    #expect(notes.text.contains(told))
  }

  @Test func `several laws are told each with its own step`() throws {
    let notes = try Self.notes(
      """
      app: {name: Pawprint}
      afterSignIn:
        - {kind: phoneBinding, justification: {reason: law, law: data-law, article: 1}}
        - {kind: phoneBinding, justification: {reason: law, law: Ship Law, article: 2}}
      """
    )
    #expect(notes.text.contains("Data Law, Article 1."))
    #expect(notes.text.contains("Ship Law, Article 2."))
    #expect(notes.text.ranges(of: "Phone number after signing in\n").count == 2)
  }

  @Test func `what is missing about a law is marked and listed`() throws {
    let notes = try Self.notes(justification: "reason: law")
    let path = #"afterSignIn["phoneBinding"].justification"#
    let paths = notes.gaps.map(\.path).filter { $0.hasPrefix(path) }
    #expect(paths == ["law", "explanation", "attachments"].map { "\(path).\($0)" })
  }

  @Test func `the description's own notes are carried over, line by line`() throws {
    let notes = try Self.notes(
      "app: {name: x}\nreview: {notes: \"Look around first.\\n\\nThanks!\"}"
    )
    #expect(notes.text.hasSuffix("Further notes\nLook around first.\nThanks!\n"))
    #expect(notes.reasonAgainstOwnNotes == nil)
  }

  @Test func `notes that were made by the program stay out, and it says so`() throws {
    let notes = try Self.notes("app: {name: x}\nreview: {notes: \"Notes for Review: x\\n\\n1. …\"}")
    #expect(!notes.text.contains("Further notes"))
    #expect(notes.reasonAgainstOwnNotes?.text == "they begin as these notes do")
  }

  @Test func `attached files are named without their folders`() throws {
    let notes = try Self.notes(justification: "reason: law, attachments: [papers/law.pdf]")
    #expect(notes.text.contains("Attached: law.pdf\n"))
    #expect(notes.text.contains("Attached files\n- law.pdf\n"))
  }

  @Test(arguments: [
    "nameAndEmail", "password", "oneTimeCode", "secondFactor", "birthDate", "identityCheck",
    "profile", "consent", "other",
  ])
  func `a step is told in words`(kind: String) throws {
    let notes = try Self.notes("app: {name: x}\nafterSignIn: [{kind: \(kind), fields: []}]")
    #expect(!notes.text.contains("\n\(kind):"))
    #expect(notes.text.contains("This step is required.\n"))
  }

  @Test(arguments: [
    "inApp", "directWebPage", "genericWebPage", "email", "phone", "form",
  ])
  func `the way to delete an account is told in words`(route: String) throws {
    let notes = try Self.notes(
      "app: {name: x}\naccount: {deletion: {route: \(route), path: [Me, Delete account]}}"
    )
    #expect(notes.text.contains("People delete their account "))
    #expect(notes.text.contains("Where to find it: Me > Delete account\n"))
  }

  @Test(arguments: [
    ("{demoAccount: {provided: true, place: notes}}", "to be added here by hand"),
    ("{demoAccount: {provided: true}}", "[missing: where the demo account is given"),
    ("{demoAccount: {provided: false}}", "[missing: a demo account, or a demo mode"),
    ("{demoMode: {offered: true, approvedByApple: true}}", "Apple approved the demo mode"),
    ("{demoMode: {offered: true}}", "[missing: whether App Review has a demo account"),
  ])
  func `how a reviewer gets in is told or asked for`(review: String, words: String) throws {
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {services: [email], wall: wholeApp}\nreview: \(review)"
    )
    #expect(notes.text.contains(words))
  }

  @Test func `waivers aren't mentioned`() throws {
    let waiver = "{rule: small, reason: secretly, approvedBy: Ana, until: 2026-12-01}"
    let notes = try Self.notes("app: {name: x}\nwaivers: [\(waiver)]")
    #expect(!notes.text.contains("secretly"))
    #expect(!notes.text.contains("Ana"))
  }
}
