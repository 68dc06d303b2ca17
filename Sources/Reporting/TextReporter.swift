internal import Diagnostics
package import Linting
internal import Rules

/// The results as a person reads them on a terminal; the verdict comes last.
package struct TextReporter: Reporter {
  package static let name = "text"

  private let style: ReportStyle

  package init(_ style: ReportStyle = ReportStyle()) {
    self.style = style
  }

  package func report(_ run: RunResult) -> String {
    var text = run.descriptions.count > FleetText.mostInFull ? fleet(run) : inFull(run)
    let diagnostics = DiagnosticText(
      paint: style.paint,
      width: style.width,
      language: run.language
    )
    for diagnostic in run.diagnostics {
      text += diagnostics.text(diagnostic, in: run.files) + "\n"
    }
    return text + closing(run)
  }

  private func inFull(_ run: RunResult) -> String {
    let guidelines = GuidelineAddresses(run.books)
    let text = DescriptionText(style: style, language: run.language, guidelines: guidelines)
    guard run.descriptions.count > 1 else { return run.descriptions.map(text.text).joined() }
    return run.descriptions
      .map { text.text($0) + line(counting: $0, in: run) + "\n\n" }.joined()
  }

  private func fleet(_ run: RunResult) -> String {
    let guidelines = GuidelineAddresses(run.books)
    return FleetText(style: style, language: run.language, guidelines: guidelines)
      .text(run)
  }

  private func line(counting result: LintResult, in run: RunResult) -> String {
    VerdictText(style: style, language: run.language)
      .line(QualifiedVerdict(result, in: run), Counts([result]).wording)
  }

  private func closing(_ run: RunResult) -> String {
    let text = VerdictText(style: style, language: run.language)
    return text.relaxations(in: run) + text.line(of: run) + "\n"
  }
}
