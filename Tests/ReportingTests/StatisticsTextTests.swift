import Diagnostics
import Engine
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct StatisticsTextTests {
  @Test func `times and the outcomes of each rule are told`() throws {
    let rule = SmallRule.file([
      "-at", "each: [{s: login.services}]", "require: s.id != 'google'", "message: 'not {s.id}'",
    ])
    let trial = Trial(rule)
    let results = try ["google", "apple", "apple"].map {
      try trial.result(for: "reviewlint: 1\napp: {name: A}\nlogin: {services: [\($0)]}\n")
    }
    var tally = RuleTally()
    for result in results { tally.add(result) }
    let run = RunResult(
      tool: .init(version: "1", rules: "", overridden: []),
      descriptions: results,
      diagnostics: [],
      files: SourceFiles()
    )
    var check = CheckTimes()
    check.reading = .milliseconds(3)
    check.decoding = .microseconds(2_500)
    check.evaluating = .milliseconds(4)
    let times = RunTimes(
      check: check,
      reporting: .microseconds(1_250),
      whole: .milliseconds(250)
    )
    let lines = StatisticsText(width: 120).text(run, tally, times).split(separator: "\n")
    #expect(lines[0] == "3 descriptions in 250 ms, 12 per second")
    #expect(
      lines[1]
        == "reading 3 ms, decoding 2.5 ms, evaluating 4 ms (all jobs together), reporting 1.25 ms"
    )
    #expect(lines.contains("small: 1 error, 2 passed"))
  }
}
