package import Presentation

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package struct JSONReporter: Reporter {
  package static let name = "json"

  private let style: ReportStyle

  package init(_ style: ReportStyle) {
    self.style = style
  }

  package func write(_ run: PresentedRun, to output: inout ReportOutput) {
    ReportWriter.write(run, calledBy: style.commands) { output.write($0) }
  }
}
