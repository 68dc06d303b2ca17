internal import Diagnostics
internal import Evidence
internal import Model
internal import Rules
internal import World

/// Shows what captures of screens say.
struct ImportCommand: Command {
  static let name = "import"
  static let operands = "FILE…"
  static let summary = Message("Shows what captures of screens say, as YAML that check accepts.")
  static let options: [Option] = []

  private let paths: [String]

  init(_ arguments: Arguments) throws(Refusal) {
    guard !arguments.operands.isEmpty else {
      throw Refusal("import needs a capture: a file or a folder of them")
    }
    paths = arguments.operands
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = terminal.files.standardRoot
    let search = CaptureFiles(files: terminal.files, root: root)
    let found = search.read(paths.map { terminal.files.absolute($0) })
    guard found.diagnostics.isEmpty else { throw Refusal(found.diagnostics, in: found.files) }
    return try show(found.captures, in: terminal, root: root)
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
        text.add(screen, Layer(screen, by: recognizer), isAlone: isAlone)
      }
    }
    return terminal.answer(text.yaml)
  }
}
