internal import Diagnostics
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
  static let summary = Message(.commandFleet)
  static let options =
    [
      Option("--format", "FORMAT", .optionFleetFormat, words: Format.allCases.map(\.rawValue)),
      Option("--output", "DIR", .optionFleetOutput),
      Option("--history", "FILE", .optionFleetHistory),
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
    try folder?.checkIsFree(for: Self.name)
    let language = options.terms.language
    let root = options.terms.root(in: files)
    func file(_ path: String) -> RunFile {
      RunFile(path, in: terminal, root: root, language: language)
    }
    var earlier = FleetHistory(runs: history.count)
    for (run, path) in history.enumerated() {
      _ = try file(path).read { earlier.add($0, run: run) }
    }
    let parts = parts.map(file)
    var readable: [RunFile] = []
    var fleet = FleetOverview(in: language)
    for part in parts {
      let first = fleet.apps.count
      var twice = 0
      var rest: RunPart?
      var isRead = true
      do throws(Refusal) {
        rest = try part.read { description in
          guard !fleet.add(description, as: FleetApp(description, since: earlier)) else { return }
          let file = description.key.file.path
          let mistake = Message(.fleetTwice, description.app.quoted, file)
          _ = Refusal(text: mistake, in: language).tell(in: terminal)
          twice += 1
        }
        readable.append(part)
      } catch {
        _ = error.tell(in: terminal)
        isRead = false
      }
      let errors = rest?.faults.filter(\.isError) ?? []
      let isJudged = isRead && rest?.verdict != .unjudged
      fleet.endPart(
        from: first,
        judgedBy: rest?.rules.digest,
        faults: max(errors.count, isJudged ? 0 : 1) + twice,
        unjudged: Set(errors.map(\.file.path)).filter(DescriptionSearch.isDescription).sorted()
      )
    }
    fleet.finish()
    try folder?.write { add throws(FileSystem.Failure) in
      try writePages(of: fleet, from: readable, since: earlier, add)
    }
    let isWritten = try write(fleet, from: readable, in: terminal)
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
    from parts: [RunFile],
    since earlier: FleetHistory,
    _ add: (String, [UInt8]) throws(FileSystem.Failure) -> Void
  ) throws(FileSystem.Failure) {
    let named = fleet.apps.filter { !$0.app.isEmpty }
    var apps = Dictionary(named.map { ($0.pageName, $0) }) { first, _ in first }
    var failure: FileSystem.Failure?
    try readAgain(parts) { description in
      let name = FleetApp(description, since: earlier).pageName
      guard failure == nil, let app = apps.removeValue(forKey: name) else { return }
      do throws(FileSystem.Failure) {
        try add(name, Array(FleetAppPage(app, description, since: earlier, of: fleet).text.utf8))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    try add(FleetIndexPage.name, Array(FleetIndexPage(of: fleet).text.utf8))
  }

  /// Parts that could be read once.
  private func readAgain(
    _ parts: [RunFile],
    _ take: (RunPart.Description) -> Void
  ) throws(FileSystem.Failure) {
    for part in parts {
      do throws(Refusal) {
        _ = try part.read(take)
      } catch {
        let name = part.id.path
        throw FileSystem.Failure(path: name, reason: Message(.partLost, name.quoted))
      }
    }
  }

  private func write(
    _ fleet: FleetOverview,
    from parts: [RunFile],
    in terminal: Terminal
  ) throws(Refusal) -> Bool {
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
      do throws(FileSystem.Failure) {
        try readAgain(parts) { isWritten = isWritten && terminal.write(database.rows(of: $0)) }
      } catch {
        throw Refusal(text: Message(.standardOutputIncomplete, error.reason))
      }
      return isWritten && terminal.write(FleetDatabase.end)
    }
  }
}
