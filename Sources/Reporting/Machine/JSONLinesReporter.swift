package import Presentation

/// The results as JSON: a line for each description, and one of what the run says beside them.
package enum JSONLinesReporter: Reporter {
  package static let name = "jsonl"

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    for description in run.descriptions {
      let line = ReportWriter.line(
        of: description.result, asking: description.questions, said: run.language,
        calledBy: style.commands)
      output.write(line)
    }
    output.write(ReportWriter.line(of: run, calledBy: style.commands))
  }
}
