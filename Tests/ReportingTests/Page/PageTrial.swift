import Diagnostics
import Engine
import Model
import Rules
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

/// Small rules, held against small descriptions, and what a page makes of that.
struct PageTrial {
  private let trial: Trial

  /// Rules with these changes each, and letters of the classes that they name.
  init(_ rules: [[String]], letters: [String] = []) {
    let catalogue = letters.isEmpty ? "" : "letters: [\(letters.joined(separator: ", "))]\n"
    trial = Trial("rules:\n" + rules.map(SmallRule.rule).joined() + catalogue)
  }

  var catalogue: RuleCatalogue { RuleCatalogue(of: setup) }

  private var setup: RunSetup { RunSetup(books: [trial.book]) }

  /// What the rules say about an app; further lines belong to its description.
  func result(_ app: String = "Pawprint", _ lines: String = "") throws -> LintResult {
    #expect(trial.told == [])
    let text = "reviewlint: 1\napp: {name: \(app)}\nlogin: {services: [apple]}\n\(lines)"
    let (description, _) = try trial.description(text)
    let linter = Linter(book: trial.book, drawsLogin: true)
    return linter.lint(description)
  }

  func run(_ results: [LintResult], rules: String = "") -> RunResult {
    RunResult(
      tool: .init(version: "1", rules: rules, overridden: []), descriptions: results,
      diagnostics: [], files: SourceFiles(), setup: RunSetup(books: [trial.book]))
  }

  /// What is open in a run, as its report in JSON says.
  static func earlier(_ run: RunResult) -> EarlierRun? {
    var reader = RunRecordReader(path: "earlier.json")
    return reader.read(Array(JSONReporter.text(of: run).utf8)).map(EarlierRun.init)
  }

  /// The text of the first element with that start, without markup.
  static func words(of start: String, until end: String, in page: String) -> String? {
    guard let from = page.firstRange(of: start)?.upperBound,
      let to = page[from...].firstRange(of: end)?.lowerBound
    else { return nil }
    return page[from..<to].replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
      .trimmingPrefix(" ").description
  }
}
