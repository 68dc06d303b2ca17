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
      terminal.complain("reviewlint: \(mistake)\n")
      return .unjudged
    }
    let isWritten = Outputs(options, in: terminal).write(result, answer.renewed)
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
  ) -> String? {
    var outputs = options.reports.map { (name: "the report", path: $0.path) }
    if let path = options.newBaseline { outputs.append(("the baseline", path)) }
    guard !outputs.isEmpty else { return nil }
    let old = options.baseline.map { files.resolved(FilePath.absolute($0, from: current)) }
    var taken = Set(inputs.map(files.resolved))
    for (name, written) in outputs {
      let path = files.resolved(FilePath.absolute(written, from: current))
      let isRenewed = name == "the baseline" && path == old
      guard taken.insert(path).inserted || isRenewed else {
        return "\(name) \(written.quoted) would take the place of another file of this run"
      }
    }
    return nil
  }
}
