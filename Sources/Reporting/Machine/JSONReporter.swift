package import Presentation

/// The results as JSON, schema 1: stable, every other machine's format is made of the same values.
package enum JSONReporter: Reporter {
  package static let name = "json"

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    ReportWriter.write(run, calledBy: style.commands) { output.write($0) }
  }
}
