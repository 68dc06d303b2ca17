import Diagnostics
import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct LinterTests {
  private static let text = """
    reviewlint: 1
    app: {name: A}
    login: {services: [google, apple]}
    account: {owner: app}
    """

  private static func trial() -> Trial {
    let rules = [
      SmallRule.rule([
        "id: zebra", "-at", "each: [{s: login.services}]", "require: 'false'",
        "message: '{s.id}'",
      ]),
      SmallRule.rule(["id: apes", "at: login", "require: 'false'"]),
      SmallRule.rule(["id: bears", "at: app.name", "require: 'false'"]),
      SmallRule.rule(["id: cats", "at: login", "require: 'false'"]),
      SmallRule.rule(["id: passing-z"]),
      SmallRule.rule(["id: passing-a"]),
      SmallRule.rule(["id: silent-z", "applies: 'false'"]),
      SmallRule.rule(["id: silent-a", "when: 'false'"]),
    ]
    return Trial("rules:\n" + rules.joined())
  }

  @Test func `findings stand in the order of their places, then of their rules`() throws {
    let result = try Self.trial().result(for: Self.text)
    #expect(
      result.findings.map { "\($0.rule) \($0.location.path)" } == [
        "bears app.name", "apes login", "cats login", #"zebra login.services["google"]"#,
        #"zebra login.services["apple"]"#,
      ]
    )
    #expect(result.passed == ["passing-a", "passing-z", "submission-date-past"])
    #expect(
      result.notApplicable == [
        "baseline-stale", "decision-lapsed", "decision-not-approved", "decision-unused",
        "open-question-new", "open-question-overdue", "silent-a", "silent-z", "waiver-expired",
        "waiver-unknown-rule",
        "waiver-unused",
      ]
    )
  }

  @Test func `what can't be evaluated leaves the other rules to be judged`() throws {
    let rules = [
      SmallRule.rule(["id: after", "require: 'false'"]),
      SmallRule.rule(["id: broken", "require: 1 / size(login.services) > 0"]),
      SmallRule.rule(["id: calm"]),
    ]
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n"
    let result = try Trial("rules:\n" + rules.joined()).result(for: text)
    #expect(result.findings.map(\.rule) == ["after"])
    #expect(result.passed.contains("calm"))
    #expect(result.faults.map(\.rule) == ["broken"])
    #expect(result.verdict == .unjudged)
    let known = result.findings.map(\.rule) + result.passed + result.notApplicable
    #expect(!known.contains("broken"))
  }

  @Test func `a rule stands in one place of the results only`() throws {
    let result = try Self.trial().result(for: Self.text)
    let all = Set(result.findings.map(\.rule)).sorted() + result.passed + result.notApplicable
    #expect(all.count == Set(all).count)
    #expect(all.count == 8 + ProgramRule.all.count)
  }

  @Test func `a result says of what, by which edition and when`() throws {
    let result = try Self.trial().result(for: Self.text)
    #expect(result.app == "A")
    #expect(result.document == 1)
    #expect(result.edition == "2024-03-05")
    #expect(result.asOf == "2026-11-21")
  }

  @Test(arguments: [
    ("reviewlint: 1\n\n# a comment\napp: {name: A}\nlogin:\n  services: [google]\n", true),
    ("reviewlint: 1\napp: {name: A, kind: game}\nlogin: {services: [google]}\n", true),
    ("reviewlint: 1\napp: {name: B}\nlogin: {services: [google]}\n", true),
    ("reviewlint: 1\napp: {name: A, bundleId: b}\nlogin: {services: [google]}\n", false),
    ("reviewlint: 1\napp: {name: A}\nlogin: {services: [email]}\n", false),
  ])
  func `a fingerprint depends on who and where, not on the line`(
    text: String, isSame: Bool
  ) throws {
    let trial = Self.trial()
    let first = try trial.result(
      for: "reviewlint: 1\napp: {name: A}\nlogin: {services: [google]}\n")
    let second = try trial.result(for: text)
    let fingerprints = [first, second].map { result in
      result.findings.filter { $0.rule == "zebra" }.map(\.fingerprint)
    }
    #expect((fingerprints[0] == fingerprints[1]) == isSame)
  }

  private static func fingerprints(
    _ changes: [String], _ description: String = "app: {name: A}\nlogin: {services: [google]}\n"
  ) throws -> [String] {
    let trial = Trial(SmallRule.file(["require: 'false'"] + changes))
    let findings = try trial.result(for: "reviewlint: 1\n" + description).findings
    return findings.filter { $0.rule == "small" }.map(\.fingerprint.hexadecimal)
  }

  @Test func `a fingerprint doesn't depend on the wording, a number or a parameter`() throws {
    let shown = ["message: 'at most {parameters.most}, it is {size(app.name)}'"]
    let first = try Self.fingerprints(shown + ["parameters: {most: 1}"])
    #expect(first.count == 1)
    #expect(try Self.fingerprints(shown + ["parameters: {most: 2}"]) == first)
    #expect(try Self.fingerprints(["message: It is otherwise"]) == first)
    #expect(try Self.fingerprints(["severity: note"]) == first)
    #expect(try Self.fingerprints(["id: other"]) != first)
  }

  @Test func `a fingerprint depends on what the rule's key gives, in any order`() throws {
    func found(_ services: String, _ key: String) throws -> [String] {
      let changes = ["each: [{s: login.services}]", "at: login", key]
      return try Self.fingerprints(changes, "app: {name: A}\nlogin: {services: \(services)}\n")
    }
    func key(_ parts: String...) -> String {
      "key: [\(parts.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
    let both = try found("[google, apple]", "key: [s.id]")
    #expect(both.count == 1)
    #expect(try found("[apple, google]", "key: [s.id]") == both)
    #expect(try found("[apple]", "key: [s.id]") != both)
    #expect(try found("[apple]", key("'1'")) == found("[google, apple]", key("'1'")))
    #expect(try found("[apple]", key("'a'", "'b'")) != found("[apple]", key("'ab'")))
  }

  @Test func `a fingerprint has the ids of items, not their numbers`() throws {
    func found(_ screens: String) throws -> [String] {
      let changes = ["each: [{s: 'screens.filter(s, s.id == \"b\")'}]", "at: s.id"]
      return try Self.fingerprints(
        changes, "app: {name: A}\nlogin: {services: []}\nscreens: [\(screens)]\n")
    }
    let alone = try found("{id: b, device: phone, buttons: []}")
    #expect(alone.count == 1)
    let behind = "{id: a, device: phone, buttons: []}, {id: b, device: phone, buttons: []}"
    #expect(try found(behind) == alone)
  }

  @Test func `no two findings have one fingerprint`() throws {
    let findings = try Self.trial().result(for: Self.text).findings
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
    #expect(findings.allSatisfy { $0.fingerprint.hexadecimal.count == 16 })
  }

  @Test func `a finding has all that its rule says`() throws {
    let trial = Trial(
      SmallRule.file([
        "guidelines: ['4.8', hig]", "severity: warning", "require: 'false'",
        "fix: 'Do {1 + 1} things'",
      ])
    )
    let finding = try #require(try trial.result(for: Self.text).findings.first)
    #expect(finding.rule == "small")
    #expect(finding.title == "A rule")
    #expect(finding.severity == .warning)
    #expect(finding.guidelines == ["4.8", "hig"])
    #expect(finding.message == "It is so")
    #expect(finding.fix == "Do 2 things")
    #expect(finding.why == "Because")
    #expect(finding.missing == [])
  }

  @Test func `what is undecided points at the first fact that is missing`() throws {
    let require = "require: app.kind == 'game' && login.wall == 'none' && account.publicSignUp"
    let trial = Trial(SmallRule.file([require]))
    let finding = try #require(try trial.result(for: Self.text).findings.first)
    #expect(
      finding.message == "can't be decided without app.kind, login.wall, account.publicSignUp")
    #expect(finding.location.path == "app")
    #expect(finding.fix == "")
    let more = Trial(SmallRule.file([require + " && account.socialDisconnect"]))
    #expect(
      try more.messages(for: Self.text)
        == ["can't be decided without app.kind, login.wall, account.socialDisconnect, …"]
    )
  }
}
