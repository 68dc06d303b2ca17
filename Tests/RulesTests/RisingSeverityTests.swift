import Diagnostics
import Engine
import Rules
import TestSupport
import Testing

@Suite struct RisingSeverityTests {
  private static let rising = "severity: {note: , warning: 2026-12-01, error: 2027-03-17}"

  @Test(arguments: [
    ("2026-11-30", Severity.note), ("2026-12-01", .warning), ("2027-03-16", .warning),
    ("2027-03-17", .error), ("2030-01-01", .error),
  ])
  func `a finding is as severe as its rule on the day of submission`(
    day: String,
    severity: Severity
  ) throws {
    let trial = Trial(SmallRule.file([Self.rising, "require: 'false'"]))
    let text =
      "reviewlint: 1\napp: {name: A}\nsubmission: {date: \(day)}\nlogin: {wall: none}\n"
    let result = try trial.result(for: text)
    #expect(result.findings.map(\.severity) == [severity])
    #expect(result.verdict == (severity == .error ? .violations : .compliant))
  }

  private static let mistakes: [(severity: String, told: String)] = [
    (
      "{}",
      """
      5:15 ‹{}›: a severity that rises names what holds from the start, and later words with days: \
      {note: , warning: 2026-12-01}
      """
    ),
    (
      "{warning: 2026-12-01}",
      """
      5:25 ‹2026-12-01›: 'warning' holds from the start, since it is the first; give its day to a \
      stricter word behind it
      """
    ),
    (
      "{note: , warning: }",
      """
      5:24 ‹warning›: 'warning' needs the day from which on it holds; only the first word goes \
      without
      """
    ),
    (
      "{note: , warning: 2026-12-01, error: 2026-12-01}",
      "5:52 ‹2026-12-01›: 'error' would begin no later than 'warning', which holds from 2026-12-01 on"
    ),
    (
      "{error: , warning: 2026-12-01}",
      "5:25 ‹warning›: 'warning' isn't stricter than 'error' before it; a severity only rises"
    ),
    (
      "{note: , eror: 2026-12-01}",
      "5:24 ‹eror›: 'eror' is not error, warning or note; did you mean 'error'?"
    ),
    (
      "{note: , error: 2026-12-32}",
      "5:31 ‹2026-12-32›: '2026-12-32' is not a date; write a day of the calendar as YYYY-MM-DD"
    ),
  ]

  @Test(arguments: mistakes)
  func `a severity that can't rise so is told at its place`(severity: String, told: String) {
    #expect(Trial(SmallRule.file(["severity: \(severity)"])).told == [told])
  }

  private static let replaced:
    [(severity: String, before: [Relaxation.Kind], after: [Relaxation.Kind], isOverridden: Bool)] =
      [
        ("note", [], [.ruleMilder], true), ("warning", [], [], true), ("error", [], [], false),
      ]

  @Test(arguments: replaced)
  func `a plain severity is milder on the days on which the rule's own was stricter`(
    severity: String,
    before: [Relaxation.Kind],
    after: [Relaxation.Kind],
    isOverridden: Bool
  ) {
    let rule = SourceFile(path: "builtin/small.yaml", text: SmallRule.file([Self.rising]))
    let own = SourceFile(path: "own.yaml", text: "override: {small: \(severity)}")
    let trial = Trial([own], builtIn: [SmallCatalogue.file, rule])
    #expect(trial.told == [])
    #expect(trial.book.rules.map(\.severities.text) == [severity])
    #expect(trial.book.relaxations.isEmpty)
    #expect(trial.book.relaxations(on: Trial.day("2026-11-30")).map(\.kind) == before)
    #expect(trial.book.relaxations(on: Trial.day("2026-12-01")).map(\.kind) == after)
    #expect(trial.book.overridden == (isOverridden ? ["small"] : []))
  }

  @Test func `a rule that is locked can't be kept from rising`() {
    let files = ["locked: [small]\n", "override: {small: warning}\n"].enumerated().map {
      SourceFile(path: "\($0).yaml", text: $1)
    }
    let rule = SourceFile(path: "builtin/small.yaml", text: SmallRule.file([Self.rising]))
    #expect(
      Trial(files, builtIn: [SmallCatalogue.file, rule]).told.first
        == "1:12 ‹small›: 'small' is locked; it can only be made stricter"
    )
  }

  @Test func `a rule that is newer than the release in use doesn't rise`() {
    let rule = SourceFile(
      path: "builtin/small.yaml",
      text: SmallRule.file([Self.rising, "since: 0.2"])
    )
    let own = SourceFile(path: "own.yaml", text: "ruleset: 0.1\n")
    let book = Trial([own], builtIn: [SmallCatalogue.file, rule]).book
    #expect(book.rules.map(\.severities.text) == ["note"])
    #expect(book.relaxations(on: Trial.day("2027-03-17")).map(\.kind) == [.ruleNewer])
  }
}
