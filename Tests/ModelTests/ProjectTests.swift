import Diagnostics
import Expressions
import Model
import Testing

@Suite struct ProjectTests {
  private static let code = SourceFile(path: "ios/Login.swift", text: "email\ncanceled\nnonce\n")
  private static let settings = SourceFile(path: "ios/project.pbxproj", text: "17.0\n1,2\n")

  private static func site(_ file: SourceFile, _ bytes: Range<Int>) -> EvidenceSite {
    EvidenceSite(file, bytes)
  }

  private static let findings = ShownEvidence(
    logins: [
      ShownEvidence.Login(service: "apple", strength: "proves", site: site(code, 0..<5)),
      ShownEvidence.Login(service: "google", strength: "likely", site: site(code, 6..<14)),
    ],
    facts: [
      ShownFact(path: "app.minimumOS", items: [ShownFact.Item("17.0", at: site(settings, 0..<4))]),
      ShownFact(
        path: "app.platforms",
        items: [
          ShownFact.Item("ipad", at: site(settings, 5..<8)),
          ShownFact.Item("iphone", at: site(settings, 5..<8)),
        ],
        isList: true
      ),
      ShownFact(
        path: "signInWithApple.credentialState.handles",
        items: [ShownFact.Item("revoked", at: site(code, 6..<14))], isList: true, isPart: true),
      ShownFact(
        path: "signInWithApple.nonce",
        items: [ShownFact.Item(.answer(true), at: site(code, 15..<20))]),
      ShownFact(
        path: "signInWithApple.scopes",
        items: [
          ShownFact.Item("email", at: site(code, 0..<5)),
          ShownFact.Item("fullName", at: site(settings, 0..<4)),
        ],
        isList: true,
        isPart: true
      ),
    ],
    entitlements: [],
    problems: []
  )

  private func reading(_ rest: String = "", _ findings: ShownEvidence = findings) -> Reading {
    Reading(described("evidence: {project: ios}\n" + rest), project: findings)
  }

  @Test func `what a project proves needn't be written`() {
    let reading = reading()
    #expect(reading.problems == [])
    #expect(reading["app.minimumOS"] == "'17.0'")
    #expect(reading["app.minimumOSMajor"] == "17")
    #expect(reading["app.platforms"] == "['ipad', 'iphone']")
    #expect(reading["signInWithApple.nonce"] == "true")
  }

  @Test func `a value has its place in the file that shows it, and what names the project`() throws
  {
    let reading = reading()
    let places = try #require(reading.description?.places)
    let second = try #require(reading.operand(at: "signInWithApple.scopes[1]"))
    #expect(places.range(of: second.place) == SourceRange(file: Self.settings.id, bytes: 0..<4))
    #expect(reading.place(of: "app.minimumOS") == "app.minimumOS /evidence/project 1:1")
  }

  @Test func `what a list has beside what is found stays unknown`() {
    let reading = reading()
    #expect(
      reading["signInWithApple.credentialState.handles"]
        == "['revoked', further signInWithApple.credentialState.handles]"
    )
    // There are no other scopes.
    #expect(reading["signInWithApple.scopes"] == "['email', 'fullName']")
  }

  @Test func `what is written counts, and the project fills in the rest beside it`() {
    let reading = reading(
      """
      signInWithApple:
        nonce: false
        credentialState: {checkedAtLaunch: true}
      """
    )
    #expect(reading["signInWithApple.nonce"] == "false")
    #expect(reading["signInWithApple.credentialState.checkedAtLaunch"] == "true")
    #expect(reading["signInWithApple.scopes"] == "['email', 'fullName']")
    #expect(
      reading["signInWithApple.credentialState.handles"]
        == "['revoked', further signInWithApple.credentialState.handles]"
    )
  }

  @Test func `rules see what is written otherwise`() {
    let reading = reading(
      """
      signInWithApple: {nonce: false, scopes: [email], credentialState: {handles: [revoked, notFound]}}
      """
    )
    let facts = (0..<5).map { number in
      "\(reading["project.facts[\(number)].path"]) \(reading["project.facts[\(number)].written"]) "
        + reading["project.facts[\(number)].asWritten"]
    }
    #expect(
      facts == [
        "'app.minimumOS' unknown evidence.project[\"app.minimumOS\"] true",
        "'app.platforms' unknown evidence.project[\"app.platforms\"] true",
        "'signInWithApple.credentialState.handles' 'revoked, notFound' true",
        "'signInWithApple.nonce' 'false' false", "'signInWithApple.scopes' 'email' false",
      ]
    )
    #expect(
      reading.place(of: "project.facts[3].written")
        == "signInWithApple.nonce /signInWithApple/nonce 4:26"
    )
  }

  @Test(arguments: [("17", true), ("17.0.0", true), ("17.1", false), ("1", false)])
  func `a version is the same without zeros at its end`(version: String, isSame: Bool) {
    let text = "reviewlint: 1\napp: {name: P, minimumOS: '\(version)'}\nevidence: {project: ios}\n"
    let reading = Reading(text, project: Self.findings)
    #expect(reading["project.facts[0].asWritten"] == "\(isSame)")
  }

  @Test(arguments: [
    ("", "unknown", "unknown"),
    ("login: {services: []}", "false", "open login.services[\"google\"]"),
    ("login: {services: [apple]}", "true", "open login.services[\"google\"]"),
    ("login: {services: [apple], notOffered: [google]}", "true", "true"),
    (
      "login: {services: [apple], notOffered: [facebook]}", "true",
      "open login.services[\"google\"]"
    ),
    ("login: {services: [google], notOffered: [apple]}", "true", "true"),
    (
      "login: {services: [], servicesComplete: unknown}", "false",
      "open login.servicesComplete, login.services[\"google\"]"
    ),
    ("login: {services: [apple, {id: x1, kind: broker, connections: [google]}]}", "true", "true"),
    (
      "login: {services: [apple, {id: x1, kind: broker, connections: [facebook]}]}", "true",
      "open login.services[\"google\"]"
    ),
    ("login: {services: [apple, {id: x1, kind: broker}]}", "true", "open"),
  ])
  func `rules see which of its logins are described`(login: String, apple: String, google: String) {
    let reading = reading(login)
    #expect(reading["project.logins[0].described"].hasPrefix(apple == "unknown" ? "open" : apple))
    #expect(reading["project.logins[1].described"].hasPrefix(google == "unknown" ? "open" : google))
    #expect(reading["project.logins[1].strength"] == "'likely'")
    #expect(
      reading.place(of: "project.logins[1]") == "evidence.project[\"google\"] /evidence/project 1:7"
    )
  }

  @Test func `without a project rules know nothing of one`() {
    let reading = Reading(described(""), project: Self.findings)
    #expect(reading["project"] == "unknown evidence")
    #expect(reading["app.minimumOS"] == "unknown app.minimumOS")
  }

  @Test func `what can't be read is a warning, and the rest is judged`() {
    let range = SourceRange(file: SourceFile.ID(path: "ios/Podfile.lock"), bytes: 0..<0)
    let problem = Diagnostic.Note(.words("this file can't be read"), at: range)
    let findings = ShownEvidence(
      logins: [], facts: Self.findings.facts, entitlements: [], problems: [problem])
    let reading = reading("", findings)
    #expect(reading["signInWithApple.nonce"] == "true")
    #expect(
      reading.problems == [
        "3:21-3:24 partly-read: not all of the project can be read; what the rest shows is judged",
        "1:1-1:1 note: this file can't be read",
      ]
    )
  }
}
