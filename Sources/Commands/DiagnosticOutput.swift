internal import Diagnostics
internal import Reporting
internal import Rules
internal import World

/// Shows diagnostics on standard error.
struct DiagnosticOutput {
  private let terminal: Terminal
  private let language: Language

  init(_ terminal: Terminal, language: Language = .english) {
    self.terminal = terminal
    self.language = language
  }

  func complain(_ diagnostics: [Diagnostic], in files: SourceFiles) {
    let texts = DiagnosticText(
      paint: Paint(isOn: false),
      width: terminal.width,
      language: language
    )
    for diagnostic in diagnostics { terminal.complain(texts.text(diagnostic, in: files) + "\n") }
  }
}
