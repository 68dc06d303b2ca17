internal import Diagnostics
internal import Engine
internal import Expressions
internal import Localization
internal import Reporting
internal import Rules
internal import World

/// Checks files by the rules that hold for them; the order of the answers is that of the files.
struct CheckRun {
  let options: CheckOptions
  let root: String
  let terminal: Terminal
  /// What reports show beyond the findings.
  let detail: ResultDetail
  /// The day of checking; nil: the one that the options give, or today.
  private let day: Timestamp?
  /// Whether all results are to be at hand in the end, for reports that are made of them then.
  private let keepsResults: Bool
  /// Where files are noted that descriptions name and that the run would write to.
  private let attachments: NamedFiles?

  init(
    options: CheckOptions,
    root: String,
    terminal: Terminal,
    detail: ResultDetail,
    asOf day: Timestamp? = nil,
    keepsResults: Bool = false,
    writingTo places: OutputPlaces = OutputPlaces()
  ) {
    attachments = NamedFiles(at: places, in: terminal.files)
    self.options = options
    self.root = root
    self.terminal = terminal
    self.detail = detail
    self.day = day
    self.keepsResults = keepsResults
  }

  /// What a run found, the baseline that would hold it, and how long it took to find.
  struct Answer {
    let result: RunResult
    let renewed: Baseline
    let reports: RunReports
    let times: CheckTimes
  }

  /// Loads the rules, checks the files, and puts together what came of them.
  func answer(for paths: [String], diagnostics: [Diagnostic]) -> Answer {
    let baseline = options.baseline.map {
      InputFile<Baseline>(ofBaseline: $0, in: terminal, root: root)
    }
    let rules = rules(for: paths, hasBaseline: baseline != nil)
    let isReady = !rules.diagnostics.haveErrors && baseline?.diagnostics.isEmpty != false
    let linter = { @Sendable (number: Int) in isReady ? rules.linter(ofFile: number) : nil }
    let language = rules.linters.first?.book.language ?? .english

    let setup = RunSetup(
      language: language,
      books: rules.books,
      relaxations: options.relaxations + rules.books.flatMap(\.relaxations),
      ids: rules.linters.first?.ids ?? []
    )

    let reports = RunReports(options, setup, in: terminal)
    var review = BaselineReview(baseline?.content ?? Baseline())
    var results: [FileCheck.Judged] = []
    // What a baseline holds in vain is known only when all of an app's descriptions are.
    let waits = keepsResults || baseline != nil
    let isReviewed = waits || options.newBaseline != nil
    let answers = self.answers(for: paths, linter) { result, linter in
      let accepted = isReviewed ? review.accept(result, by: linter) : result
      if waits { results.append((accepted, linter)) } else { reports.add(result) }
    }
    let told = compared(results, with: review, isNeeded: baseline != nil)
    if !keepsResults { for result in told { reports.add(result) } }

    var files = rules.files
    if let baseline { files.add(baseline.file) }
    for answer in answers.told { files.add(answer.file) }
    let summary = keepsResults ? RunResult.Summary(of: told) : reports.summary
    let result = RunResult(
      tool: rules.tool,
      descriptions: keepsResults ? told : [],
      summary: summary,
      diagnostics: diagnostics + rules.diagnostics + (baseline?.diagnostics ?? [])
        + answers.told.flatMap(\.diagnostics),
      files: files,
      setup: RunSetup(
        language: setup.language,
        books: setup.books,
        relaxations: setup.relaxations + held(by: baseline, summary),
        ids: setup.ids
      )
    )
    return Answer(
      result: result.verdict == .unjudged ? result : result.adding(unseen),
      renewed: review.renewed,
      reports: reports,
      times: answers.times
    )
  }

  /// What the answer would take for nothing though nobody could look.
  private var unseen: [Diagnostic] {
    terminal.files.unseen.map { failure in
      let place = SourceFile.ID(path: FilePath.relative(failure.path, to: root))
      return Diagnostic(.unreachable(failure.reason), at: SourceRange(wholeOf: place))
    }
  }

  /// Checks standard input line by line; rules that don't load leave nothing to check it with.
  func stream() -> ExitStatus {
    let rules = rules(for: ["-"])
    guard !rules.diagnostics.haveErrors else {
      DiagnosticOutput(terminal, language: LanguageLibrary.language(options.language))
        .complain(rules.diagnostics, in: rules.files, separator: "")
      return .unjudged
    }
    let linter = rules.linter(ofFile: 0)
    let check = StreamCheck(
      surroundings: surroundings,
      linter: linter,
      relaxations: options.relaxations + linter.book.relaxations,
      jobs: jobs,
      terminal: terminal
    )
    return check.run()
  }

  /// The digest of the rules that hold for these files.
  func digest(ofRulesFor paths: [String]) -> String { rules(for: paths).tool.rules }

  private var jobs: Int { options.jobs ?? SystemThread.cores }

  private func rules(for paths: [String], hasBaseline: Bool = false) -> CheckRules {
    CheckRules(
      for: paths,
      options,
      hasBaseline: hasBaseline,
      detail: detail,
      root: root,
      in: terminal
    )
  }

  /// Checks the files; their results are handed over in their order.
  private func answers(
    for paths: [String],
    _ linter: @escaping @Sendable (Int) -> Linter?,
    take: (FileCheck.Judged) -> Void
  ) -> FileAnswers {
    let language = LanguageLibrary.language(options.language)
    let progress = ProgressLine(for: paths.count, in: terminal, language: language)
    defer { progress?.erase() }
    return FileCheck(surroundings: surroundings, progress: progress)
      .answers(for: paths, by: linter, jobs: jobs, take: take)
  }

  private var surroundings: Surroundings {
    Surroundings(
      asOf: day ?? options.asOf ?? terminal.day,
      files: terminal.files,
      root: root,
      inputName: options.inputName(in: terminal.files),
      scans: ProjectScans(in: terminal.files, jobs: jobs),
      captures: CaptureLibrary(in: terminal.files, root: root, noting: attachments),
      attachments: attachments
    )
  }

  /// The results with what the baseline holds in vain, each app's at its first description.
  private func compared(
    _ found: [FileCheck.Judged],
    with review: BaselineReview,
    isNeeded: Bool
  ) -> [LintResult] {
    guard isNeeded else { return found.map(\.result) }
    var apps: Set<String> = []
    return found.map { result, linter in
      guard apps.insert(result.app).inserted else { return result }
      return linter.noting(review.staleEntries(of: result.app), in: result)
    }
  }

  /// What a baseline holds makes the answer milder.
  private func held(by baseline: InputFile<Baseline>?, _ summary: RunResult.Summary) -> [Relaxation]
  {
    guard let baseline, summary.heldByBaseline > 0 else { return [] }
    let count = summary.heldByBaseline
    let what = count == 1 ? "1 finding" : "\(count) findings"
    return [Relaxation(.baseline, of: what, in: baseline.file.id.path)]
  }

  /// Refuses to write where something is that was read.
  func check(
    _ places: OutputPlaces,
    afterReading paths: [String],
    _ result: RunResult
  ) throws(Refusal) {
    let read = paths + result.readPaths(from: root) + (attachments?.paths ?? [])
    try places.check(reading: read, in: terminal.files, language: result.language)
  }
}
