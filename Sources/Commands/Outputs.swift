internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules

/// Writes a run's results to where a person wants them.
struct Outputs {
  private let options: CheckOptions
  private let terminal: Terminal
  /// The descriptions, where they were written down as they came.
  private let spool: ReportSpool?

  init(_ options: CheckOptions, _ spool: ReportSpool?, in terminal: Terminal) {
    self.options = options
    self.spool = spool
    self.terminal = terminal
  }

  /// Writes every report and the new baseline; false when one of them could not be written.
  func write(_ result: RunResult, _ renewed: Baseline) -> Bool {
    let deliveries = Deliveries(to: terminal.files)
    let items = options.reports.map(item) + baseline(renewed, after: result)
    let written = deliveries.write(items, of: result)
    let isComplete = written.diagnostics.count == result.diagnostics.count
    if isComplete, options.newBaseline != nil { tellWhatStaysOpen(in: result) }
    if writeToStandardOutput(written) { return isComplete }
    let again = options.reports.filter { !terminal.files.isStream($0.path) }
    _ = deliveries.write(again.map(item), of: written.adding([Self.lostOutput]))
    return false
  }

  private func item(_ report: CheckOptions.Report) -> Deliveries.Item {
    Deliveries.Item(
      path: report.path,
      text: { report.format.reporter(ReportStyle()).report($0) },
      refusal: { .unwrittenReport($0) }
    )
  }

  /// A baseline can't accept what nobody knows.
  private func tellWhatStaysOpen(in result: RunResult) {
    let count = result.summary[.incomplete]
    guard count > 0, result.verdict != .unjudged else { return }
    let message = result.language(
      .counted(
        count,
        one: "the baseline leaves open what \(count) rule can't decide for want of facts",
        other: "the baseline leaves open what \(count) rules can't decide for want of facts"
      )
    )
    terminal.complain("reviewlint: \(message)\n")
  }

  /// What could not be judged would be missing in it.
  private func baseline(_ renewed: Baseline, after result: RunResult) -> [Deliveries.Item] {
    guard let path = options.newBaseline, result.verdict != .unjudged else { return [] }
    return [
      Deliveries.Item(path: path, text: { _ in renewed.json }, refusal: { .unwrittenBaseline($0) })
    ]
  }

  private func writeToStandardOutput(_ result: RunResult) -> Bool {
    guard !options.isQuiet else {
      complain(about: result)
      return true
    }
    if let spool {
      if spool.write(result, to: terminal) { return true }
    } else {
      let reporter = options.format.reporter(terminal.style(options.colour))
      if terminal.write(reporter.report(result)) { return true }
    }
    let message = result.language("standard output can't be written")
    terminal.complain("reviewlint: \(message)\n")
    return false
  }

  private static var lostOutput: Diagnostic {
    let place = SourceRange(wholeOf: SourceFile.ID(path: "<stdout>"))
    return Diagnostic(.unwrittenOutput, at: place)
  }

  /// Even a quiet run says why it could not judge.
  private func complain(about result: RunResult) {
    let texts = DiagnosticText(
      paint: Paint(isOn: false),
      width: terminal.width,
      language: result.language
    )
    for diagnostic in result.diagnostics {
      terminal.complain(texts.text(diagnostic, in: result.files))
    }
  }
}

extension Diagnostic.Message {
  static func unwrittenReport(_ reason: String) -> Self {
    Self("this report can't be written: \(reason)")
  }

  fileprivate static var unwrittenOutput: Self {
    Self("standard output can't be written")
  }

  fileprivate static func unwrittenBaseline(_ reason: String) -> Self {
    Self("this baseline can't be written: \(reason)")
  }
}
