internal import Diagnostics
package import Linting
internal import Rules

/// The results as a comment on a pull request, or as the summary of a job.
package struct MarkdownReporter: Reporter {
  package static let name = "markdown"

  /// GitHub takes 65,536 characters for a comment, and more for a summary.
  private static let longest = 60_000

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let findings = MarkdownFindings(of: run)
    var page = MarkdownPage(said: run.language)
    page.add(
      "## reviewlint: \(findings.text.escaped(run.language(SubmissionVerdict(run).wording)))"
    )
    page.add(findings.counts)
    page.add(findings.inputs, upTo: Self.longest / 6)
    page.add(findings.relaxed, upTo: Self.longest / 5)
    page.add(findings.descriptions, upTo: Self.longest / 4)
    page.add(findings.table, upTo: Self.longest / 2)
    page.add(findings.questions, upTo: Self.longest / 4 * 3)
    page.add(findings.details, upTo: Self.longest)
    page.add(findings.accepted, upTo: Self.longest)
    return page.text
  }
}
