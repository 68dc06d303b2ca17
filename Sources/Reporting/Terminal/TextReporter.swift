internal import Engine
package import Presentation

/// The results as a person reads them on a terminal; the first line is the verdict, and so is the last.
package enum TextReporter: Reporter {
  package static let name = "text"

  /// Of several descriptions those that are ready are a line each.
  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    let (descriptions, language) = (run.byUrgency, run.language)
    let verdicts = VerdictText(style: style, language: language)
    let texts = DescriptionText(style: style, language: language)
    output.write(verdicts.headline(of: run) + "\n\n")
    let isAlone = descriptions.count == 1
    let open = descriptions.filter { isAlone || $0.verdict.state < .readyButFor }
    for description in open {
      output.write(texts.text(description))
      if isAlone { continue }
      output.write(verdicts.line(description.verdict, description.counts.message) + "\n\n")
    }
    let ready = descriptions.dropFirst(open.count).map { texts.line($0, verdicts) + "\n" }
    output.write(ready.joined() + (ready.isEmpty ? "" : "\n"))
    let diagnostics = DiagnosticText(paint: style.paint, width: style.width, language: language)
    for diagnostic in run.run.diagnostics {
      output.write(diagnostics.text(diagnostic, in: run.run.files) + "\n")
    }
    output.write(
      verdicts.inventory(of: run) + verdicts.relaxations(in: run) + verdicts.errors(in: run)
        + verdicts.line(of: run) + "\n" + verdicts.headline(of: run) + "\n")
  }
}
