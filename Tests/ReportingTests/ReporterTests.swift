import Diagnostics
import Engine
import Model
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

/// What holds for every format.
@Suite struct ReporterTests {
  /// Rules that find something to say of each kind.
  private static let trial = Trial(
    "rules:\n"
      + SmallRule.rule(["id: fails", "require: 'false'", "message: 'not {app.name}'"])
      + SmallRule.rule(["id: asks", "require: 'app.kind == \"social\"'"])
      + SmallRule.rule(["id: reviews", "review: {if: 'true', text: 'Look at {app.name}'}"])
  )

  @Test(arguments: reporters.indices)
  func `nothing more is written after something wasn't taken`(_ format: Int) throws {
    var pieces = 0
    var output = ReportOutput { _ in
      pieces += 1
      return false
    }
    let run = PresentedRun(of: try Self.run(["App 1", "App 2"]))
    reporters[format].write(run, ReportStyle(), to: &output)
    #expect(!output.isComplete)
    #expect(pieces == 1)
  }

  /// What is said of apps of those names, each from a file of its own.
  private static func run(_ apps: [String]) throws -> RunResult {
    let results = try apps.map { app in
      try trial.result(
        for: "reviewlint: 1\napp: {name: \(app), bundleId: \(app)}\nlogin: {services: [apple]}\n")
    }
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: results,
      diagnostics: [], files: SourceFiles(), setup: RunSetup(books: [trial.book]))
  }

  @Test(arguments: [(["A", "B"], 0), (["A", "B", "A"], 1), (["A", "A", "A"], 2)])
  func `what is found again in another description has a number`(
    apps: [String], again: Int
  ) throws {
    for text in try [
      GitLabReporter.text(of: Self.run(apps)), SARIFReporter.text(of: Self.run(apps)),
    ] {
      #expect(text.ranges(of: ":1\"").count == 3 * (apps.count - again))
      #expect(text.ranges(of: ":2\"").count == (again > 0 ? 3 : 0))
      #expect(text.ranges(of: ":3\"").count == (again > 1 ? 3 : 0))
    }
    let cases = JUnitReporter.text(of: try Self.run(apps))
    #expect(cases.ranges(of: "name=\"fails @ A (2)\"").count == (again > 0 ? 1 : 0))
    #expect(cases.ranges(of: "name=\"fails @ A (3)\"").count == (again > 1 ? 1 : 0))
  }
}
