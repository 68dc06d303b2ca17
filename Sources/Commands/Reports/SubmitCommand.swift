internal import Diagnostics
internal import Engine
internal import Localization
internal import Reporting
internal import World

/// Puts together what is handed in, once nothing that counts is open.
struct SubmitCommand: Command {
  static let name = "submit"
  static let operands = "PATH --output DIR"
  static let summary = Message(
    "Makes what is handed in: notes, attachments, the walk, a checklist.")
  static let options =
    [
      Option("--output", "DIR", "A folder of its own: it is written whole or not at all."),
      Option(
        "--fail-on", "LEVEL", "What may not be open: error (default), warning or note.",
        words: levels),
    ] + CheckOptions.options.filter { shared.contains($0.name) }

  private static let levels = CheckOptions.levels.filter { $0 != "never" }
  private static let shared: Set = [
    "--strict", "--as-of", "--rules", "--baseline", "--policy", "--language",
  ]

  private let path: String
  private let output: String
  private let options: CheckOptions

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 1, let output = try arguments.one("--output") else {
      throw Refusal("submit needs one description, and --output DIR")
    }
    path = arguments.operands[0]
    self.output = output
    options = try CheckOptions(arguments)
    if options.policy.failOn == nil {
      throw .unknownWord("never", for: "--fail-on", among: Self.levels)
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let last = SubmissionKit.names.last ?? ""
    let folder = OutputFolder(at: output, in: files, mark: (last, SubmissionKit.mark)) {
      SubmissionKit.names.contains($0)
    }
    try folder.checkIsFree(for: Self.name)
    let result = CheckRun(options, in: terminal).result(for: [path])
    // Of a part of the rules there is no verdict on a submission.
    let status = result.status == .clean && result.partial != nil ? .findings : result.status
    guard result.verdict != .unjudged, status == .clean else {
      terminal.complain(TextReporter.text(of: result, terminal.style(of: options, isInFile: true)))
      return refuse(status, result.language, in: terminal)
    }
    guard result.descriptions.count == 1, let kit = SubmissionKit(result.descriptions[0]) else {
      throw Refusal(
        """
        \(path.quoted) holds \(result.descriptions.count) descriptions; submit takes one at \
        a time
        """)
    }
    let told = terminal.tell(kit.notes, of: path, result.language)
    guard told == .clean else { return refuse(told, result.language, in: terminal) }
    try folder.write(in: result.language) { add throws(FileSystem.Failure) in
      for (name, text) in kit.files { try add(name, Array(text.utf8)) }
    }
    let written = SubmissionKit.names.map { TerminalText.safe(FilePath.joined(output, $0)) }
    return terminal.answer(written.joined(separator: "\n") + "\n")
  }

  /// Says that nothing is there to be handed in.
  private func refuse(
    _ status: ExitStatus, _ language: Language, in terminal: Terminal
  ) -> ExitStatus {
    terminal.complain("reviewlint: \(language(Message(.nothingHandedIn, output.quoted)))\n")
    return status
  }
}
