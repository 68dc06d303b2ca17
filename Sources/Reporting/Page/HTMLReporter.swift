package import Linting

/// The results as one page for people: no script, no request, nothing beside it.
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let detail = ResultDetail.login

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    Page(run).text
  }
}
