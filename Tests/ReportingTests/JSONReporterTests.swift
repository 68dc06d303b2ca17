import Diagnostics
import Engine
import Localization
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct JSONReporterTests {
  private static func result(of ids: [String]) throws -> LintResult {
    let rules = ids.map { SmallRule.rule(["id: \($0)"]) }
    let trial = Trial("rules:\n" + rules.joined())
    return try trial.result(for: "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n")
  }

  private static func item(of ids: [String]) throws -> String {
    var json = JSONWriter(indentation: 2, depth: 2)
    json.write(try result(of: ids), said: .english, ReportStyle())
    return json.text
  }

  @Test func `rules without findings stand in the order of their ids`() throws {
    let passed = """
            "passed": [
              "apes",
              "submission-date-past",
              "zebra"
            ],
            "notApplicable": [
              "baseline-stale",
      """
    #expect(try Self.item(of: ["zebra", "apes"]).contains(passed))
  }

  @Test func `several results are items of one list`() throws {
    let results = try [["apes"], ["bees"]].map(Self.result)
    let run = RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: results, diagnostics: [],
      files: SourceFiles())
    let items = try [["apes"], ["bees"]].map(Self.item).joined(separator: ",\n    ")
    #expect(JSONReporter.text(of: run).contains("\"descriptions\": [\n    \(items)\n  ],"))
  }
}
