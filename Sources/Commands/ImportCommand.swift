internal import Captures
internal import Diagnostics
internal import Documents
internal import Rules

/// Shows what captures of screens say.
struct ImportCommand: Command {
  static let name = "import"
  static let operands = "FILE…"
  static let summary = "Shows what captures of screens say, as YAML that check accepts."
  static let options = [
    Option("--format", nil, "Shows which format each file has; its content tells that.")
  ]

  private let paths: [String]
  private let asksForFormat: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard !arguments.operands.isEmpty else {
      throw Arguments.Mistake(text: "import needs a capture: a file or a folder of them")
    }
    paths = arguments.operands
    asksForFormat = arguments.has("--format")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let current = terminal.files.currentFolder
    let root = Repository(terminal.files).root(above: current) ?? current
    let search = CaptureFiles(in: terminal.files, root: root)
    let found = search.read(paths.map { FilePath.absolute($0, from: current) })
    guard found.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(found.diagnostics, in: found.files)
      return .unjudged
    }
    let text =
      asksForFormat ? formats(found.captures) : screens(found.captures, Self.recognizer(terminal))
    return terminal.write(text) ? .clean : .unjudged
  }

  private func formats(_ captures: [CaptureFiles.Found]) -> String {
    captures.map { "\($0.file.id.path): \($0.capture.format)\n" }.joined()
  }

  private func screens(
    _ captures: [CaptureFiles.Found],
    _ recognizer: LoginRecognizer
  ) -> String {
    var text = ImportedScreens()
    for found in captures {
      let lines = LineTable(of: found.file)
      for screen in found.capture.screens {
        text.add(
          screen,
          recognizer.logins(on: screen),
          isAlone: found.capture.screens.count == 1,
          lines
        )
      }
    }
    return text.yaml
  }

  private static func recognizer(_ terminal: Terminal) -> LoginRecognizer {
    let book = RuleLibrary.load([], in: terminal, root: terminal.files.currentFolder).book
    guard let file = BuiltInLibrary.recognition,
      let recognition = RecognitionCatalogue.read(file).catalogue
    else { preconditionFailure("a test reads the program's own catalogue") }
    return LoginRecognizer(recognition, book.catalogues)
  }
}
