import Diagnostics
import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct DecisionTests {
  /// A rule that asks about e-mail, and reads the login's wall.
  private static let rule = SmallRule.file([
    "-at", "each: [{s: login.services}]", "require: login.wall != 'wholeApp'",
    "review: {if: s.id == 'email', text: 'look at {s.id}'}",
  ])

  private static func result(
    _ statements: String, wall: String = "none", name: String = "A",
    policy: JudgingPolicy = JudgingPolicy()
  ) throws -> LintResult {
    let text = """
      reviewlint: 1
      app: {name: \(name)}
      login: {services: [google, email], wall: \(wall)}
      \(statements)
      """
    return try Trial(rule).result(for: text, policy: policy)
  }

  private static let facts =
    #"{'login.services["email"].id': email, login.wall: none}"#

  private static func decision(
    _ more: String = "", answer: String = "holds", facts: String = facts
  ) -> String {
    "decisions: [{rule: small, answer: \(answer), by: Kim, on: 2026-11-01, because: Seen\(more),"
      + " facts: \(facts)}]"
  }

  @Test func `an answer rests on what its clauses read, by path`() throws {
    let finding = try #require(try Self.result("").findings.first { $0.outcome == .review })
    #expect(finding.factsRead.node.inline == Self.facts)
  }

  @Test func `a decided question stays listed, with who decided it`() throws {
    let result = try Self.result(Self.decision())
    let finding = try #require(result.findings.first { $0.rule == "small" })
    #expect(finding.outcome == .decided)
    #expect(
      finding.acceptance == .decision(because: "Seen", by: "Kim", on: "2026-11-01", holds: true))
    #expect(result.relaxations.map(\.kind) == [.decision])
    let strict = try Self.result(Self.decision(), policy: JudgingPolicy(isStrict: true))
    #expect(!strict.findings.contains { $0.rule == "small" && $0.fails })
  }

  @Test func `what a person says doesn't hold is a finding`() throws {
    let result = try Self.result(Self.decision(answer: "doesNotHold"))
    #expect(result.told(by: "small") == [#"fail login.services["email"]: look at email"#])
    #expect(result.verdict == .violations)
  }

  @Test func `a decision lapses when what its rule reads changes, and not for the rest`() throws {
    let statement = Self.decision()
    let changed = try Self.result(statement, wall: "someFeatures")
    #expect(changed.told(by: "small") == [#"review login.services["email"]: look at email"#])
    #expect(
      changed.told(by: "decision-lapsed") == [
        "fail decisions[0]: the facts have changed on which Kim decided about small on 2026-11-01:"
          + " login.wall (none → someFeatures); the question is open again"
      ]
    )
    #expect(
      try Self.result(statement + "\naccount: {publicSignUp: true}").told(by: "decision-lapsed")
        == ["pass"]
    )
  }

  @Test(arguments: [
    (", until: 2026-11-20", "decision-lapsed", "the decision on small ended on 2026-11-20"),
    (
      #", at: 'login.services["google"]'"#, "decision-unused",
      "the decision on 'small' answers no question"
    ),
  ])
  func `a decision that counts no more is named`(more: String, rule: String, told: String) throws {
    let result = try Self.result(Self.decision(more))
    #expect(result.told(by: "small") == [#"review login.services["email"]: look at email"#])
    #expect(result.told(by: rule) == ["fail decisions[0]: \(told)"])
  }

  private static let trial = Trial(rule)

  @Test func `only who may decide decides what a file of rules holds`() throws {
    let (description, _) = try Self.trial.description(
      """
      reviewlint: 1
      app: {name: A}
      login: {services: [email], wall: none}
      \(Self.decision())
      """
    )
    func told(_ approvers: Set<String>) -> [String] {
      let linter = Linter(book: Self.trial.book, approvers: approvers)
      let result = linter.lint(description)
      return result.told(by: "small") + result.told(by: "decision-not-approved")
    }
    #expect(told(["Kim"]) == [#"decided login.services["email"]: look at email"#, "pass"])
    #expect(
      told(["Lee"]) == [
        #"review login.services["email"]: look at email"#,
        "fail decisions[0]: the decision on small is by Kim, who is none of the approvers",
      ]
    )
  }

  private static func takenOn(_ path: String) throws {
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: [google, email]}
      open: [{facts: ['\(path)'], owner: Kim, until: 2026-12-01}]
      """
    _ = try trial.description(text)
  }

  @Test(arguments: [
    ("login.wal", "did you mean 'login.wall'?"),
    ("account.creaton", "did you mean 'account.creation'?"),
    (
      #"login.services["gogle"].presentation"#,
      #"did you mean 'login.services["google"].presentation'?"#
    ),
    ("login[0]", #"write one like screens["sign-in"].buttons[0]"#),
  ])
  func `what somebody takes on must be something that can be known`(path: String, hint: String) {
    let told = "4:17 ‹'\(path)'›: '\(path)' is no place in this description; \(hint)"
    let stop = #expect(throws: Trial.ReadingStop.self) { try Self.takenOn(path) }
    #expect(stop?.description == told)
  }

  @Test(arguments: ["account.creation", "account", #"login.services["google"].presentation"#])
  func `what isn't written can be taken on`(path: String) {
    #expect(throws: Never.self) { try Self.takenOn(path) }
  }

  @Test func `a question is overdue once its day has passed, and only while it is open`() throws {
    func told(_ until: String, wall: String) throws -> [String] {
      let open = "open: [{facts: [login.wall], owner: Kim, until: \(until)}]"
      return try Self.result(open, wall: wall).told(by: "open-question-overdue")
    }
    #expect(try told("2026-11-21", wall: "unknown") == ["pass"])
    #expect(try told("2026-11-20", wall: "none") == ["pass"])
    #expect(
      try told("2026-11-20", wall: "unknown") == [
        "fail open[0]: login.wall is still open: Kim wanted to answer it until 2026-11-20"
      ]
    )
  }
}
