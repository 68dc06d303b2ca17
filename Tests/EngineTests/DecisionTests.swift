import Engine
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
    _ statements: String,
    wall: String = "none",
    name: String = "A",
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

  private static func decision(_ more: String, answer: String = "holds") -> String {
    "decisions: [{rule: small, answer: \(answer), by: Kim, on: 2026-11-01, because: Seen\(more)}]"
  }

  private static func mark() throws -> String {
    let finding = try result("").findings.first { $0.outcome == .review }
    return try #require(finding).factsMark
  }

  @Test func `a decided question stays listed, with who decided it`() throws {
    let result = try Self.result(Self.decision(", facts: '\(Self.mark())'"))
    let finding = try #require(result.findings.first { $0.rule == "small" })
    #expect(finding.outcome == .waived)
    #expect(
      finding.acceptance == .decision(because: "Seen", by: "Kim", on: "2026-11-01", holds: true)
    )
    #expect(result.relaxations.map(\.kind) == [.decision])
    let strict = try Self.result(Self.decision(""), policy: JudgingPolicy(isStrict: true))
    #expect(!strict.findings.contains { $0.rule == "small" && $0.fails })
  }

  @Test func `what a person says doesn't hold is a finding`() throws {
    let result = try Self.result(Self.decision("", answer: "doesNotHold"))
    #expect(result.told(by: "small") == [#"fail login.services["email"]: look at email"#])
    #expect(result.verdict == .violations)
  }

  @Test func `a decision lapses when what its rule reads changes, and not for the rest`() throws {
    let statement = Self.decision(", facts: '\(try Self.mark())'")
    let changed = try Self.result(statement, wall: "someFeatures")
    #expect(changed.told(by: "small") == [#"review login.services["email"]: look at email"#])
    #expect(
      changed.told(by: "decision-lapsed") == [
        "fail decisions[0]: the facts have changed on which Kim decided about small on 2026-11-01;"
          + " the question is open again"
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
