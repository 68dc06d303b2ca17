internal import Diagnostics
internal import Linting
internal import Reporting

/// Writes a run's results to where a person wants them.
struct Outputs {
  private let options: CheckOptions
  private let terminal: Terminal

  init(_ options: CheckOptions, in terminal: Terminal) {
    self.options = options
    self.terminal = terminal
  }

  /// Writes every report and the new baseline; false when one of them could not be written.
  func write(_ result: RunResult, _ renewed: Baseline) -> Bool {
    var unwritten: [Diagnostic] = []
    for report in options.reports {
      let text = report.format.reporter(ReportStyle()).report(result)
      unwritten += write(text, to: report.path) { .unwrittenReport($0) }
    }
    // What could not be judged would be missing in it.
    if let path = options.newBaseline, result.verdict != .unjudged {
      unwritten += write(renewed.json, to: path) { .unwrittenBaseline($0) }
    }
    return writeToStandardOutput(result.adding(unwritten)) && unwritten.isEmpty
  }

  private func write(
    _ text: String,
    to path: String,
    message: (String) -> Diagnostic.Message
  ) -> [Diagnostic] {
    do throws(FileSystem.Failure) {
      try terminal.files.write(text, to: path)
      return []
    } catch {
      let file = SourceFile.ID(path: path)
      return [Diagnostic(message(error.reason), at: SourceRange(wholeOf: file))]
    }
  }

  private func writeToStandardOutput(_ result: RunResult) -> Bool {
    let paint = Paint(isOn: isColoured)
    guard !options.isQuiet else {
      complain(about: result)
      return true
    }
    let reporter = options.format.reporter(ReportStyle(paint: paint, width: terminal.width))
    if terminal.write(reporter.report(result)) { return true }
    terminal.complain("reviewlint: standard output can't be written\n")
    return false
  }

  /// Even a quiet run says why it could not judge.
  private func complain(about result: RunResult) {
    let texts = DiagnosticText(paint: Paint(isOn: false), width: terminal.width)
    for diagnostic in result.diagnostics {
      terminal.complain(texts.text(diagnostic, in: result.files))
    }
  }

  private var isColoured: Bool {
    switch options.colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = terminal.environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = terminal.environment["FORCE_COLOR"], !value.isEmpty, value != "0" { return true }
    return terminal.isInteractive && terminal.environment["TERM"] != "dumb"
  }
}

extension RunResult {
  /// What is asked for and can't be written makes a run unjudged.
  fileprivate func adding(_ more: [Diagnostic]) -> RunResult {
    guard !more.isEmpty else { return self }
    return RunResult(
      tool: tool,
      descriptions: descriptions,
      diagnostics: diagnostics + more,
      files: files,
      language: language,
      books: books,
      policy: policy
    )
  }
}

extension Diagnostic.Message {
  fileprivate static func unwrittenReport(_ reason: String) -> Self {
    Self("this report can't be written: \(reason)")
  }

  fileprivate static func unwrittenBaseline(_ reason: String) -> Self {
    Self("this baseline can't be written: \(reason)")
  }
}
