import Diagnostics
import Engine
import Presentation
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

  private static func report(of results: [LintResult]) -> String {
    JSONReporter.text(
      of: RunResult(
        tool: .init(version: "1", rules: "", overridden: []), descriptions: results,
        diagnostics: [], files: SourceFiles()))
  }

  @Test func `rules without findings stand in the order of their ids`() throws {
    let report = Self.report(of: [try Self.result(of: ["zebra", "apes"])])
    #expect(report.contains(#"      "passed": ["apes","submission-date-past","zebra"],"#))
    #expect(report.contains(#"      "notApplicable": ["baseline-stale","#))
  }

  @Test func `what is written can be read, whatever keys there are besides`() throws {
    let report = try Self.report(of: [["apes"], ["bees"]].map(Self.result))
    let more = report.replacing(
      #"      "document": 1,"#, with: "      \"document\": 1, \"later\": [{\"x\": 1}],")
    for text in [report, more] {
      var reader = RunRecordReader(path: "run.json")
      let read = reader.read(Array(text.utf8))
      let run = try #require(read)
      #expect(run.descriptions.map(\.passed)[0].contains("apes"))
      #expect(run.descriptions.map(\.passed)[1].contains("bees"))
      #expect(!run.isStream)
    }
  }
}
