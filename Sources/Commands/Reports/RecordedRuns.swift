internal import Diagnostics
internal import Localization
internal import Presentation
internal import Reporting
internal import World

/// Shows runs that were recorded, of one machine or of many.
struct RecordedRuns {
  private let terminal: Terminal
  private let language: Language
  private var index: AppIndex

  init(since earlier: EarlierRun?, in language: Language, _ terminal: Terminal) {
    self.terminal = terminal
    self.language = language
    index = AppIndex(in: language, since: earlier)
  }

  /// Whether something kept some of it from being judged or read.
  var isUnjudged: Bool { index.isUnjudged }

  /// Adds what a run found; what is wrong with that is told.
  mutating func add(_ file: RunFile) {
    do throws(Refusal) {
      let run = try file.read()
      for description in index.add(run) {
        tell(
          Message(
            """
            \(description.app.quoted) (\(description.file)) is in two of the runs; give each \
            description once
            """))
      }
      for error in run.problems where error.severity == .error {
        let place = TerminalText.safe("\(error.file):\(error.line)")
        tell(Message(.unjudgedIn, place, TerminalText.safe(error.message)))
      }
    } catch {
      _ = error.tell(in: terminal)
      index.addUnreadable()
    }
  }

  /// Writes the page, or the folder.
  func write(to output: String, _ folder: OutputFolder?) throws(Refusal) {
    guard !language.name.isEmpty || index.languages.contains(language.tag) else {
      let known = LocaleFiles.known(beside: index.languages.sorted())
      throw .unknownWord(language.tag, for: Option.language.name, among: known)
    }
    let rules = index.rulesDigests.sorted().map(TerminalText.safe)
    if rules.count > 1 { tell(Message(.judgedByDifferentRules, rules.joined(separator: ", "))) }
    let report = RecordedReport(of: index)
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
    _ = Refusal(message, in: language).tell(in: terminal)
  }
}
