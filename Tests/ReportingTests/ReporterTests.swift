import Diagnostics
import Engine
import Model
import TestSupport
import Testing

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

  private struct Weak {
    weak var description: Description?
  }

  /// The result of a description of that number, and the description as long as anybody has it.
  private static func result(_ number: Int) throws -> (LintResult, Weak) {
    let text = "reviewlint: 1\napp: {name: App \(number)}\nlogin: {services: [apple]}\n"
    let (description, file) = try trial.description(text)
    let linter = Linter(book: trial.book, detail: [.screens, .login])
    let result = linter.lint(description, in: file, lines: LineTable(of: file))
    return (result, Weak(description: description))
  }

  private static func kept<Report: Reporter>(of count: Int, by type: Report.Type) throws -> Int {
    var report = Report(ReportStyle(), RunSetup(books: [trial.book]))
    let spool = MemorySpool()
    var described: [Weak] = []
    for number in 1...count {
      let (result, description) = try result(number)
      report.add(result, to: spool)
      described.append(description)
    }
    return withExtendedLifetime(report) { described.count { $0.description != nil } }
  }

  @Test(arguments: reporters.indices)
  func `a report has none of many results in memory`(_ format: Int) throws {
    #expect(try Self.kept(of: 30, by: reporters[format]) == 0, "\(reporters[format].name)")
  }

  @Test(arguments: reporters.indices)
  func `a report may be written again`(_ format: Int) throws {
    func texts<Report: Reporter>(_ type: Report.Type) throws -> [String] {
      var report = Report(ReportStyle(), RunSetup(books: [Self.trial.book]))
      let spool = MemorySpool()
      let results = try (1...3).map { try Self.result($0).0 }
      for result in results { report.add(result, to: spool) }
      let run = RunResult(
        tool: .init(version: "1", rules: "", overridden: []), descriptions: [],
        summary: RunResult.Summary(of: results), diagnostics: [], files: SourceFiles(),
        setup: RunSetup(books: [Self.trial.book]))
      return (1...2).map { _ in
        var bytes: [UInt8] = []
        var output = ReportOutput { piece in
          bytes += piece
          return true
        }
        report.write(run, from: spool, to: &output)
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    let texts = try texts(reporters[format])
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("App 3"))
  }

  @Test(arguments: reporters.indices)
  func `nothing more is written after something wasn't taken`(_ format: Int) throws {
    func pieces<Report: Reporter>(_ type: Report.Type) throws -> Int {
      var report = Report(ReportStyle(), RunSetup(books: [Self.trial.book]))
      let spool = MemorySpool()
      report.add(try Self.result(1).0, to: spool)
      let run = RunResult(
        tool: .init(version: "1", rules: "", overridden: []), descriptions: [], diagnostics: [],
        files: SourceFiles())
      var pieces = 0
      var output = ReportOutput { _ in
        pieces += 1
        return false
      }
      report.write(run, from: spool, to: &output)
      #expect(!output.isComplete)
      return pieces
    }
    #expect(try pieces(reporters[format]) == 1)
  }

  /// A result of an app of that name, from a file of its own.
  private static func text<Report: Reporter>(_ type: Report.Type, apps: [String]) throws -> String {
    let results = try apps.map { app in
      try trial.result(for: "reviewlint: 1\napp: {name: \(app)}\nlogin: {services: [apple]}\n")
    }
    return Report.text(
      of: RunResult(
        tool: .init(version: "1", rules: "", overridden: []), descriptions: results,
        diagnostics: [], files: SourceFiles(), setup: RunSetup(books: [trial.book]))
    )
  }

  @Test(arguments: [(["A", "B"], 0), (["A", "B", "A"], 1), (["A", "A", "A"], 2)])
  func `what is found again in another description has a number`(
    apps: [String], again: Int
  ) throws {
    for text in try [
      Self.text(GitLabReporter.self, apps: apps), Self.text(SARIFReporter.self, apps: apps),
    ] {
      #expect(text.ranges(of: ":1\"").count == 3 * (apps.count - again))
      #expect(text.ranges(of: ":2\"").count == (again > 0 ? 3 : 0))
      #expect(text.ranges(of: ":3\"").count == (again > 1 ? 3 : 0))
    }
    let cases = try Self.text(JUnitReporter.self, apps: apps)
    #expect(cases.ranges(of: "name=\"fails @ A (2)\"").count == (again > 0 ? 1 : 0))
    #expect(cases.ranges(of: "name=\"fails @ A (3)\"").count == (again > 1 ? 1 : 0))
  }
}
