internal import Diagnostics
internal import Documents
internal import Evidence
internal import Model
internal import Rules
internal import World

/// Shows what captures of screens say.
struct ImportCommand: Command {
  static let name = "import"
  static let operands = "FILE…"
  static let summary = Message("Shows what captures of screens say, as YAML that check accepts.")
  static let options = [
    Option("--format", nil, "Shows each file's format; with one's name, no other will do.")
  ]

  private let paths: [String]
  private let asksForFormat: Bool
  /// The format that every file has to have, if one was named.
  private let format: String?

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    let hasOption = arguments.has("--format")
    let named = hasOption ? arguments.operands.firstIndex(where: Capture.formats.contains) : nil
    var paths = arguments.operands
    format = named.map { paths.remove(at: $0) }
    guard !paths.isEmpty else {
      throw Arguments.Mistake(text: Message("import needs a capture: a file or a folder of them"))
    }
    self.paths = paths
    asksForFormat = hasOption && format == nil
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = Repository(terminal.files).standardRoot
    let search = CaptureFiles(in: terminal.files, root: root)
    let found = search.read(paths.map { terminal.files.absolute($0) })
    let diagnostics = found.diagnostics + found.captures.compactMap(otherFormat)
    guard diagnostics.isEmpty else { throw Refusal(diagnostics, in: found.files) }
    if asksForFormat { return terminal.answer(formats(found.captures)) }
    return try show(found.captures, in: terminal, root: root)
  }

  private func otherFormat(_ found: CaptureFiles.Found) -> Diagnostic? {
    guard let format, found.capture.format != format else { return nil }
    return Diagnostic(
      Message(.otherFormat, found.capture.format, format), about: found.file.id.path)
  }

  private func formats(_ captures: [CaptureFiles.Found]) -> String {
    captures.map { "\($0.file.id.path): \($0.capture.format)\n" }.joined()
  }

  private func show(
    _ captures: [CaptureFiles.Found], in terminal: Terminal, root: String
  ) throws(Refusal) -> ExitStatus {
    var text = ImportedScreens()
    var search = RuleFileSearch(in: terminal.files)
    var recognizers: [GoverningRules: LoginRecognizer] = [:]
    for found in captures {
      let rules = search.rules(in: FilePath.folder(of: found.path))
      // It knows the services and titles of the rules that hold beside a capture, too.
      if recognizers[rules] == nil {
        let book = try RuleLibrary(terminal: terminal, root: root).book(rules)
        recognizers[rules] = BuiltInLibrary.recognizer(book.catalogues)
      }
      guard let recognizer = recognizers[rules] else { continue }
      let isAlone = found.capture.screens.count == 1
      for screen in found.capture.screens {
        text.add(screen, ScreenCapture(screen, by: recognizer), isAlone: isAlone)
      }
    }
    return terminal.answer(text.yaml)
  }
}
