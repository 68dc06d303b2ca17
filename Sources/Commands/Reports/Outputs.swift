internal import Diagnostics
internal import Engine
internal import Localization
internal import Reporting
internal import Rules
internal import World

/// Writes a run's results to where a person wants them.
struct Outputs {
  private let options: CheckOptions
  private let terminal: Terminal
  private let reports: RunReports

  init(_ options: CheckOptions, _ reports: RunReports, in terminal: Terminal) {
    self.options = options
    self.reports = reports
    self.terminal = terminal
  }

  /// Writes every report and the new baseline; false when one of them could not be written.
  func write(_ result: RunResult, _ renewed: Baseline) -> Bool {
    let deliveries = Deliveries(to: terminal.files)
    let items = options.reports.indices.map(item) + baseline(renewed, after: result)
    let written = deliveries.write(items, of: result)
    let isComplete = written.diagnostics.count == result.diagnostics.count
    if isComplete, options.newBaseline != nil { tellWhatStaysOpen(in: result) }
    if writeToStandardOutput(written) { return isComplete }
    let again = options.reports.indices.filter {
      !terminal.files.isStream(options.reports[$0].path)
    }
    _ = deliveries.write(again.map(item), of: written.adding([Self.lostOutput]))
    return false
  }

  private func item(_ number: Int) -> Deliveries.Item {
    Deliveries.Item(
      path: options.reports[number].path, write: { reports.write(number, $0, to: $1) },
      refusal: { Message(.unwrittenReport, $0) })
  }

  /// A baseline can't accept what nobody knows.
  private func tellWhatStaysOpen(in result: RunResult) {
    let count = result.summary[.incomplete]
    guard count > 0, result.verdict != .unjudged else { return }
    let message = result.language(Message(.baselineLeavesOpenWhatRules, count: count, count))
    terminal.complain("reviewlint: \(message)\n")
  }

  /// What could not be judged would be missing in it.
  private func baseline(_ renewed: Baseline, after result: RunResult) -> [Deliveries.Item] {
    guard let path = options.newBaseline, result.verdict != .unjudged else { return [] }
    return [
      Deliveries.Item(
        path: path, text: { _ in renewed.json }, refusal: { Message(.unwrittenBaseline, $0) })
    ]
  }

  private func writeToStandardOutput(_ result: RunResult) -> Bool {
    guard !options.isQuiet else {
      // Even a quiet run says why it could not judge.
      DiagnosticOutput(terminal, language: result.language)
        .complain(result.diagnostics, in: result.files, separator: "")
      return true
    }
    var reception = Terminal.Reception.complete
    let isComplete = reports.write(result) { bytes in
      reception = terminal.write(bytes)
      return reception == .complete
    }
    // The verdict is the same, however much of it somebody reads.
    if isComplete || reception == .unread { return true }
    let message = result.language(.standardOutputCantWritten)
    terminal.complain("reviewlint: \(message)\n")
    return false
  }

  private static var lostOutput: Diagnostic {
    Diagnostic(Message(.unwrittenOutput), about: "<stdout>")
  }
}
