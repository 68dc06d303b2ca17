internal import Diagnostics
package import Engine
internal import Rules

/// The results as a person reads them on a terminal; the verdict comes last.
package struct TextReporter: Reporter {
  package static let name = "text"

  /// So many descriptions are still shown one by one.
  private static let mostInFull = 20

  private let style: ReportStyle
  private let setup: RunSetup
  private let guidelines: GuidelineAddresses
  private var counts = Counts()
  /// The results, until there are too many to be shown one by one.
  private var few: [LintResult] = []
  private var fleet: FleetText?

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    self.style = style
    self.setup = setup
    guidelines = GuidelineAddresses(setup.books)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    few.append(result)
    guard fleet != nil || few.count > Self.mostInFull else { return }
    var fleet = fleet ?? FleetText(style: style, setup: setup, guidelines: guidelines)
    for result in few { fleet.add(result, to: spool) }
    self.fleet = fleet
    few = []
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    if let fleet { fleet.write(counts.missing, from: spool, to: &output) }
    for result in few { output.write(text(of: result)) }
    let diagnostics = DiagnosticText(paint: style.paint, width: style.width, language: run.language)
    for diagnostic in run.diagnostics {
      output.write(diagnostics.text(diagnostic, in: run.files) + "\n")
    }
    let text = VerdictText(style: style, language: run.language)
    let lines = [text.inventory(of: run), text.relaxations(in: run, counts)]
    output.write(lines.joined() + text.line(of: run, counts) + "\n")
  }

  private func text(of result: LintResult) -> String {
    let language = setup.language
    let text = DescriptionText(style: style, language: language, guidelines: guidelines)
      .text(result)
    guard few.count > 1 else { return text }
    let counts = Counts(of: result)
    let line = VerdictText(style: style, language: language)
      .line(QualifiedVerdict(result, counts, in: setup), counts.message)
    return text + line + "\n\n"
  }
}
