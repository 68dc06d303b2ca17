internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Reporting
internal import World

/// Shows runs that were recorded, of one machine or of many.
struct RecordedRuns {
  private let terminal: Terminal
  private let language: Language
  private var report: RecordedReport

  init(since earlier: EarlierRun?, in language: Language, _ terminal: Terminal) {
    self.terminal = terminal
    self.language = language
    report = RecordedReport(in: language, since: earlier)
  }

  /// Whether something kept some of it from being judged or read.
  var isUnjudged: Bool { report.verdict == .unjudged }

  /// Adds what a run found; what is wrong with that is told.
  mutating func add(_ run: RunFile) {
    let first = report.count
    var faults = 0
    var part: RunPart?
    do throws(Refusal) {
      part = try run.read { description in
        guard !report.add(description) else { return }
        let file = description.key.file.path
        tell(
          Message(
            """
            \(description.app.quoted) (\(file)) is in two of the runs; give each description \
            once
            """))
        faults += 1
      }
    } catch {
      _ = error.tell(in: terminal)
      faults += 1
    }
    for error in part?.faults.filter(\.isError) ?? [] {
      let place = TerminalText.safe("\(error.file.path):\(error.line)")
      tell(Message(.unjudgedIn, place, TerminalText.safe(error.message)))
    }
    report.endRun(from: first, part, faults: faults)
  }

  /// Writes the page, or the folder.
  func write(to output: String, _ folder: OutputFolder?) throws(Refusal) {
    let rules = report.rulesDigests.sorted().map(TerminalText.safe)
    if rules.count > 1 { tell(Message(.judgedByDifferentRules, rules.joined(separator: ", "))) }
    if let folder {
      return try folder.write(in: language) { add throws(FileSystem.Failure) in
        try report.writeFolder(add)
      }
    }
    let files = terminal.files
    let write = { (take: @escaping FileSystem.Output) in
      var output = ReportOutput(take)
      report.write(to: &output)
      return output.isComplete
    }
    try Refusal.unless(writing: output, in: language) { () throws(FileSystem.Failure) in
      if files.isStream(output) { return try files.send(to: output, write) }
      try files.publish(files.draft(for: output, write))
    }
  }

  private func tell(_ message: Message) {
    _ = Refusal(text: message, in: language).tell(in: terminal)
  }
}
