internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Reporting
internal import World

/// What the reports of many apps come to, however many: a line of each is kept.
struct FleetCommand: Command {
  private enum Format: String, CaseIterable {
    case text
    case jsonl
    case sql
    case openmetrics
  }

  static let name = "fleet"
  static let operands = "PART…"
  static let summary = "Shows many apps at once, from what check --format json wrote of them."
  static let options =
    [
      Option(
        "--format",
        "FORMAT",
        "What standard output gets: text (default), jsonl, sql (for SQLite) or openmetrics.",
        words: Format.allCases.map(\.rawValue)
      ),
      Option("--output", "DIR", "A folder of its own: an index page, and a page for each app."),
      Option(
        "--history",
        "FILE",
        "An earlier report, the earliest first: shows the trend, and what is failing anew."
      ),
      .language, .root,
    ] + CheckOptions.options.filter { $0.name == "--color" }

  private let parts: [String]
  private let history: [String]
  private let format: Format
  private let output: String?
  private let options: CheckOptions

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    parts = arguments.operands
    guard !parts.isEmpty else { throw Arguments.Mistake(text: Message(.fleetNeeds)) }
    history = arguments.all("--history")
    format = try arguments.word("--format", of: Format.self) ?? .text
    output = try arguments.one("--output")
    options = try CheckOptions(arguments.without("--format"))
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let folder = output.map {
      OutputFolder(at: $0, in: files, mark: (FleetIndexPage.name, FleetIndexPage.mark)) { name in
        name == FleetIndexPage.name || name.hasPrefix("app-") && name.hasSuffix(".html")
      }
    }
    try folder?.checkIsFree { Message(.fleetTaken, $0.quoted) }
    let language = LanguageLibrary.language(options.language)
    let reports = FleetReports(in: terminal, root: options.root(in: files), language: language)
    var earlier = FleetHistory(runs: history.count)
    for (run, path) in history.enumerated() {
      let problem = reports.read(path) { earlier.add($0, run: run) }.problem
      if let problem { throw problem }
    }
    var fleet = FleetOverview(in: language)
    for part in parts {
      let first = fleet.apps.count
      var twice = 0
      let read = reports.read(part) { description in
        guard !fleet.add(description, as: FleetApp(description, since: earlier)) else { return }
        let file = description.key.file.path
        let mistake = Message(.fleetTwice, description.app.quoted, file)
        _ = Refusal(text: mistake, in: language).tell(in: terminal)
        twice += 1
      }
      _ = read.problem?.tell(in: terminal)
      let errors = read.part?.faults.filter(\.isError) ?? []
      let isJudged = read.part.map { $0.verdict != .unjudged } ?? false
      fleet.endPart(
        from: first,
        judgedBy: read.part?.rules.digest,
        faults: max(errors.count, isJudged ? 0 : 1) + twice,
        unjudged: Set(errors.map(\.file.path)).filter(DescriptionSearch.isDescription).sorted()
      )
    }
    fleet.finish()
    try folder?.write { add throws(FileSystem.Failure) in
      try writePages(of: fleet, from: reports, since: earlier, add)
    }
    let isWritten = write(fleet, from: reports, in: terminal)
    guard isWritten else {
      throw Refusal(text: Message(.standardOutputCantWritten), in: language)
    }
    switch fleet.verdict {
    case .unjudged: return .unjudged
    case .violations, .incomplete: return .findings
    case .compliant: return .clean
    }
  }

  /// The pages are made while the parts are read a second time: none of it is kept.
  private func writePages(
    of fleet: FleetOverview,
    from reports: FleetReports,
    since earlier: FleetHistory,
    _ add: (String, [UInt8]) throws(FileSystem.Failure) -> Void
  ) throws(FileSystem.Failure) {
    let apps = Dictionary(fleet.apps.map { ($0.pageName, $0) }) { first, _ in first }
    var failure: FileSystem.Failure?
    for part in parts {
      _ = reports.read(part) { description in
        let name = FleetApp(description, since: earlier).pageName
        guard failure == nil, let app = apps[name] else { return }
        do throws(FileSystem.Failure) {
          try add(name, Array(FleetAppPage(app, description, of: fleet).text.utf8))
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    try add(FleetIndexPage.name, Array(FleetIndexPage(of: fleet).text.utf8))
  }

  private func write(
    _ fleet: FleetOverview,
    from reports: FleetReports,
    in terminal: Terminal
  ) -> Bool {
    switch format {
    case .text:
      let style = terminal.style(of: options, isInFile: false)
      return terminal.write(FleetOverviewText(of: fleet, style).text)
    case .openmetrics: return terminal.write(FleetMetrics(of: fleet).text)
    case .jsonl:
      return FleetLines.write(fleet) { terminal.write(String(decoding: $0, as: UTF8.self)) }
    case .sql:
      let database = FleetDatabase(of: fleet)
      var isWritten = terminal.write(database.beginning(of: fleet))
      for part in parts where isWritten {
        _ = reports.read(part) { isWritten = isWritten && terminal.write(database.rows(of: $0)) }
      }
      return isWritten && terminal.write(FleetDatabase.end)
    }
  }
}

/// Reads reports, of which one description is in memory at a time.
private struct FleetReports {
  private let terminal: Terminal
  private let root: String
  private let language: Language

  init(in terminal: Terminal, root: String, language: Language) {
    self.terminal = terminal
    self.root = root
    self.language = language
  }

  /// Hands over the descriptions of a report; what is left of it, or why it can't be used.
  func read(
    _ path: String,
    take: (RunPart.Description) -> Void
  ) -> (part: RunPart?, problem: Refusal?) {
    let absolute = terminal.files.absolute(path, from: terminal.files.currentFolder)
    let name = FilePath.relative(absolute, to: root)
    var pieces = RunPartPieces()
    var mistaken: Refusal?
    do throws(FileSystem.Failure) {
      try terminal.files.read(
        absolute,
        inPieces: { bytes in
          pieces.read(bytes) { piece in
            guard mistaken == nil else { return }
            let read = value(piece.bytes, placed: piece.placed, of: name) { $0.description($1) }
            if let description = read.value { take(description) }
            mistaken = read.problem
          }
        }
      )
    } catch {
      return (nil, Refusal(text: Message(.cantRead, name.quoted, error.reason), in: language))
    }
    let rest = pieces.remainder
    // Of what is no report, nothing is told.
    let whole = SourceFile(path: name, bytes: rest).unquoted
    guard whole.says("schemaVersion") else {
      let mistake = Diagnostic(Message(.noReport), at: SourceRange(wholeOf: whole.id))
      return (nil, Refusal([mistake], in: SourceFiles(whole), language: language))
    }
    if let mistaken { return (nil, mistaken) }
    let part = value(rest, placed: pieces.placedRemainder, of: name) { $0.read($1) }
    return (part.value, part.problem)
  }

  /// What a text says; where something is wrong with it, it is read again where it stands.
  private func value<Value>(
    _ bytes: [UInt8],
    placed: @autoclosure () -> [UInt8],
    of name: String,
    _ read: (inout RunPartReader, SourceFile) -> Value?
  ) -> (value: Value?, problem: Refusal?) {
    var reader = RunPartReader()
    let decoded = DecodedFile(path: name, bytes: bytes, limits: RunPartReader.limits)
    if decoded.problem == nil, let value = read(&reader, decoded.file), reader.diagnostics.isEmpty {
      return (value, nil)
    }
    let file = DecodedFile(path: name, bytes: placed(), limits: RunPartReader.limits)
    _ = read(&reader, file.file)
    let diagnostics = file.problem.map { [$0] } ?? reader.diagnostics
    return (nil, Refusal(diagnostics, in: SourceFiles(file.file), language: language))
  }
}
