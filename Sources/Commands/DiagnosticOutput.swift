internal import Diagnostics
internal import Reporting

/// Shows diagnostics on standard error.
struct DiagnosticOutput {
  private let terminal: Terminal

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  func complain(_ diagnostics: [Diagnostic], in files: [SourceFile.ID: SourceFile]) {
    let texts = DiagnosticText(paint: Paint(isOn: false), width: terminal.width)
    for diagnostic in diagnostics { terminal.complain(texts.text(diagnostic, in: files) + "\n") }
  }
}
