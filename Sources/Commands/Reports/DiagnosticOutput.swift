internal import Diagnostics
internal import Localization
internal import Reporting
internal import World

/// Shows diagnostics on standard error.
struct DiagnosticOutput {
  private let terminal: Terminal
  private let language: Language

  init(_ terminal: Terminal, language: Language = .english) {
    self.terminal = terminal
    self.language = language
  }

  /// Each is followed by an empty line unless they stand close together.
  func complain(_ diagnostics: [Diagnostic], in files: SourceFiles, separator: String = "\n") {
    let texts = DiagnosticText(paint: Paint(isOn: false), width: terminal.width, language: language)
    for diagnostic in diagnostics {
      terminal.complain(texts.text(diagnostic, in: files) + separator)
    }
  }
}
