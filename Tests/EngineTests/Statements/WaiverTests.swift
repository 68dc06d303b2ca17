import Engine
import Rules
import TestSupport
import Testing

@Suite struct WaiverTests {
  /// A rule that finds fault with Google, asks about e-mail, and can't decide about a broker.
  private static let rule = SmallRule.file([
    "-at", "each: [{s: login.services}]",
    "require: s.id != 'google' && (s.name != 'broker' || s.isThirdParty)",
    "review: {if: s.id == 'email', text: 'look at {s.id}'}", "message: 'not {s.id}'",
  ])

  private static func told(
    _ waivers: [String], services: String = "[google, email]", by rules: [String] = ["small"],
    asOf: String = "2026-11-21", selection: Selection = Selection()
  ) throws -> [String] {
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: \(services)}
      waivers: [\(waivers.joined(separator: ", "))]
      """
    let result = try Trial(rule).result(for: text, asOf: Trial.day(asOf), selection: selection)
    return rules.flatMap { result.told(by: $0) }
  }

  private static func waiver(_ rule: String, until: String = "2026-12-31", at: String? = nil)
    -> String
  {
    let place = at.map { ", at: '\($0)'" } ?? ""
    return "{rule: \(rule), reason: Agreed, approvedBy: Kim, until: \(until)\(place)}"
  }

  private static let google = #"login.services["google"]"#
  private static let email = #"login.services["email"]"#

  @Test(arguments: [
    (nil, ["waived \(google): not google", "waived \(email): look at email"]),
    ("login", ["waived \(google): not google", "waived \(email): look at email"]),
    (google, ["waived \(google): not google", "review \(email): look at email"]),
    ("login.services[1]", ["fail \(google): not google", "waived \(email): look at email"]),
    ("app", ["fail \(google): not google", "review \(email): look at email"]),
  ])
  func `a waiver covers what is found at its place`(at: String?, told: [String]) throws {
    #expect(try Self.told([Self.waiver("small", at: at)]) == told)
  }

  @Test func `a waived finding says who accepted it`() throws {
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: [google]}
      waivers: [\(Self.waiver("small"))]
      """
    let findings = try Trial(Self.rule).result(for: text).findings
    #expect(findings.map(\.outcome) == [.waived])
    #expect(
      findings.map(\.acceptance)
        == [.waiver(reason: "Agreed", approvedBy: "Kim", until: "2026-12-31")]
    )
  }

  @Test func `what is undecided stays open, whether what failed is accepted or not`() throws {
    let services = "[google, {id: broker, kind: broker}]"
    let incomplete = #"incomplete: login.services["broker"].connections"#
    #expect(
      try Self.told([Self.waiver("small")], services: services)
        == ["waived \(Self.google): not google", incomplete]
    )
    #expect(
      try Self.told([], services: services) == ["fail \(Self.google): not google", incomplete])
  }

  @Test func `accepting one of two failures leaves the other, and nothing undecided`() throws {
    let rule = SmallRule.file([
      "-at", "each: [{s: login.services}]", "require: s.kind != 'thirdParty' && s.isSocial",
    ])
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: [google, {id: x, kind: thirdParty}, {id: y, kind: own}]}
      waivers: [\(Self.waiver("small", at: "login.services[0]"))]
      """
    let told = try Trial(rule).result(for: text).told()
    #expect(told.map { $0.prefix { $0 != " " } } == ["waived", "fail", "fail"])
  }

  @Test(arguments: [
    ("[{id: broker, kind: broker}]", [#"incomplete: login.services["broker"].connections"#]),
    ("[apple]", ["pass"]),
    ("[]", ["notApplicable"]),
  ])
  func `a waiver never covers what is undecided or right`(services: String, told: [String]) throws {
    let unused = "fail waivers[0]: the waiver for small covers no finding"
    let rules = ["small", "waiver-unused"]
    #expect(try Self.told([Self.waiver("small")], services: services, by: rules) == told + [unused])
  }

  private static let problems: [(waivers: [String], rule: String, told: [String])] = [
    ([], "waiver-expired", ["notApplicable"]),
    ([], "waiver-unknown-rule", ["notApplicable"]),
    ([], "waiver-unused", ["notApplicable"]),
    ([waiver("small")], "waiver-expired", ["pass"]),
    ([waiver("small")], "waiver-unknown-rule", ["pass"]),
    ([waiver("small")], "waiver-unused", ["pass"]),
    ([waiver("small", until: "2026-11-21")], "waiver-expired", ["pass"]),
    (
      [waiver("small", until: "2026-11-20")], "waiver-expired",
      ["fail waivers[0]: the waiver for small ended on 2026-11-20"]
    ),
    ([waiver("small", until: "2026-11-20")], "waiver-unused", ["pass"]),
    (
      [waiver("smal")], "waiver-unknown-rule",
      ["fail waivers[0]: the waiver names 'smal', which is no rule; did you mean 'small'?"]
    ),
    (
      [waiver("\"\\e[1m\"")], "waiver-unknown-rule",
      [#"fail waivers[0]: the waiver names '\u{1B}[1m', which is no rule"#]
    ),
    ([waiver("smal")], "waiver-unused", ["pass"]),
    (
      [waiver("small", at: "app")], "waiver-unused",
      [
        """
        fail waivers[0]: the waiver for small covers no finding where it stands; the rule finds \
        something at login.services["google"]
        """
      ]
    ),
    (
      [waiver("waiver-unused")], "waiver-unused",
      ["fail waivers[0]: the waiver for waiver-unused covers no finding"]
    ),
    (
      [waiver("a", until: "2020-01-01"), waiver("small"), waiver("b"), waiver("c")],
      "waiver-unknown-rule",
      ["0", "2", "3"].map {
        let name = ["0": "a", "2": "b", "3": "c"][$0] ?? ""
        return "fail waivers[\($0)]: the waiver names '\(name)', which is no rule"
      }
    ),
    ([waiver("small"), waiver("small", at: google)], "waiver-unused", ["pass"]),
  ]

  @Test(arguments: problems)
  func `waivers themselves are looked after`(
    waivers: [String], rule: String, told: [String]
  ) throws {
    #expect(try Self.told(waivers, by: [rule]) == told)
  }

  @Test(arguments: [("2026-11-20", "fail", "review"), ("2026-11-21", "waived", "waived")])
  func `a waiver covers until its last day`(until: String, google: String, email: String) throws {
    #expect(
      try Self.told([Self.waiver("small", until: until)])
        == ["\(google) \(Self.google): not google", "\(email) \(Self.email): look at email"]
    )
  }

  @Test(arguments: [
    (Selection(only: ["4.8"]), ["waived \(google): not google", "waived \(email): look at email"]),
    (Selection(skip: ["small"]), ["pass"]),
    (Selection(skip: ["waiver-unused", "small"]), []),
    (Selection(only: ["waiver-unused"]), ["pass"]),
  ])
  func `a rule that isn't asked leaves its waiver alone`(
    selection: Selection, told: [String]
  ) throws {
    let rules = ["small", "waiver-unused"]
    #expect(try Self.told([Self.waiver("small")], by: rules, selection: selection) == told)
  }

  @Test func `a waiver for a rule that is off is no mistake`() throws {
    let trial = Trial(Self.rule + "override: {small: off}\n")
    let text = """
      reviewlint: 1
      app: {name: A}
      waivers: [\(Self.waiver("small"))]
      """
    let result = try trial.result(for: text)
    #expect(result.told(by: "waiver-unknown-rule") == ["pass"])
    #expect(result.told(by: "waiver-unused") == ["pass"])
  }

  @Test func `a rule about the description itself can't be waived`() throws {
    let trial = Trial(
      SmallRule.file(["at: app", "require: 'false'"]), path: "rules/description/small.yaml")
    let text = "reviewlint: 1\napp: {name: A}\nwaivers: [\(Self.waiver("small"))]\n"
    let result = try trial.result(for: text)
    #expect(result.told() == ["fail app: It is so"])
    #expect(
      result.told(by: "waiver-unused")
        == ["fail waivers[0]: the waiver for small covers no finding"]
    )
  }
}
