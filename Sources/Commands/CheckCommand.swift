internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules

/// The gate: descriptions in, a verdict out.
struct CheckCommand: Command {
  static let name = "check"
  static let operands = "[PATH…]"
  static let summary = "Checks descriptions: files, folders, or - for standard input."
  static let options = CheckOptions.options

  private let paths: [String]
  private let options: CheckOptions

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    paths = arguments.operands
    options = try CheckOptions(arguments)
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let start = ContinuousClock.now
    let current = terminal.files.currentFolder
    let root =
      options.root.map { FilePath.absolute($0, from: current) }
      ?? Repository(terminal.files).root(above: current) ?? current
    let run = CheckRun(options: options, root: root, terminal: terminal)
    if options.isStream { return status(of: run.stream()) }
    let search = DescriptionSearch(paths, in: terminal, root: root)
    let answer = run.answer(for: search.paths, diagnostics: search.diagnostics)
    let result = answer.result
    let read = result.files.keys.map { FilePath.absolute($0.path, from: root) }
    if let mistake = mistake(in: search.paths + read, from: current, terminal.files) {
      terminal.complain("reviewlint: \(result.language(mistake))\n")
      return .unjudged
    }
    let checked = ContinuousClock.now
    let isWritten = Outputs(options, in: terminal).write(result, answer.renewed)
    if options.hasStatistics {
      let end = ContinuousClock.now
      let times = RunTimes(check: answer.times, reporting: end - checked, whole: end - start)
      terminal.complain(StatisticsText(width: terminal.width).text(result, times))
    }
    return isWritten ? status(of: result.verdict) : .unjudged
  }

  private func status(of verdict: Verdict) -> ExitStatus {
    switch verdict {
    case .unjudged: .unjudged
    case .compliant: .clean
    case .violations: options.policy.failOn == nil ? .clean : .findings
    case .incomplete:
      options.policy.failOn == nil || options.allowsIncomplete ? .clean : .findings
    }
  }

  /// A report must not take the place of what it is about, nor of another report.
  private func mistake(
    in inputs: [String],
    from current: String,
    _ files: FileSystem
  ) -> Wording? {
    guard !options.reports.isEmpty || options.newBaseline != nil else { return nil }
    let old = options.baseline.map { files.resolved(FilePath.absolute($0, from: current)) }
    var taken = Set(inputs.map(files.resolved))
    for report in options.reports.map(\.path) {
      let path = files.resolved(FilePath.absolute(report, from: current))
      guard taken.insert(path).inserted else {
        return "the report \(report.quoted) would take the place of another file of this run"
      }
    }
    guard let baseline = options.newBaseline else { return nil }
    let path = files.resolved(FilePath.absolute(baseline, from: current))
    guard taken.insert(path).inserted || path == old else {
      return "the baseline \(baseline.quoted) would take the place of another file of this run"
    }
    return nil
  }
}
