import Linting
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct JSONReporterTests {
  private static func items(of ids: [String]) throws -> String {
    let rules = ids.map { SmallRule.rule(["id: \($0)"]) }
    let trial = Trial("rules:\n" + rules.joined())
    let result = try trial.result(for: "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n")
    return String(
      decoding: JSONItems(asking: result.quiet.ids, said: .english).bytes(of: result),
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

  @Test func `what is no plain word in an id is escaped`() throws {
    let text = try Self.items(of: [#"'say "no"'"#, "tést", "apes"])
    let passed = #"""
            "passed": [
              "apes",
              "say \"no\"",
              "submission-date-past",
              "tést"
            ],
      """#
    #expect(text.contains(passed))
  }
}
