internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Checks files, several at once; the order of the answers is that of the files.
struct CheckRun {
  let options: CheckOptions
  let root: String
  let terminal: Terminal
  /// What reports show beyond the findings.
  let detail: ResultDetail
  /// Where files are noted that descriptions name and that the run would write to.
  private let attachments: NamedFiles?

  private let jobs: Int
  private let prepared: PreparedBook

  init(
    options: CheckOptions,
    root: String,
    terminal: Terminal,
    detail: ResultDetail,
    writingTo places: OutputPlaces = OutputPlaces()
  ) {
    attachments = NamedFiles(at: places, in: terminal.files)
    self.options = options
    self.root = root
    self.terminal = terminal
    self.detail = detail
    jobs = options.jobs ?? coreCount
    prepared = PreparedBook(in: terminal, jobs: jobs)
  }

  /// Says that there are many descriptions: rules for them may be made while others are looked for.
  func expectMany() {
    guard options.rules.isEmpty, options.language == Language.english.tag else { return }
    prepared.begin(isForMany: true)
  }

  /// The rules that hold for some of the files.
  private struct Rulebook: Sendable {
    let linter: Linter
    let diagnostics: [Diagnostic]
    let files: SourceFiles
  }

  /// What a run found, the baseline that would hold it, and how long it took to find.
  struct Answer {
    let result: RunResult
    let renewed: Baseline
    /// The descriptions, where they were written down as they came.
    let spool: ReportSpool?
    let times: CheckTimes
  }

  func answer(for paths: [String], diagnostics: [Diagnostic]) -> Answer {
    let baseline = options.baseline.map { BaselineFile($0, in: terminal, root: root) }
    let ruleFiles = governingRules(for: paths)
    let books = rulebooks(for: ruleFiles, areMany: areMany(paths), baseline?.baseline)
    let hasRules = books.values.allSatisfy(\.diagnostics.isEmpty)
    let loaded = books.keys.sorted().compactMap { books[$0] }
    // Rules that don't load have no names to select.
    let selected = hasRules ? selectionMistakes(loaded.map(\.linter.book)) : []
    let isReady = hasRules && selected.isEmpty && baseline?.diagnostics.isEmpty != false
    let language = books.values.first?.linter.book.language ?? .english
    let ids = books.values.first?.linter.ids ?? .none
    let spool =
      options.spoolsResults
      ? ReportSpool(JSONItems(asking: ids, said: language), in: terminal.files) : nil
    var results: [(result: LintResult, linter: Linter)] = []
    let linter = { @Sendable (index: Int) in isReady ? books[ruleFiles[index]]?.linter : nil }
    let answers: FileAnswers
    var counted: RunResult.Summary?
    if options.needsOnlySummary {
      var summary = RunResult.Summary()
      answers = self.answers(for: paths, linter) { result, _ in
        RunResult.Summary(of: result)
      } take: {
        summary.add($0)
      }
      counted = summary
    } else if let spool {
      let items = spool.items
      answers = self.answers(for: paths, linter) { result, _ in
        ReportSpool.Item(result, as: items)
      } take: {
        spool.add($0)
      }
    } else {
      answers = self.answers(for: paths, linter) { result, means in
        (result: result, linter: means.linter)
      } take: {
        results.append($0)
      }
    }
    var files = SourceFiles()
    for book in loaded { files.addMissing(book.files) }
    if let baseline { files.add(baseline.file) }
    for answer in answers.told { files.add(answer.file) }
    let comparison = comparison(of: results, with: baseline?.baseline)
    let summary = counted ?? spool?.summary ?? RunResult.Summary(of: comparison.results)
    let result = RunResult(
      tool: tool(loaded.map(\.linter.book)),
      descriptions: comparison.results,
      summary: summary,
      diagnostics: diagnostics + selected + loaded.flatMap(\.diagnostics)
        + (baseline?.diagnostics ?? []) + answers.told.flatMap(\.diagnostics),
      files: files,
      language: language,
      books: loaded.map(\.linter.book),
      relaxations: options.relaxations + loaded.flatMap(\.linter.book.relaxations)
        + held(by: baseline, summary)
    )
    return Answer(
      result: result,
      renewed: comparison.renewed,
      spool: spool,
      times: answers.times
    )
  }

