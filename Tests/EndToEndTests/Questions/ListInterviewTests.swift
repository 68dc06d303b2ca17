import Foundation
import Testing

/// How questions of several kinds are answered on a terminal, as lists one item after the other.
@Suite(.enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"))
struct ListInterviewTests {
  private static let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n"

  /// A folder with a description whose steps after signing in aren't said, and are asked.
  private static func folderOpenInSteps() throws -> TemporaryFolder {
    try InterviewTests.folder(text, requiring: "size(afterSignIn) == 0")
  }

  @Test func `of steps only the one that can't be meant is asked again`() throws {
    let folder = try Self.folderOpenInSteps()
    let session = try TerminalSession(
      ["fill", "a.review.yaml", "--as-of", "2026-11-21", "--language", "fr"], in: folder)
    try #require(session.sees("\n1 sur environ 1\n"), "\(session.screen)")
    try #require(
      session.sees(
        "yes (oui), no (non) ou don't know (ne sais pas)\u{202F}; Entrée\u{202F}: inconnu\n> "))
    try session.type("yes\n")
    let items = [
      ("1", "password"), ("2", "pasword"), ("2", "profile: email, phone"), ("3", "consent"),
      ("4", ""),
    ]
    for (asked, item) in items {
      try #require(session.sees("  \(asked), ou Entrée pour finir\u{202F}: "), "\(session.screen)")
      try session.type("\(item)\n")
    }
    #expect(session.end() == 0)
    #expect(session.screen.contains("'pasword'"))
    #expect(
      session.screen.hasSuffix(
        "a.review.yaml: réponses\u{202F}: 1, aucune question ouverte\nensuite\u{202F}: reviewlint check a.review.yaml\n"
      )
    )
    #expect(
      try folder.read("a.review.yaml") == Self.text + """
        afterSignIn: [password, {kind: profile, fields: [email, phone]}, consent]

        """
    )
  }

  @Test(arguments: ["later", "stop"])
  func `among the items of a list a word of the interview is no item`(_ word: String) throws {
    let folder = try Self.folderOpenInSteps()
    let session = try TerminalSession(["fill", "a.review.yaml"], in: folder)
    try #require(session.sees("\n> "), "\(session.screen)")
    try session.type("yes\n")
    try #require(session.sees("  1, or Return at the end: "), "\(session.screen)")
    try session.type("password\n")
    try #require(session.sees("  2, or Return at the end: "), "\(session.screen)")
    try session.type("?\n")
    try #require(session.sees("back, later, stop"), "\(session.screen)")
    try #require(session.sees("  2, or Return at the end: "), "\(session.screen)")
    try session.type("\(word)\n")
    #expect(session.end() == 0)
    #expect(try folder.read("a.review.yaml") == Self.text)
  }

  @Test func `of screens the devices are named, then the buttons on each`() throws {
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: [apple, google]}\n"
    let folder = try InterviewTests.folder(text, requiring: "size(screens[0].buttons) > 0")
    let session = try TerminalSession(["fill", "a.review.yaml"], in: folder)
    try #require(session.sees("\n> "), "\(session.screen)")
    try session.type("yes\n")
    for (asked, item) in [("device 1", "iphone-155"), ("device 1", "iphone-15"), ("device 2", "")] {
      try #require(session.sees("  \(asked), or Return at the end: "), "\(session.screen)")
      try session.type("\(item)\n")
    }
    try #require(
      session.sees("\nscreens[\"screen-1\"].buttons\n") && session.sees("\n> "), "\(session.screen)"
    )
    #expect(session.screen.contains("there is no device 'iphone-155'"))
    try session.type("yes\n")
    for (asked, item) in [("service 1", "google"), ("service 2", "")] {
      try #require(session.sees("  \(asked), or Return at the end: "), "\(session.screen)")
      try session.type("\(item)\n")
    }
    #expect(session.end() == 0)
    let added = "screens: [{device: iphone-15, buttons: [{service: google}]}]\n"
    #expect(try folder.read("a.review.yaml") == text + added)
  }

  @Test func `of an item that has no id, what it is called is shown`() throws {
    let text =
      "reviewlint: 1\napp: {name: A}\nlogin:\n  links:\n    - to: help\n      sells: false\n"
    let folder = try InterviewTests.folder(
      text, requiring: "login.links.all(l, l.presentation == 'native')")
    let session = try TerminalSession(["fill", "a.review.yaml"], in: folder)
    try #require(session.sees("\nlogin.links[0].presentation\n  help\n"), "\(session.screen)")
    try #require(session.sees("\n> "), "\(session.screen)")
    try session.type("native\n")
    #expect(session.end() == 0)
    #expect(try folder.read("a.review.yaml") == text + "      presentation: native\n")
  }

  @Test func `what only the notes lack is asked with --notes, after all else`() throws {
    let folder = try InterviewTests.folder(
      InterviewTests.lackingNotes, requiring: "login.terms == 'beforeSignUp'")
    let session = try TerminalSession(InterviewTests.words + ["--notes"], in: folder)
    let answers = [
      ("login.terms", "1 of about 4", "later"),
      ("login.accountFeatures", "2 of about 4", "saving pets"),
      ("login.accountFeatures[0].reason", "3 of about 5", "They are private."),
      ("review.demoAccount.place", "4 of about 5", "notes"),
      ("account.deletion.path", "5 of about 5", "[Settings, Delete account]"),
    ]
    for (path, progress, answer) in answers {
      try #require(session.sees("\n\(progress)\n\n\(path)\n"), "\(session.screen)")
      if path != "login.terms" {
        try #require(session.sees("  the Notes for Review\n"), "\(session.screen)")
      }
      try #require(session.sees("\n> "), "\(session.screen)")
      try session.type("\(answer)\n")
    }
    #expect(session.end() == 0)
    #expect(
      session.screen.hasSuffix(
        "a.review.yaml: 4 answered, 1 question still open\n\(InterviewTests.next)"))
    let text = try folder.read("a.review.yaml")
    let features = #"[{name: "saving pets", reason: They are private.}]"#
    #expect(text.contains("wall: wholeApp, accountFeatures: \(features)}"))
    #expect(text.contains("{route: inApp, path: [Settings, Delete account]}"))
    #expect(text.contains("expires: 2030-01-01, place: notes}"))
  }

  @Test func `what words mean is said, and a mistake is asked again`() throws {
    let text = InterviewTests.unknown.replacing("version: unknown", with: "version: 2")
      .replacing("terms: unknown", with: "terms: beforeSignUp")
    let folder = try InterviewTests.folder(text)
    let session = try TerminalSession(["fill", "a.review.yaml"], in: folder)
    try #require(session.sees("\n  yes or no; Return leaves it unknown\n> "), "\(session.screen)")
    try session.type("maybe\n")
    try #require(session.sees("\n  'maybe' is neither yes nor no\n> "), "\(session.screen)")
    try session.type("Y\n")
    try #require(session.sees("How much of the app needs an account?"))
    try #require(session.sees("  People ask.\n"))
    try #require(
      session.sees(
        """

          1 none: everything can be used without an account
          2 someFeatures: some features need an account
          3 wholeApp: nothing can be used without an account
          one of these words, or its number; Return leaves it unknown
        >\u{20}
        """
      ),
      "\(session.screen)"
    )
    try session.type("wholeAp\n")
    try #require(session.sees("did you mean 'wholeApp'?") && session.sees("\n> "))
    try session.type("don't know\n")
    #expect(session.end() == 0)
    #expect(
      session.screen.hasSuffix(
        "a.review.yaml: 1 answered, 1 question still open\n\(InterviewTests.next)"))
    let expected = text.replacing("userContent: unknown", with: "userContent: true")
    #expect(try folder.read("a.review.yaml") == expected)
  }
}
