internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Reporting
internal import World

/// Writes a run's results to where a person wants them.
struct Outputs {
  let options: CheckOptions
  let output: StandardOutput
  let terminal: Terminal

  /// Writes every report and the new baseline; false when one of them could not be written.
  func write(_ result: RunResult, _ renewal: BaselineReview.Renewal?) -> Bool {
    let deliveries = Deliveries(files: terminal.files)
    let run = PresentedRun(of: result)
    let items = options.reports.map(item) + baseline(renewal, after: result)
    let written = deliveries.write(items, of: run)
    let isComplete = written.run.diagnostics.count == result.diagnostics.count
    if isComplete, let renewal { tell(renewal, of: result) }
    if writeToStandardOutput(written) { return isComplete }
    let again = options.reports.filter { !terminal.files.isStream($0.path) }
    let lost = Diagnostic(Message(.unwrittenOutput), about: "<stdout>")
    _ = deliveries.write(again.map(item), of: written.adding([lost]))
    return false
  }

  private func item(_ report: CheckOptions.Report) -> Deliveries.Item {
    Deliveries.Item(report, terminal.style(of: options, isInFile: true))
  }

  /// What became of what was there before; and that it can't accept what nobody knows.
  private func tell(_ renewal: BaselineReview.Renewal, of result: RunResult) {
    guard result.verdict != .unjudged else { return }
    if renewal.kept + renewal.removed > 0 {
      let path = TerminalText.safe(options.newBaseline ?? "")
      terminal.complain(
        """
        reviewlint: \(path): \(renewal.kept) kept, \(renewal.added) added, \
        \(renewal.removed) removed

        """)
    }
    let count = result.summary[.incomplete]
    guard count > 0 else { return }
    let message = result.language(Message(.baselineLeavesOpenWhatRules, count: count, count))
    terminal.complain("reviewlint: \(message)\n")
  }

  /// What could not be judged would be missing in it.
  private func baseline(
    _ renewal: BaselineReview.Renewal?, after result: RunResult
  ) -> [Deliveries.Item] {
    guard let path = options.newBaseline, let renewal, result.verdict != .unjudged else {
      return []
    }
    return [
      Deliveries.Item(
        path: path, text: { _ in renewal.baseline.json },
        refusal: { Message(.unwrittenBaseline, $0) })
    ]
  }

  private func writeToStandardOutput(_ run: PresentedRun) -> Bool {
    guard !options.isQuiet else {
      // Even a quiet run says why it could not judge.
      DiagnosticOutput(terminal, language: run.language)
        .complain(run.run.diagnostics, in: run.run.files, separator: "")
      return true
    }
    let style = terminal.style(of: options, isInFile: false)
    var report = ReportOutput { output.write(Array($0)) }
    options.format.type.write(run, style, to: &report)
    // The verdict is the same, however much of it somebody reads.
    if output.reception != .failed { return true }
    let message = run.language(.standardOutputCantWritten)
    terminal.complain("reviewlint: \(message)\n")
    return false
  }
}

/// Standard output, as long as somebody takes what is written to it.
///
/// A class: what is written while files are checked and the report behind it go to the same place.
final class StandardOutput {
  private(set) var reception = Terminal.Reception.complete
  private let terminal: Terminal

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// False where it isn't taken.
  @discardableResult func write(_ bytes: [UInt8]) -> Bool {
    if reception == .complete { reception = terminal.write(bytes[...]) }
    return reception == .complete
  }
}

extension Deliveries.Item {
  init(_ report: CheckOptions.Report, _ style: ReportStyle) {
    self.init(
      path: report.path,
      write: { run, take in
        var output = ReportOutput(take)
        report.format.type.write(run, style, to: &output)
        return output.isComplete
      }, refusal: { Message(.unwrittenReport, $0) })
  }
}
