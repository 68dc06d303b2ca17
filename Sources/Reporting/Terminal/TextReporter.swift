internal import Engine
package import Presentation

/// The results as a person reads them on a terminal; the verdict comes last.
package struct TextReporter: Reporter {
  package static let name = "text"

  private let style: ReportStyle

  package init(_ style: ReportStyle) {
    self.style = style
  }

  package func write(_ run: PresentedRun, to output: inout ReportOutput) {
    let (descriptions, language) = (run.descriptions, run.language)
    let verdicts = VerdictText(style: style, language: language)
    let texts = DescriptionText(style: style, language: language)
    for description in descriptions {
      output.write(texts.text(description))
      guard descriptions.count > 1 else { continue }
      output.write(verdicts.line(description.verdict, description.counts.message) + "\n\n")
    }
    let diagnostics = DiagnosticText(paint: style.paint, width: style.width, language: language)
    for diagnostic in run.run.diagnostics {
      output.write(diagnostics.text(diagnostic, in: run.run.files) + "\n")
    }
    output.write(
      verdicts.inventory(of: run) + verdicts.relaxations(in: run) + verdicts.line(of: run) + "\n")
  }
}
