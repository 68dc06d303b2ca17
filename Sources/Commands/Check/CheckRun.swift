internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules
internal import World

/// Checks files by the rules that hold for them; the order of the answers is that of the files.
struct CheckRun {
  let options: CheckOptions
  let root: String
  let terminal: Terminal
  /// What reports show beyond the findings.
  let drawsLogin: Bool
  private let policy: PolicyFile?
  /// Where files are noted that descriptions name.
  private let seen = SeenFiles()

  init(_ options: CheckOptions, in terminal: Terminal, drawsLogin: Bool = false) {
    let root = options.terms.root(in: terminal.files)
    self.options = options
    self.root = root
    self.terminal = terminal
    self.drawsLogin = drawsLogin
    policy = options.terms.policy(in: terminal, root: root)
  }

  /// What there is to say of the descriptions that a person means by the paths they give.
  func result(for paths: [String], and list: PathList? = nil) -> RunResult {
    answer(for: search(for: paths, and: list), and: list).result
  }

  /// The descriptions that a person means by the paths they give.
  func search(for paths: [String], and list: PathList? = nil) -> DescriptionSearch {
    let exclusions = SearchExclusions(
      named: options.terms.rules, policy: policy, in: terminal, root: root,
      by: options.terms.ruleFiles(in: terminal.files))
    return DescriptionSearch(paths, and: list, in: terminal, root: root, exclusions: exclusions)
  }

  /// What a run found, and the baseline that would hold it, if somebody wants one.
  typealias Answer = (result: RunResult, renewal: BaselineReview.Renewal?)

  /// Loads the rules, checks what was searched for, and puts together what came of it; a result that
  /// somebody takes isn't kept.
  func answer(
    for search: DescriptionSearch, and list: PathList? = nil, take: ((LintResult) -> Void)? = nil
  ) -> Answer {
    let paths = search.paths
    var baseline = BaselineCheck(options, search, in: terminal, root: root)
    let rules = rules(for: paths, hasBaseline: baseline.counts)
    let expected = expected(by: rules, among: search)
    let known = Set(search.others.map(\.file))
    let others = search.others + expected.missing.filter { !known.contains($0.file) }
    let isReady = !rules.diagnostics.haveErrors && baseline.isReadable
    let linter = { @Sendable (number: Int) in isReady ? rules.linter(ofFile: number) : nil }
    var setup = RunSetup(
      language: rules.language, books: rules.books,
      relaxations: options.relaxations + rules.found.flatMap(\.relaxations)
        + others.compactMap(\.exclusion))

    var results: [FileCheck.Judged] = []
    var judged: Set<SourceFile.ID> = []
    var summary = RunResult.Summary()
    let answers = self.answers(for: paths, linter) { result, linter in
      judged.insert(result.file.id)
      guard let take else { return results.append((result, linter)) }
      let accepted = baseline.accept(result, by: linter)
      summary.add(accepted)
      take(accepted)
    }
    // Whether an app is described twice, and what a baseline holds in vain, is known only now.
    let shared = SharedBundleIDs(of: results.lazy.map(\.result.identity))
    for number in results.indices {
      shared.tellApart(&results[number].result)
      results[number].result = baseline.accept(results[number].result, by: results[number].linter)
    }
    let compared = baseline.compared(
      results, judged, besides: rules.linters.flatMap(\.guards))
    for result in compared.results { summary.add(result) }

    var files = rules.files
    for file in [baseline.text, list?.file].compactMap(\.self) { files.add(file) }
    for answer in answers { files.add(answer.file) }
    setup.relaxations += baseline.relaxations(of: summary)
    let result = RunResult(
      tool: rules.tool,
      descriptions: compared.results,
      summary: summary,
      diagnostics: search.diagnostics + rules.diagnostics + expected.diagnostics
        + baseline.mistakes + compared.diagnostics + answers.flatMap(\.diagnostics),
      files: files,
      setup: setup,
      inventory: Inventory(
        others + descriptions(at: paths, judged, answers)
          + rules.ownPaths.map { Inventory.Item(.rules, $0, .seen) } + seen.items(from: root)))
    return (result.verdict == .unjudged ? result : result.adding(unseen), baseline.renewal)
  }

  /// What the answer would take for nothing though nobody could look.
  private var unseen: [Diagnostic] {
    terminal.files.unseen.map { failure in
      Diagnostic(
        Message(.unreachable, failure.reason), about: FilePath.relative(failure.path, to: root))
    }
  }

  /// Checks standard input line by line; rules that don't load leave nothing to check it with.
  func stream() -> ExitStatus {
    let rules = rules(for: ["-"])
    guard !rules.diagnostics.haveErrors else {
      DiagnosticOutput(terminal, language: options.terms.language)
        .complain(rules.diagnostics, in: rules.files, separator: "")
      return .unjudged
    }
    let linter = rules.linter(ofFile: 0)
    let check = StreamCheck(
      surroundings: surroundings, linter: linter,
      relaxations: options.relaxations + linter.linter.book.relaxations,
      style: terminal.style(of: options, isInFile: false), jobs: jobs, terminal: terminal)
    return check.run()
  }

  private var jobs: Int { options.jobs ?? SystemThread.cores }

  private func rules(for paths: [String], hasBaseline: Bool = false) -> CheckRules {
    CheckRules(
      for: paths, options, policy, hasBaseline: hasBaseline, drawsLogin: drawsLogin, root: root,
      in: terminal)
  }

  /// Checks the files; their results are handed over in their order.
  private func answers(
    for paths: [String], _ linter: @escaping @Sendable (Int) -> GuardedLinter?,
    take: (FileCheck.Judged) -> Void
  ) -> [FileAnswer] {
    let progress = ProgressLine(for: paths.count, in: terminal, language: options.terms.language)
    defer { progress?.erase() }
    return FileCheck(surroundings: surroundings, progress: progress)
      .answers(for: paths, by: linter, jobs: jobs, take: take)
  }

  private var surroundings: Surroundings {
    Surroundings(
      asOf: options.terms.asOf ?? terminal.day, in: terminal.files, root: root,
      inputName: options.inputName(in: terminal.files),
      evidence: FoundEvidence(in: terminal.files, jobs: jobs, app: options.app), noting: seen)
  }

  /// Which descriptions rule files expect to be there, and which of them aren't.
  private func expected(
    by rules: CheckRules, among search: DescriptionSearch
  ) -> ExpectedDescriptions {
    var expected = ExpectedDescriptions(among: search, in: terminal.files, root: root)
    for file in rules.ownFiles { expected.check(file) }
    if let policy { expected.check(policy) }
    return expected
  }

  /// What became of the descriptions that were to be judged.
  private func descriptions(
    at paths: [String], _ judged: Set<SourceFile.ID>, _ told: [FileAnswer]
  ) -> [Inventory.Item] {
    let blank = Set(told.lazy.filter(\.isBlank).map(\.file.id))
    return paths.map { path in
      let place = path == "-" ? options.inputName(in: terminal.files) ?? path : path
      let file = SourceFile.ID(path: DescriptionFile.name(of: place, root))
      let state: Inventory.State =
        judged.contains(file) ? .judged : blank.contains(file) ? .empty : .unjudged
      return Inventory.Item(.description, file.path, state)
    }
  }

  /// Refuses to write where something is that was read.
  func check(
    _ places: OutputPlaces, afterReading paths: [String], _ result: RunResult
  ) throws(Refusal) {
    let read = paths + result.files.paths.map { FilePath.joined(root, $0) } + seen.named
    try places.check(reading: read, in: terminal.files, language: result.language)
  }
}