  /// What a baseline holds makes the answer milder.
  private func held(by baseline: BaselineFile?, _ summary: RunResult.Summary) -> [Relaxation] {
    guard let baseline, summary.heldByBaseline > 0 else { return [] }
    let count = summary.heldByBaseline
    return [
      Relaxation(
        .baseline,
        of: count == 1 ? "1 finding" : "\(count) findings",
        in: baseline.file.id.path
      )
    ]
  }

  /// Checks standard input line by line; rules that don't load leave nothing to check it with.
  func stream() -> ExitStatus {
    let books = rulebooks(for: governingRules(for: ["-"]), areMany: true, nil).values
    let wrong = books.flatMap(\.diagnostics)
    let mistakes = wrong.isEmpty ? selectionMistakes(books.map(\.linter.book)) : wrong
    guard mistakes.isEmpty, let linter = books.first?.linter else {
      let texts = DiagnosticText(
        paint: Paint(isOn: false),
        width: terminal.width,
        language: LanguageLibrary.language(options.language)
      )
      let files = books.reduce(into: SourceFiles()) { $0.addMissing($1.files) }
      for mistake in mistakes { terminal.complain(texts.text(mistake, in: files)) }
      return .unjudged
    }
    let check = StreamCheck(
      check: fileCheck(showing: nil) { result, _ in result },
      linter: linter,
      relaxations: options.relaxations + linter.book.relaxations,
      jobs: jobs,
      terminal: terminal
    )
    return check.run()
  }

  /// The results with what the baseline holds in vain, each app's at its first description.
  private func comparison(
    of found: [(result: LintResult, linter: Linter)],
    with baseline: Baseline?
  ) -> (results: [LintResult], renewed: Baseline) {
    guard baseline != nil || options.newBaseline != nil else {
      return (found.map(\.result), Baseline())
    }
    var review = BaselineReview(baseline ?? Baseline())
    for (result, linter) in found { review.add(result, by: linter) }
    var apps: Set<String> = []
    let results = found.map { result, linter in
      guard apps.insert(result.app).inserted else { return result }
      return linter.noting(review.staleEntries(of: result.app), in: result)
    }
    return (results, review.renewed)
  }

  /// The rules that hold for each description.
  private func governingRules(for paths: [String]) -> [GoverningRules] {
    var search = options.ruleFiles(in: terminal.files)
    return paths.map { path in
      let folder = path == "-" ? terminal.files.currentFolder : FilePath.folder(of: path)
      return search.rules(in: folder, unless: options.rules)
    }
  }

  /// So many bytes of descriptions hardly use each part of the rules often.
  private static let few = 24_000

  /// Whether there is so much to check that it pays to prepare the rules for it.
  private func areMany(_ paths: [String]) -> Bool {
    var size = 0
    for path in paths {
      size += terminal.files.size(of: path)
      if size > Self.few { return true }
    }
    return false
  }

  private func rulebooks(
    for governing: [GoverningRules],
    areMany: Bool,
    _ baseline: Baseline?
  ) -> [GoverningRules: Rulebook] {
    var books: [GoverningRules: Rulebook] = [:]
    let language = LanguageLibrary.language(options.language)
    let ofNone = governing.isEmpty ? [GoverningRules(named: options.rules)] : []
    for rules in Set(governing + ofNone) {
      let loaded = RuleLibrary.load(
        rules,
        in: terminal,
        root: root,
        isForMany: areMany,
        language: language,
        prepared: prepared
      )
      let policy = CheckPolicy(options, loaded.checks)
      let linter = Linter(
        book: loaded.book,
        selection: selection,
        policy: policy.policy,
        isDaySet: options.asOf != nil,
        baseline: baseline,
        detail: detail
      )
      books[rules] = Rulebook(
        linter: linter,
        diagnostics: loaded.diagnostics + policy.contradictions,
        files: loaded.files
      )
    }
    prepared.crew.dismiss()
    return books
  }

