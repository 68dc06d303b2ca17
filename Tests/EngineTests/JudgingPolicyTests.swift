import Diagnostics
import Engine
import Rules
import TestSupport
import Testing

@Suite struct JudgingPolicyTests {
  /// The verdicts on a finding that is an error, a warning, a note.
  private static let table:
    [(failOn: Severity?, isStrict: Bool, outcome: String, verdicts: String)] = [
      (.error, false, "fail", "violations compliant compliant"),
      (.error, false, "incomplete", "incomplete compliant compliant"),
      (.error, false, "review", "compliant compliant compliant"),
      (.error, false, "exempt", "compliant compliant compliant"),
      (.error, false, "waived", "compliant compliant compliant"),
      (.warning, false, "fail", "violations violations compliant"),
      (.warning, false, "incomplete", "incomplete incomplete compliant"),
      (.warning, false, "review", "compliant compliant compliant"),
      (.note, false, "fail", "violations violations violations"),
      (.note, false, "incomplete", "incomplete incomplete incomplete"),
      (.note, false, "review", "compliant compliant compliant"),
      (nil, false, "fail", "violations compliant compliant"),
      (nil, false, "incomplete", "incomplete compliant compliant"),
      (.error, true, "fail", "violations violations violations"),
      (.error, true, "incomplete", "incomplete incomplete incomplete"),
      (.error, true, "review", "incomplete incomplete incomplete"),
      (.error, true, "exempt", "compliant compliant compliant"),
      (.error, true, "waived", "compliant compliant compliant"),
    ]

  @Test(arguments: [
    (JudgingPolicy(), JudgingPolicy(failOn: .warning), Severity.warning, false),
    (JudgingPolicy(failOn: .note), JudgingPolicy(failOn: .warning), .note, false),
    (JudgingPolicy(failOn: nil), JudgingPolicy(failOn: .error), .error, false),
    (JudgingPolicy(failOn: nil), JudgingPolicy(failOn: nil), nil, false),
    (JudgingPolicy(failOn: nil, isStrict: true), JudgingPolicy(failOn: .error), .note, true),
  ])
  func `of two policies the stricter holds, in whatever order`(
    one: JudgingPolicy, other: JudgingPolicy, failOn: Severity?, isStrict: Bool
  ) {
    for both in [one.combined(with: other), other.combined(with: one)] {
      #expect(both.failOn == failOn)
      #expect(both.isStrict == isStrict)
    }
  }

  @Test(arguments: table)
  func `a verdict counts what is at or above the level`(
    failOn: Severity?, isStrict: Bool, outcome: String, verdicts: String
  ) throws {
    let policy = JudgingPolicy(failOn: failOn, isStrict: isStrict)
    let found = try Severity.allCases.map { severity in
      try Self.verdict(on: outcome, severity, policy)
    }
    #expect(found.joined(separator: " ") == verdicts)
  }

  /// The verdict on a description about which a rule of that severity says that.
  private static func verdict(
    on outcome: String, _ severity: Severity, _ policy: JudgingPolicy
  ) throws -> String {
    let changes = [
      "fail": ["require: 'false'"], "incomplete": ["require: account.publicSignUp"],
      "review": ["review: {if: 'true', text: Look}"],
      "exempt": ["exempt: [{id: a, if: 'true', note: n}]"], "waived": ["require: 'false'"],
    ]
    let waivers =
      outcome == "waived"
      ? "[{rule: small, reason: r, approvedBy: k, until: 2026-12-01}]" : "[]"
    let trial = Trial(SmallRule.file(["severity: \(severity.rawValue)"] + (changes[outcome] ?? [])))
    let result = try trial.result(
      for: "reviewlint: 1\napp: {name: A}\nwaivers: \(waivers)\n", policy: policy)
    #expect(result.findings.map(\.outcome.rawValue) == [outcome])
    return result.verdict.rawValue
  }

  @Test func `the worst finding makes the verdict`() throws {
    let rules = [
      SmallRule.rule(["id: a", "require: account.publicSignUp"]),
      SmallRule.rule(["id: b", "require: 'false'"]),
      SmallRule.rule(["id: c", "require: account.publicSignUp"]),
    ]
    let result = try Trial("rules:\n" + rules.joined())
      .result(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(result.verdict == .violations)
  }
}
