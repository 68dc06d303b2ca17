import Diagnostics
import Engine
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

  private static func items(of ids: [String]) throws -> String {
    let result = try result(of: ids)
    return String(
      decoding: JSONItems(asking: result.quiet.ids, of: [], said: .english).bytes(of: result),
      as: UTF8.self
    )
  }

  @Test func `rules without findings stand in the order of their ids`() throws {
    let text = try Self.items(of: ["zebra", "apes"])
    let passed = """
            "passed": [
              "apes",
              "submission-date-past",
              "zebra"
            ],
            "notApplicable": [
              "baseline-stale",
      """
    #expect(text.contains(passed))
  }

  @Test func `results of other rules say the same`() throws {
    let items = JSONItems(asking: ["bees"], of: [], said: .english)
    let bytes = items.bytes(of: try Self.result(of: ["apes"]))
    #expect(String(decoding: bytes, as: UTF8.self) == (try Self.items(of: ["apes"])))
  }

  @Test func `several results are items of one list`() throws {
    let results = try [["apes"], ["bees"]].map(Self.result)
    let run = RunResult(
      tool: .init(version: "1", rules: "", overridden: []),
      descriptions: results,
      diagnostics: [],
      files: SourceFiles()
    )
    let items = try [["apes"], ["bees"]].map(Self.items)
    let list = items[0].dropFirst() + items[1]
    #expect(items.allSatisfy { $0.first == "," })
    #expect(JSONReporter.text(of: run).contains("\"descriptions\": [\(list)\n  ],"))
  }
}
