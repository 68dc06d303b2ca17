import Diagnostics
import Foundation
import Testing

/// Open questions that are answered on a terminal: what was answered is in the file at once.
@Suite(.enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"))
struct InterviewTests {
  static let words = ["fill", "a.review.yaml", "--as-of", "2026-11-21"]

  /// The last line of an answer.
  static let next = "next: reviewlint check a.review.yaml\n"

  /// A description of which the Notes for Review lack some facts.
  static let lackingNotes = """
    reviewlint: 1
    app: {name: A}
    login: {services: [email], wall: wholeApp}
    afterSignIn: []
    account: {deletion: {route: inApp}}
    review: {demoAccount: {provided: true, secondFactor: none, expires: 2030-01-01}}

    """

  /// A house's rule for what is asked.
  private static let rules = """
    extends: []
    guidelines: [{key: house, title: House}]
    editions: [{id: e, from: 2024-03-05, title: E, trigger: any, satisfiedBy: apple, exemptions: []}]
    rules:
      - id: said
        title: It is all said
        guidelines: [house]
        severity: error
        why: People ask.
        sources: [house]
        require: "@"
        at: app
        message: It isn't.
        fix: Say it.
        examples:
          passes: [{name: a, base: smallest}]
          fails: [{name: b, base: smallest}]

    """

  static let unknown = """
    # Ours.
    reviewlint: 1
    app:
      name: A  # the name
      version: unknown   # the version
      # Whether people write something.
      userContent: unknown
    login: {services: [], wall: unknown, terms: unknown}

    """

  private static let fourFacts =
    "app.version != '' && app.userContent && login.wall == 'none' && login.terms == 'beforeSignUp'"

  /// A description, and a rule of that condition; with decisions, so many rules leave it to a person.
  static func folder(
    _ text: String, requiring condition: String = fourFacts, decisions: Int = 0
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var rules = rules.replacing("\"@\"", with: condition.inDoubleQuotes)
    let first = try #require(rules.firstRange(of: "  - id: said"))
    if decisions > 0 { rules += "    review: {if: 'true', text: Is it seen?}\n" }
    let rule = rules[first.lowerBound...]
    if decisions > 1 { rules += rule.replacing("id: said", with: "id: told") }
    try folder.write(rules, to: ".reviewlint.yaml")
    try folder.write(text, to: "a.review.yaml")
    return folder
  }

  /// A session in which the first question is to be seen.
  private static func session(
    in folder: TemporaryFolder, asking path: String = "app.version"
  ) throws -> TerminalSession {
    let session = try TerminalSession(words, in: folder)
    try #require(session.sees("\n\(path)\n") && session.sees("> "), "\(session.screen)")
    return session
  }

  /// Answers questions by their paths, in whatever order they are asked.
  private static func answer(
    _ answers: KeyValuePairs<String, String>, in session: TerminalSession
  ) throws {
    var rest = Array(answers)
    while !rest.isEmpty {
      try #require(session.sees("\n> "), "\(session.screen)")
      let number = try #require(
        rest.firstIndex { session.news.contains("\n\($0.key)\n") }, "\(session.screen)")
      try session.type(rest.remove(at: number).value + "\n")
    }
  }

  @Test func `answers stand where unknown stood, and nothing else is touched`() throws {
    let folder = try Self.folder(Self.unknown)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(
      [
        "app.version": "2.0: the second", "app.userContent": "y", "login.wall": "1",
        "login.terms": "beforeSignUp",
      ],
      in: session
    )
    #expect(session.end() == 0)
    #expect(session.screen.contains("  1 none: "), "\(session.screen)")
    #expect(session.screen.hasSuffix("a.review.yaml: 4 answered, nothing is open\n\(Self.next)"))
    #expect(
      try folder.read("a.review.yaml") == """
        # Ours.
        reviewlint: 1
        app:
          name: A  # the name
          version: "2.0: the second"   # the version
          # Whether people write something.
          userContent: true
        login: {services: [], wall: none, terms: beforeSignUp}

        """
    )
  }

  @Test func `what is counted is what was written`() throws {
    let text = Self.unknown.replacing("  version: unknown   # the version\n", with: "")
      .replacing(", terms: unknown", with: "")
    let folder = try Self.folder(text)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(
      [
        "app.version": "", "app.userContent": "", "login.wall": "none",
        "login.terms": "beforeSignUp",
      ],
      in: session
    )
    #expect(session.end() == 0)
    #expect(
      session.screen.hasSuffix(
        "a.review.yaml: 2 answered, 1 fact written as unknown, 2 questions still open\n\(Self.next)"
      )
    )
    let filled = try folder.read("a.review.yaml")
    #expect(filled.contains("  userContent: unknown\n  # Which version is to be submitted?"))
    #expect(filled.contains("  version: unknown\n"))
    #expect(filled.contains("login: {services: [], wall: none, terms: beforeSignUp}\n"))
  }

  @Test(arguments: ["\u{03}", "\u{04}"])
  func `what was answered before somebody leaves is in the file, and the rest as it was`(
    _ key: String
  ) throws {
    let folder = try Self.folder(Self.unknown)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(
      ["app.version": "'2.0'", "app.userContent": "true", "login.wall": "none"], in: session)
    try #require(session.sees("\nlogin.terms\n") && session.sees("> "))
    try session.type(key)
    #expect(session.end() == (key == "\u{03}" ? 130 : 0))
    let expected = Self.unknown.replacing("version: unknown", with: "version: '2.0'")
      .replacing("userContent: unknown", with: "userContent: true")
      .replacing("wall: unknown", with: "wall: none")
    #expect(try folder.read("a.review.yaml") == expected)
    #expect(try folder.names() == [".reviewlint.yaml", "a.review.yaml"])
  }

  @Test func `what isn't asked before somebody leaves isn't written as unknown`() throws {
    let text = "reviewlint: 1\napp:\n  name: A\nlogin: {services: []}\n"
    let folder = try Self.folder(text)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(["app.version": "2"], in: session)
    try #require(session.sees("\napp.userContent\n") && session.sees("> "))
    try session.type("\u{04}")
    #expect(session.end() == 0)
    #expect(
      session.screen.hasSuffix("a.review.yaml: 1 answered, 3 questions still open\n\(Self.next)"))
    #expect(
      try folder.read("a.review.yaml")
        == "reviewlint: 1\napp:\n  name: A\n  version: 2\nlogin: {services: []}\n"
    )
  }

  @Test func `what an editor saves between two answers stays`() throws {
    let folder = try Self.folder(Self.unknown)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(["app.version": "'2.0'"], in: session)
    try #require(session.sees("\napp.userContent\n") && session.sees("> "))
    let edited = try folder.read("a.review.yaml")
      .replacing("# Ours.", with: "# Ours,\n# and the team's.")
      .replacing("name: A ", with: "name: B ")
      .replacing("terms: unknown", with: "terms: beforeSignUp")
    try folder.write(edited, to: "a.review.yaml")
    try session.type("true\n")
    try #require(session.sees("the file was changed meanwhile; the answer was added to it\n"))
    try Self.answer(["login.wall": "none"], in: session)
    // What the editor said isn't asked any more.
    #expect(session.end() == 0)
    #expect(session.screen.hasSuffix("a.review.yaml: 3 answered, nothing is open\n\(Self.next)"))
    let expected = edited.replacing("userContent: unknown", with: "userContent: true")
      .replacing("wall: unknown", with: "wall: none")
    #expect(try folder.read("a.review.yaml") == expected)
  }

  @Test func `a file that an editor broke meanwhile waits for the answer until it is mended`()
    throws
  {
    let folder = try Self.folder(Self.unknown)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(["app.version": "'2.0'"], in: session)
    try #require(session.sees("\napp.userContent\n") && session.sees("> "))
    let good = try folder.read("a.review.yaml")
    let broken = good.replacing("wall: unknown", with: "wal: unknown")
    try folder.write(broken, to: "a.review.yaml")
    try session.type("true\n")
    try #require(
      session.sees(
        """
          'a.review.yaml' was changed meanwhile and can't be used as it is now: line 8, column 23: \
        there is no key 'wal' here; did you mean 'wall'?
          the answer isn't written:
            app:
              userContent: true
          Return writes it once the file is mended; or answer anew
        """
      ),
      "\(session.screen)"
    )
    #expect(try folder.read("a.review.yaml") == broken)
    try #require(session.sees("> "))
    try folder.write(good, to: "a.review.yaml")
    try session.type("\n")
    try Self.answer(["login.wall": "none", "login.terms": "beforeSignUp"], in: session)
    #expect(session.end() == 0)
    #expect(session.screen.hasSuffix("a.review.yaml: 4 answered, nothing is open\n\(Self.next)"))
    #expect(try folder.read("a.review.yaml").contains("  userContent: true\n"))
  }

  @Test func `an answer that waits in vain is an error, and stands on the screen`() throws {
    let folder = try Self.folder(Self.unknown)
    let session = try Self.session(in: folder)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.review.yaml"))
    try session.type("'2.0'\n")
    try #require(session.sees("'a.review.yaml' can't be read: No such file or directory"))
    try #require(session.sees("    app:\n      version: '2.0'\n") && session.sees("> "))
    try session.type("\u{04}")
    #expect(session.end() == 2)
    #expect(session.news.contains("an answer isn't written into 'a.review.yaml'; it stands above"))
  }

  @Test func `what somebody else answered meanwhile is said, and stays`() throws {
    let folder = try Self.folder(Self.unknown)
    let session = try Self.session(in: folder)
    let edited = Self.unknown.replacing("version: unknown", with: "version: '3'")
    try folder.write(edited, to: "a.review.yaml")
    try session.type("'2.0'\n")
    try #require(
      session.sees(
        """
          line 5 says it meanwhile: ''3''
          the answer isn't written:
            app:
              version: '2.0'
        """
      ),
      "\(session.screen)"
    )
    try session.type("\u{04}")
    #expect(session.end() == 0)
    #expect(try folder.read("a.review.yaml") == edited)
  }

  @Test func `of two apps in a file each is asked`() throws {
    let folder = try Self.folder(Self.unknown + "---\n" + Self.unknown)
    let session = try TerminalSession(Self.words, in: folder)
    let answers: KeyValuePairs = [
      "app.version": "'1'", "app.userContent": "true", "login.wall": "none",
      "login.terms": "beforeSignUp",
    ]
    try Self.answer(answers, in: session)
    try Self.answer(answers, in: session)
    #expect(session.end() == 0)
    #expect(session.screen.hasSuffix("a.review.yaml: 8 answered, nothing is open\n\(Self.next)"))
    #expect(try !folder.read("a.review.yaml").contains("unknown"))
  }

  @Test func `a section that stands as unknown becomes what is answered of it`() throws {
    let text =
      "reviewlint: 1\napp: {name: A, version: '1', userContent: true}\nlogin: unknown # x\n"
    let folder = try Self.folder(text)
    let session = try TerminalSession(Self.words, in: folder)
    try Self.answer(["login.wall": "none", "login.terms": "beforeSignUp"], in: session)
    #expect(session.end() == 0)
    #expect(
      try folder.read("a.review.yaml")
        == text.replacing("login: unknown", with: "login: {wall: none, terms: beforeSignUp}")
    )
  }

  @Test(arguments: [("t", "keychain"), ("", "unknown"), ("server", "server")])
  func `what the project makes likely is taken by its key, and only then`(
    _ answer: String, _ said: String
  ) throws {
    let text = """
      reviewlint: 1
      app: {name: A}
      evidence: {project: ios}
      signInWithApple:
        userIdentifierStorage: unknown

      """
    let folder = try Self.folder(
      text, requiring: "signInWithApple.userIdentifierStorage == 'keychain'")
    let code = "func keep(_ credential: A) {\nKeychainItem().save(credential.user)\n}\n"
    try folder.write(code, to: "ios/Login.swift")
    let session = try TerminalSession(Self.words, in: folder)
    try #require(session.sees("; perhaps keychain (ios/Login.swift:2); t takes keychain, Return"))
    try #require(session.sees("\n> "))
    try session.type("\(answer)\n")
    #expect(session.end() == 0)
    #expect(
      try folder.read("a.review.yaml")
        == text.replacing("userIdentifierStorage: unknown", with: "userIdentifierStorage: \(said)")
    )
  }
}
