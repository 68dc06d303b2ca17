import Diagnostics
import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct HorizonTests {
  /// What will count within 90 days against a description of today, by a rule with these keys.
  private static func result(_ changes: [String], _ more: String = "") throws -> LintResult {
    let book = Trial(SmallRule.file(changes)).book
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {wall: none}\n" + more
    let file = SourceFile(path: "login.review.yaml", text: text)
    let check = GuardedCheck(by: GuardedLinter(Linter(book: book), [])) { linter, _ in
      let inputs = DecodingInputs(
        asOf: Trial.today,
        catalogues: linter.book.catalogues,
        fileExists: nil
      )
      return DescriptionCheck(of: file, by: linter.book, inputs)
    }
    let decoded = try #require(check.decodeAll().documents.first)
    let description = try #require(decoded.description)
    return check.lookingAhead(
      to: Trial.day("2027-02-19"),
      from: check.judge(description, in: decoded.document),
      about: decoded.document
    )
  }

  private static let rules: [(changes: [String], more: String, coming: [String])] = [
    (["require: 'false'"], "", []),
    (["require: 'false'", "holds: {from: 2027-02-19}"], "", ["2027-02-19 error"]),
    (["require: 'false'", "holds: {from: 2027-02-20}"], "", []),
    (
      ["require: 'false'", "holds: {from: 2026-12-01, until: 2026-12-02}"], "", ["2026-12-01 error"]
    ),
    (["require: asOf < timestamp('2027-01-15T00:00:00Z')"], "", ["2027-01-15 error"]),
    (["require: 'false'", "severity: {note: , warning: 2027-01-01}"], "", []),
    (
      ["require: 'false'", "severity: {note: , warning: 2026-12-01, error: 2027-01-01}"],
      "",
      ["2027-01-01 error"]
    ),
    (
      ["require: 'false'", "severity: {note: , error: 2027-01-01}"],
      "submission: {date: 2027-01-10}\n",
      []
    ),
    (
      ["require: 'false'", "severity: {note: , error: 2027-01-01}"],
      "submission: {date: 2026-11-10}\n",
      ["2027-01-01 error"]
    ),
  ]

  @Test(arguments: rules)
  func `what will count is told with its first day`(
    changes: [String],
    more: String,
    coming: [String]
  ) throws {
    let result = try Self.result(changes, more)
    #expect(result.horizon?.coming.map { "\($0.day.day) \($0.finding.severity)" } == coming)
    #expect(
      result.verdict
        == (changes == ["require: 'false'"] || more.contains("2027") ? .violations : .compliant)
    )
  }

  @Test func `what a baseline accepts won't count`() throws {
    let changes = ["require: 'false'", "severity: {note: , error: 2027-01-01}"]
    let result = try Self.result(changes)
    let linter = Linter(book: Trial(SmallRule.file(changes)).book)
    var first = BaselineReview(Baseline())
    _ = first.accept(result, by: linter)
    var second = BaselineReview(first.renewed)
    #expect(second.accept(result, by: linter).horizon?.coming.count == 0)
    #expect(result.horizon?.coming.count == 1)
  }
}