  private func tool(_ books: [RuleBook]) -> RunResult.Tool {
    var digest = Fingerprint()
    for book in books { digest.add(book.digest) }
    return RunResult.Tool(
      version: Application.version,
      rules: books.count == 1 ? books[0].digest : digest.hexadecimal,
      overridden: Set(books.flatMap(\.overridden)).sorted()
    )
  }

  /// A gate that asks nothing must not say yes.
  private func selectionMistakes(_ books: [RuleBook]) -> [Diagnostic] {
    let named = options.only + options.skip
    guard !named.isEmpty else { return [] }
    let known = books.reduce(into: Set<String>()) { $0.formUnion(Selection.names(in: $1)) }
    let unknown = named.filter { !known.contains($0) }
    let messages = unknown.map { name in
      Diagnostic.Message.unknownSelection(name, among: known.sorted())
    }
    let isEmpty = unknown.isEmpty && books.contains { !selection.asksAnything(of: $0) }
    let locked = options.skip.flatMap { name in
      Set(books.flatMap { $0.lockedRules(named: name) }).sorted().map {
        Diagnostic.Message.lockedRule($0, skippedAs: name)
      }
    }
    return (messages + (isEmpty ? [.nothingSelected] : []) + locked).map { message in
      Diagnostic(message, at: SourceRange(wholeOf: SourceFile.ID(path: "command line")))
    }
  }

  private var selection: Selection { Selection(only: options.only, skip: options.skip) }

  /// Checks the files; what is kept of their results is handed over in their order.
  private func answers<Kept: Sendable>(
    for paths: [String],
    _ linter: @escaping @Sendable (Int) -> Linter?,
    keep: @escaping @Sendable (LintResult, CheckMeans) -> Kept,
    take: (Kept) -> Void
  ) -> FileAnswers {
    let language = LanguageLibrary.language(options.language)
    let progress = ProgressLine(for: paths.count, in: terminal, language: language)
    defer { progress?.erase() }
    let check = fileCheck(showing: progress, keep: keep)
    return FilesCheck(check: check, jobs: jobs, linter: linter).answers(for: paths, take: take)
  }

  private func fileCheck<Kept: Sendable>(
    showing progress: ProgressLine?,
    keep: @escaping @Sendable (LintResult, CheckMeans) -> Kept
  ) -> FileCheck<Kept> {
    FileCheck(
      asOf: options.asOf ?? Timestamp(seconds: terminal.today, nanoseconds: 0),
      files: terminal.files,
      root: root,
      progress: progress,
      attachments: attachments,
      keep: keep
    )
  }

  /// What is wrong with where the run writes, as far as one can tell before anything is read.
  static func earlyMistake(
    _ places: OutputPlaces,
    _ operands: [String],
    _ options: CheckOptions,
    in files: FileSystem
  ) -> Wording? {
    let inputs = operands + options.rules + [options.baseline].compactMap { $0 }
    return places.mistake(reading: inputs, in: files)
  }

  /// Likewise, after everything was read.
  func mistake(_ places: OutputPlaces, reading paths: [String], _ result: RunResult) -> Wording? {
    let read = paths + result.readPaths(from: root) + (attachments?.paths ?? [])
    return places.mistake(reading: read, in: terminal.files)
  }
}

extension Selection {
  fileprivate func asksAnything(of book: RuleBook) -> Bool {
    book.rules.contains(where: includes) || ProgramRule.all.contains(where: includes)
  }
}

extension Diagnostic.Message {
  fileprivate static var nothingSelected: Self {
    Self("--only and --skip leave no rule to ask; name one that holds")
  }

  fileprivate static func lockedRule(_ rule: String, skippedAs name: String) -> Self {
    Self("\(rule.quoted) is locked; --skip \(name.quoted) can't leave it out")
  }

  fileprivate static func unknownSelection(_ name: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self("\(name.quoted) is no rule, guideline or topic to select\(hint)")
  }
}
