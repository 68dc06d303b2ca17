internal import Diagnostics
internal import Engine
internal import Presentation
internal import Reporting
internal import World

/// The page for people, or a folder with one for each app.
struct ReportCommand: Command {
  static let name = "report"
  static let operands = "[PATH…] --output FILE|FOLDER/"
  static let summary = Message(
    "Writes a page for people, with pictures of the screens, or a folder with one for each app.")
  static let options =
    [
      Option(
        "--output", "FILE",
        """
        The page: one HTML file without scripts, to read and to print; FOLDER/: an index, \
        and a page for each app.
        """),
      Option(
        "--from", "RUN",
        """
        A run that check --format json or --stream recorded, to be shown as it is; all \
        operands are runs then.
        """),
      Option(
        "--since", "RUN",
        "An earlier report, by check --format json: what is new since then, fixed or still open."),
      Option(
        "--fail-on", "LEVEL", "Makes it a gate, as check is: error, warning, note or never.",
        words: CheckOptions.levels),
    ]
    + CheckOptions.options.filter { judging.contains($0.name) } + [.language]

  /// What has a sense only where something is judged.
  private static let judging = [
    "--strict", "--allow-incomplete", "--as-of", "--rules", "--only", "--skip", "--baseline",
    "--policy",
  ]
  /// Descriptions, or what was recorded of runs.
  private let paths: [String]
  private let isRecorded: Bool
  private let options: CheckOptions
  private let output: String
  /// The report of an earlier run.
  private let since: String?
  private let isGate: Bool

  init(_ arguments: Arguments) throws(Refusal) {
    paths = arguments.all("--from") + arguments.operands
    isRecorded = arguments.has("--from")
    try arguments.refuse(["--fail-on"] + Self.judging, beside: "--from")
    guard let output = try arguments.one("--output") else {
      throw Refusal("report needs --output FILE or --output FOLDER/")
    }
    self.output = output
    var options = try CheckOptions(arguments)
    options.isQuiet = true
    self.options = options
    since = try arguments.one("--since")
    isGate = arguments.has("--fail-on") || arguments.has("--strict")
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let isFolder = output.hasSuffix("/") || files.kind(of: files.absolute(output)) == .folder
    var places = OutputPlaces()
    if !isFolder { places.addReport(at: output) }
    try options.check(places, besideReading: paths + [since].compactMap(\.self), in: files)
    let folder = isFolder ? try freeFolder(in: files) : nil
    let (earlier, mistake) = earlier(in: terminal)
    return isRecorded
      ? try show(since: earlier, mistake, folder, in: terminal)
      : try judge(since: earlier, mistake, places, folder, in: terminal)
  }

  /// Shows runs as they were recorded.
  private func show(
    since earlier: EarlierRun?, _ mistake: Refusal?, _ folder: OutputFolder?, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let (language, root) = (options.terms.language, options.terms.root(in: terminal.files))
    var runs = RecordedRuns(since: earlier, in: language, terminal)
    for path in paths { runs.add(RunFile(path, in: terminal, root: root, language: language)) }
    try runs.write(to: output, folder)
    if let mistake { return mistake.tell(in: terminal) }
    return runs.isUnjudged ? .unjudged : .clean
  }

  /// Shows what descriptions come to.
  private func judge(
    since earlier: EarlierRun?, _ mistake: Refusal?, _ places: OutputPlaces,
    _ folder: OutputFolder?, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let run = CheckRun(options, in: terminal, drawsLogin: true)
    let search = run.search(for: paths)
    let style = terminal.style(of: options, isInFile: true)
    var result = run.answer(for: search).result
    if let mistake { result = result.adding(mistake.diagnostics, in: mistake.files) }
    let read = paths + [since].compactMap(\.self) + search.paths
    try run.check(places, afterReading: read, result)
    let presentation = PresentedRun(of: result, since: earlier)
    if let folder {
      let pages = ReportFolder(of: presentation, style)
      try folder.write(in: result.language) { add throws(FileSystem.Failure) in
        try pages.write(add)
      }
    } else {
      let page = Deliveries.Item(CheckOptions.Report(format: .page, path: output), style)
      result = Deliveries(files: terminal.files).write([page], of: presentation).run
    }
    DiagnosticOutput(terminal, language: result.language)
      .complain(result.diagnostics, in: result.files)
    guard result.verdict != .unjudged else { return .unjudged }
    return isGate ? result.status : .clean
  }

  /// What was open before, or why that can't be told.
  private func earlier(in terminal: Terminal) -> (run: EarlierRun?, mistake: Refusal?) {
    guard let since else { return (nil, nil) }
    let (language, root) = (options.terms.language, options.terms.root(in: terminal.files))
    do throws(Refusal) {
      let file = RunFile(since, in: terminal, root: root, language: language)
      return (try file.earlierRun(), nil)
    } catch {
      return (nil, error)
    }
  }

  private func freeFolder(in files: FileSystem) throws(Refusal) -> OutputFolder {
    let mark = (ReportFolder.index, ReportFolder.mark)
    let folder = OutputFolder(at: output, in: files, mark: mark, isOwn: ReportFolder.holds)
    try folder.checkIsFree(for: Self.name)
    return folder
  }
}
