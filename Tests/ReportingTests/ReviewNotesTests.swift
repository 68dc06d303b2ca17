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
      "app: {name: x}\nreview: {notes: \"Look around first.\\n\\nThanks!\"}")
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
    #expect(!notes.text.contains("Attached files"))
  }

  @Test func `a file is named once, where it belongs`() throws {
    let notes = try Self.notes(
      """
      app: {name: x}
      afterSignIn: [{kind: phoneBinding, justification: {attachments: [papers/law.pdf]}}]
      review: {attachments: [papers/law.pdf, tour.mp4]}
      """
    )
    #expect(notes.text.ranges(of: "law.pdf").count == 1)
    #expect(notes.text.hasSuffix("Attached files\n- tour.mp4\n"))
  }

  @Test(arguments: [
    (
      "codePlace: withPassword",
      "Signing in also asks for a code, which never changes and is given with the password.\n"
    ),
    (
      "codePlace: notes",
      "Signing in also asks for a code, which never changes: [missing: the code, to be added here by hand (review.demoAccount.codePlace)]\n"
    ),
    (
      "roles: []",
      """
      Signing in also asks for a code, which never changes.
      [missing: where the code is given (review.demoAccount.codePlace)]

      """
    ),
  ])
  func `where a fixed code is given is told only if somebody said it`(
    place: String, words: String
  ) throws {
    let notes = try Self.notes(
      "app: {name: x}\nreview: {demoAccount: {provided: true, secondFactor: fixedCode, \(place)}}")
    #expect(notes.text.contains(words))
  }

  @Test func `a demo mode and a way in for guests are told as they are, and no more`() throws {
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {guestEntry: true}\nreview: {demoMode: {offered: true}}")
    #expect(notes.text.contains("The app has a demo mode.\n"))
    #expect(notes.text.contains("There is a visible way in without an account.\n"))
    #expect(!notes.text.contains("login screen"))
  }

  @Test func `a phone number that can be skipped needs no reason`() throws {
    let step = "{kind: phoneBinding, required: false, justification: {attachments: [law.pdf]}}"
    let notes = try Self.notes("app: {name: x}\nafterSignIn: [\(step)]")
    #expect(notes.text.contains("after signing in\nIt can be skipped.\nAttached: law.pdf\n"))
    #expect(!notes.gaps.contains { $0.path.contains("justification") })
  }

  @Test func `a law is told as the reason only where it is said to be it`() throws {
    let notes = try Self.notes(justification: "law: data-law, article: 7")
    #expect(!notes.text.contains("The law requires it"))
    #expect(notes.gaps.contains { $0.path.hasSuffix("justification.reason") })
  }

  @Test func `an app that creates no accounts has none to delete`() throws {
    let notes = try Self.notes(
      "app: {name: x}\naccount: {creation: none, deletion: {route: inApp, path: [Me]}}")
    #expect(notes.text.contains("Accounts\nThe app doesn't create accounts.\n"))
    #expect(!notes.text.contains("delete"))
  }

  @Test(arguments: [
    (
      "app: {name: x}\nlogin: {services: [{id: google, presentation: webAuthenticationSession}]}",
      "Google: a web page opens inside the app (the system's web sign-in sheet). "
        + "It is a part of the app, not the browser.\n"
    ),
    (
      "app: {name: x}\nlogin: {links: [{to: signUp, presentation: safariViewController}]}",
      "Account page (sign up): a web page opens inside the app (Safari view in the app). "
        + "It is a part of the app, not the browser.\n"
    ),
    (
      "app: {name: x, platforms: [mac, ipad]}\n"
        + "login: {services: [{id: google, presentation: webAuthenticationSession}]}",
      "Google: except on the Mac, a web page opens inside the app (the system's web sign-in sheet)."
    ),
  ])
  func `a web page inside the app is told as a part of it`(text: String, words: String) throws {
    #expect(try Self.notes(text).text.contains(words))
  }

  @Test(arguments: [
    ("native", false), ("externalBrowser", true), ("webAuthenticationSession", true),
  ])
  func `a page that opens in the browser is told as that, and one that isn't there as none`(
    presentation: String, opens: Bool
  ) throws {
    let service = "{id: google, presentation: \(presentation)}"
    let app = "app: {name: x, platforms: [mac]}"
    let notes = try Self.notes("\(app)\nlogin: {services: [\(service)]}")
    let sentence = "Google: a web page opens in the default browser.\n"
    #expect(notes.text.contains("web page") == opens)
    #expect(notes.text.contains(sentence) == opens)
  }

  @Test func `an update that nothing bound yet isn't told as one without third parties`() throws {
    let notes = try Self.notes(
      """
      app: {name: x}
      submission: {date: 2019-10-01}
      login: {services: [google, email]}
      """
    )
    #expect(!notes.text.contains("third-party or social login"))
  }

  @Test(arguments: [
    ("services: [apple, {id: Look around, kind: guest}]", true),
    ("services: [apple, email]", false),
    ("wall: none", false),
  ])
  func `Sign in with Apple is the only way to sign in where all that are listed say so`(
    login: String, isSaid: Bool
  ) throws {
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {\(login)}\nreview: {demoAccount: {provided: false}}")
    #expect(notes.text.contains("Sign in with Apple is the only way to sign in") == isSaid)
  }

  @Test(arguments: [("[]", true), ("[{name: Diaries, reason: they are private}]", false)])
  func `nothing needs an account only where no feature is said to need one`(
    features: String, isSaid: Bool
  ) throws {
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {wall: none, accountFeatures: \(features)}\n"
        + "review: {demoAccount: {provided: false}}"
    )
    #expect(notes.text.contains("Nothing in the app needs an account.\n") == isSaid)
    #expect(notes.text.contains("everything can be seen without an account") == isSaid)
    #expect(notes.gaps.contains { $0.path == "login.wall" } != isSaid)
  }

  @Test func `a demo account that has expired by the day of submission is a gap`() throws {
    let notes = try Self.notes(
      """
      app: {name: x}
      submission: {date: 2026-12-01}
      review: {demoAccount: {provided: true, expires: 2026-11-30}}
      """
    )
    #expect(!notes.text.contains("It works until"))
    #expect(notes.gaps.contains { $0.what == "a demo account that works on 1 December 2026" })
  }

  @Test func `a marker in the description's own words is a gap of the notes as well`() throws {
    let notes = try Self.notes(
      "app: {name: x}\nlogin: {services: []}\nreview: {notes: 'Why: [missing: the law (login.x)]'}")
    let gap = try #require(notes.gaps.first { $0.path == "review.notes" })
    #expect(gap.what == "what is marked as missing in these words")
  }

  @Test func `what isn't said to be required isn't told as required`() throws {
    let notes = try Self.notes("app: {name: x}\nafterSignIn: [{kind: consent}]")
    #expect(!notes.text.contains("required"))
  }

  @Test(arguments: [
    "nameAndEmail", "password", "oneTimeCode", "secondFactor", "birthDate", "identityCheck",
    "profile", "consent", "other",
  ])
  func `a step is told in words`(kind: String) throws {
    let notes = try Self.notes(
      "app: {name: x}\nafterSignIn: [{kind: \(kind), required: true, fields: []}]")
    #expect(!notes.text.contains("\n\(kind):"))
    #expect(notes.text.contains("This step is required.\n"))
  }

  @Test(arguments: [
    "inApp", "directWebPage", "genericWebPage", "email", "phone", "form",
  ])
  func `the way to delete an account is told in words`(route: String) throws {
    let notes = try Self.notes(
      "app: {name: x}\naccount: {deletion: {route: \(route), path: [Me, Delete account]}}")
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
      "app: {name: x}\nlogin: {services: [email], wall: wholeApp}\nreview: \(review)")
    #expect(notes.text.contains(words))
  }

  @Test func `waivers aren't mentioned`() throws {
    let waiver = "{rule: small, reason: secretly, approvedBy: Ana, until: 2026-12-01}"
    let notes = try Self.notes("app: {name: x}\nwaivers: [\(waiver)]")
    #expect(!notes.text.contains("secretly"))
    #expect(!notes.text.contains("Ana"))
  }
}
