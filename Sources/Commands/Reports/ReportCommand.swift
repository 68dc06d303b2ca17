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
  static let summary = Message(.commandReport)
  static let options =
    [
      Option("--output", "FILE", .optionReportOutput),
      Option("--from", "PART", .optionReportFrom),
      Option("--since", "FILE", .optionReportSince),
      Option("--picture", "DIR", .optionReportPicture),
      Option("--fail-on", "LEVEL", .optionReportFailOn, words: CheckOptions.levels),
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
  private let folder: String?
  /// The report of an earlier run.
  private let since: String?
  private let isGate: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    paths = arguments.all("--from") + arguments.operands
    isJoined = arguments.has("--from")
    page = try arguments.one("--output")
    var options = try CheckOptions(arguments)
    options.isQuiet = true
    options.reports = page.map { [CheckOptions.Report(format: .page, path: $0)] } ?? []
    self.options = options
    folder = try arguments.one("--picture")
    since = try arguments.one("--since")
    isGate = arguments.has("--fail-on") || arguments.has("--strict")
    if page == nil, folder == nil {
      throw Arguments.Mistake(text: Message(.reportNeedsOutputFilePicture))
    }
    if since != nil, page == nil {
      throw Arguments.Mistake(text: Message(.sinceToldPageGiveOutput))
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = options.terms.root(in: terminal.files)
    var pages = OutputPlaces()
    if let page { pages.addReport(at: page) }
    let others = [since].compactMap(\.self)
    try options.check(pages, besideReading: paths + others, in: terminal.files)
    var joined = isJoined ? JoinedRun(paths, options, in: terminal, root: root) : nil
    var options = options
    if let joined { options.terms.asOf = joined.isDaySet ? joined.day : nil }
    let (earlier, mistake) = earlier(in: terminal, root: root)
    let run = CheckRun(
      options,
      in: terminal,
      detail: .login,
      asOf: joined?.day,
      keepsResults: false,
      since: earlier
    )
    let search =
      joined.map { parts in parts.paths.isEmpty ? nil : run.search(for: parts.paths) }
      ?? run.search(for: paths)
    var mistakes = joined?.diagnostics ?? []
    if mistakes.isEmpty { mistakes = joined?.otherRules(holding: run.digest) ?? [] }
    var pictures: [PictureFile] = []
    var names: Set<String> = []
    let answer = run.answer(for: mistakes.isEmpty ? search : nil) { result in
      joined?.add(result)
      guard folder != nil else { return }
      pictures += PictureFile.all(of: result, in: options.terms.language, beside: &names)
    }
    var result = answer.result
    if !mistakes.isEmpty {
      result = result.adding(mistakes, in: joined?.files ?? SourceFiles())
    } else {
      result = joined?.compared(with: result) ?? result
    }
    if let mistake { result = result.adding(mistake.diagnostics, in: mistake.files) }
    let items = items(answer.reports, pictures)
    var places = OutputPlaces()
    for item in items { places.addReport(at: item.path) }
    try run.check(places, afterReading: paths + others + (search?.paths ?? []), result)
    let ready = result.adding(makeFolder(in: terminal.files))
    let written = Deliveries(to: terminal.files).write(items, of: ready)
    DiagnosticOutput(terminal, language: written.language)
      .complain(written.diagnostics, in: written.files)
    guard written.verdict != .unjudged else { return .unjudged }
    return isGate ? written.status : .clean
  }

  /// What was open before, or why that can't be told.
  private func earlier(
    in terminal: Terminal,
    root: String
  ) -> (run: EarlierRun?, mistake: Refusal?) {
    guard let since else { return (nil, nil) }
    var descriptions: [RunPart.Description] = []
    do throws(Refusal) {
      let part = try RunFile(since, in: terminal, root: root).readReport { descriptions.append($0) }
      return (EarlierRun(descriptions, judgedBy: part.rules.digest), nil)
    } catch {
      return (nil, error)
    }
  }

  private func makeFolder(in files: FileSystem) -> [Diagnostic] {
    guard let folder else { return [] }
    do throws(FileSystem.Failure) {
      try files.makeFolder(folder)
      return []
    } catch {
      return [Diagnostic(Message(.unwrittenReport, error.reason), about: folder)]
    }
  }

  private func items(_ reports: RunReports, _ pictures: [PictureFile]) -> [Deliveries.Item] {
    let pages = options.reports.map { report in
      Deliveries.Item(path: report.path, write: { reports.write(0, $0, to: $1) }) {
        Message(.unwrittenReport, $0)
      }
    }
    return pages
      + pictures.map { picture in
        Deliveries.Item(path: FilePath.joined(folder ?? "", picture.name)) { _ in
          picture.text
        } refusal: {
          Message(.unwrittenReport, $0)
        }
      }
  }
}
