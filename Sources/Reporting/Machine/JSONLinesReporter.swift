package import Presentation

/// The results as JSON: a line for each description, and one of what the run says beside them.
package struct JSONLinesReporter: Reporter {
  package static let name = "jsonl"

  private let style: ReportStyle

  package init(_ style: ReportStyle) {
    self.style = style
  }

  package func write(_ run: PresentedRun, to output: inout ReportOutput) {
    for description in run.descriptions {
      let line = ReportWriter.line(
        of: description.result, asking: description.questions, said: run.language,
        calledBy: style.commands)
      output.write(line)
    }
    output.write(ReportWriter.line(of: run, calledBy: style.commands))
  }
}
