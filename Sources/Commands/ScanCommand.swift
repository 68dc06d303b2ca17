internal import Diagnostics
internal import Evidence
internal import World

/// Shows what a project says of its logins, fact by fact.
struct ScanCommand: Command {
  static let name = "scan"
  static let operands = "PATH"
  static let summary = Message(
    "Shows what a project or a built app says of its logins, and how sure it is.")
  static let options: [Option] = []

  private let operand: String

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 1 else { throw Refusal("scan needs one folder") }
    operand = arguments.operands[0]
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let files = terminal.files
    let path = files.absolute(operand)
    let root = files.standardRoot
    let detection = BuiltInLibrary.detection
    let folder = FilePath.relative(path, to: root)
    if AppFileSearch.isApp(path, in: files) {
      let app = AppFileSearch(path: path, files: files, root: root).app(detection)
      let answer = ScanAnswer(
        folder: folder, evidence: ProjectEvidence(of: app.contents, detection),
        readCount: app.read.count, diagnostics: app.diagnostics.sortedByPlace,
        files: app.diagnostics.reduce(into: SourceFiles()) {
          $0.add(SourceFile(path: $1.range.file.path, text: "").unquoted)
        })
      return show(answer, in: terminal)
    }
    guard files.kind(of: path) == .folder else {
      return Refusal("there is no folder \(operand.quoted)").tell(in: terminal)
    }
    let search = ProjectSearch(
      path, for: detection, in: files, root: root, jobs: SystemThread.cores)
    let answer = ScanAnswer(
      folder: folder, evidence: ProjectEvidence(of: search.contents, detection),
      readCount: search.read.count,
      diagnostics: search.contents.flatMap(\.diagnostics).sortedByPlace,
      files: search.contents.compactMap(\.source).reduce(into: SourceFiles()) { $0.add($1) })
    return show(answer, in: terminal)
  }

  private func show(_ answer: ScanAnswer, in terminal: Terminal) -> ExitStatus {
    DiagnosticOutput(terminal).complain(answer.diagnostics, in: answer.files)
    return terminal.answer(answer.text, answer.isComplete ? .clean : .unjudged)
  }
}
