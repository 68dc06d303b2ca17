internal import Diagnostics
internal import Engine
internal import Localization
internal import Reporting
internal import Rules
internal import World

/// The page for people, and the pictures of the screens alone.
struct ReportCommand: Command {
  static let name = "report"
  static let operands = "[PATH…] --output FILE"
  static let summary = "Writes a page for people, with pictures of the screens."
  static let options =
    [
      Option("--output", "FILE", "The page: one HTML file without scripts, to read and to print."),
      Option(
        "--from",
        "PART",
        "A part of the run, as check --format json wrote it; all operands are parts then."
      ),
      Option(
        "--since",
        "FILE",
        "An earlier report, by check --format json: what is new since then, fixed or still open."
      ),
      Option("--picture", "DIR", "A folder for the pictures of the screens alone, as SVG."),
      Option(
        "--fail-on",
        "LEVEL",
        "Makes it a gate, as check is: error, warning, note or never.",
        words: CheckOptions.levels
      ),
    ]
    + CheckOptions.options.filter { shared.contains($0.name) }

  private static let shared: Set = [
    "--allow-incomplete", "--strict", "--as-of", "--rules", "--only", "--skip", "--baseline",
    "--policy", "--language", "--root", "--jobs",
  ]

  /// Descriptions, or the reports of parts of a run.
  private let paths: [String]
  private let isJoined: Bool
  private let options: CheckOptions
  private let page: String?
  private let pictures: String?
  /// The report of an earlier run.
  private let since: String?
  private let isGate: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    paths = arguments.all("--from") + arguments.operands
    isJoined = arguments.has("--from")
    options = try CheckOptions(arguments)
    page = try arguments.one("--output")
    pictures = try arguments.one("--picture")
    since = try arguments.one("--since")
    isGate = arguments.has("--fail-on") || arguments.has("--strict")
    if page == nil, pictures == nil {
      throw Arguments.Mistake(text: Message(.reportNeedsOutputFilePicture))
    }
    if since != nil, page == nil {
      throw Arguments.Mistake(text: Message(.sinceToldPageGiveOutput))
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = options.root(in: terminal.files)
    var pages = OutputPlaces()
    if let page { pages.addReport(at: page) }
    let others = [since].compactMap(\.self)
    try options.check(pages, besideReading: paths + others, in: terminal.files)
    let joined = isJoined ? JoinedRun(paths, options, in: terminal, root: root) : nil
    var options = options
    if let joined { options.asOf = joined.isDaySet ? joined.day : nil }
    let run = CheckRun(
      options: options,
      root: root,
      terminal: terminal,
      detail: .login,
      asOf: joined?.day,
      keepsResults: true
    )
    let earlier = since.map { InputFile<RunPart>(ofRun: $0, in: terminal, root: root) }
    var (result, read) = joined.map { answer(of: run, joining: $0) } ?? answer(of: run)
    if let earlier {
      result = result.adding(earlier.diagnostics, in: SourceFiles(earlier.file))
      read += others
    }
    let items = items(showing: result, since: earlier?.content.map(EarlierRun.init))
    var places = OutputPlaces()
    for item in items { places.addReport(at: item.path) }
    try run.check(places, afterReading: read, result)
    let ready = result.adding(makeFolder(in: terminal.files))
    let written = Deliveries(to: terminal.files).write(items, of: ready)
    DiagnosticOutput(terminal, language: written.language)
      .complain(written.diagnostics, in: written.files)
    guard written.verdict != .unjudged else { return .unjudged }
    return isGate ? written.status : .clean
  }

  /// What the run comes to, and the files that it has read.
  private func answer(of run: CheckRun) -> (result: RunResult, read: [String]) {
    let search = run.search(for: paths)
    return (run.answer(for: search).result, search.paths)
  }

  /// Parts that don't fit leave nothing to judge; those that do must say what the run finds.
  private func answer(
    of run: CheckRun,
    joining parts: JoinedRun
  ) -> (result: RunResult, read: [String]) {
    var mistakes = parts.diagnostics
    if mistakes.isEmpty { mistakes = parts.otherRules(holding: run.digest) }
    guard mistakes.isEmpty, !parts.paths.isEmpty else {
      let result = run.answer().result
      guard mistakes.isEmpty else { return (result.adding(mistakes, in: parts.files), paths) }
      return (parts.compared(with: result), paths)
    }
    let search = run.search(for: parts.paths)
    let result = run.answer(for: search).result
    return (parts.compared(with: result), paths + search.paths)
  }

  private func makeFolder(in files: FileSystem) -> [Diagnostic] {
    guard let pictures else { return [] }
    do throws(FileSystem.Failure) {
      try files.makeFolder(pictures)
      return []
    } catch {
      let place = SourceRange(wholeOf: SourceFile.ID(path: pictures))
      return [Diagnostic(.unwrittenReport(error.reason), at: place)]
    }
  }

  private func items(
    showing result: RunResult,
    since earlier: EarlierRun?
  ) -> [Deliveries.Item] {
    var items: [Deliveries.Item] = []
    if let page { items.append(item(at: page) { HTMLReporter.text(of: $0, since: earlier) }) }
    guard let pictures else { return items }
    return items
      + PictureFile.all(of: result).map { picture in
        item(at: FilePath.joined(pictures, picture.name)) { _ in picture.text }
      }
  }

  private func item(
    at path: String,
    text: @escaping (RunResult) -> String
  ) -> Deliveries.Item {
    Deliveries.Item(path: path, text: text) { .unwrittenReport($0) }
  }
}
