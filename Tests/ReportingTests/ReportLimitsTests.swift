import Diagnostics
import Engine
import Testing

@testable import Presentation
@testable import Reporting

/// What platforms take at most.
@Suite struct ReportLimitsTests {
  /// A run in which a number of files couldn't be read.
  private static func run(errors: Int, reason: String = "not there") -> RunResult {
    let diagnostics = (1...errors).map { number in
      let place = SourceRange(wholeOf: SourceFile.ID(path: "\(number).review.yaml"))
      return Diagnostic(.words(reason), at: place)
    }
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: [],
      diagnostics: diagnostics, files: SourceFiles())
  }

  @Test(arguments: [(10, 10, nil), (11, 9, "2 more are left out"), (30, 9, "21 more are left out")])
  func `of more than GitHub shows, the last line tells`(
    _ errors: Int, _ shown: Int, _ rest: String?
  ) {
    let lines = GitHubReporter.text(of: Self.run(errors: errors)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error file=") } == shown)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.contains("left out") } == (rest == nil ? 0 : 1))
    // The first line is the verdict, and what isn't shown stands in the log.
    #expect(lines.first?.hasPrefix("::notice title=reviewlint::Not judged") == true)
    if let rest {
      #expect(lines[shown + 1].hasPrefix("::error title=reviewlint::\(rest)"))
      #expect(lines.count { $0.contains("input/verbatim: not there") } == errors - shown)
    }
  }

  @Test(arguments: [(5, nil), (6, "1 more result is left out: GitHub takes no more than 5")])
  func `SARIF has no more results than GitHub takes`(_ errors: Int, _ rest: String?) {
    let run = PresentedRun(of: Self.run(errors: errors))
    let text = ReportOutput.text { SARIFReporter.write(run, mostResults: 5, to: &$0) }
    let fingerprints = text.split(separator: "\n").count { $0.contains("primaryLocationLineHash") }
    #expect(fingerprints == 5)
    #expect(text.contains("left out") == (rest != nil))
    if let rest { #expect(text.contains(rest)) }
  }

  @Test func `a page of Markdown is short enough for a comment`() {
    let run = Self.run(errors: 1_000, reason: String(repeating: "长", count: 100))
    let text = MarkdownReporter.text(of: run)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains(" more are left out: the page would be too long"))
  }
}
