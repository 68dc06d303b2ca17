internal import Diagnostics
internal import Engine
internal import Presentation
internal import Reporting
internal import World

/// The gate: descriptions in, a verdict out.
struct CheckCommand: Command {
  static let name = "check"
  static let operands = "[PATH…]"
  static let summary = Message("Checks descriptions: files, folders, or - for standard input.")
  static let options = CheckOptions.options

  private let paths: [String]
  private let options: CheckOptions

  init(_ arguments: Arguments) throws(Refusal) {
    paths = arguments.operands
    options = try CheckOptions(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = options.terms.root(in: terminal.files)
    try options.check(places, besideReading: paths, in: terminal.files)
    let list = options.filesFrom.map { PathList($0, in: terminal.files, root: root) }
    let run = CheckRun(options, in: terminal, drawsLogin: options.drawsLogin)
    if options.isStream { return run.stream() }
    let search = run.search(for: paths, and: list)
    let output = StandardOutput(terminal)
    let commands = terminal.style(of: options, isInFile: false).commands
    let answer = run.answer(
      for: search, and: list,
      take: options.writesAsItGoes
        ? {
          output.write(
            ReportWriter.line(
              of: $0, asking: $0.questions, said: options.terms.language, calledBy: commands))
        } : nil)
    if options.listsFiles {
      return FileList(search: search, list: list, options: options, root: root)
        .show(answer.result.inventory, in: terminal)
    }
    let result = answer.result
    try run.check(places, afterReading: search.paths, result)
    if let rule = options.why { return try explain(rule, result, in: terminal) }
    let outputs = Outputs(options: options, output: output, terminal: terminal)
    let isWritten = outputs.write(result, answer.renewal)
    return isWritten ? result.status : .unjudged
  }

  /// Shows how a rule came to its outcomes; what is wrong with files is told as ever.
  private func explain(
    _ rule: String, _ result: RunResult, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    DiagnosticOutput(terminal, language: result.language)
      .complain(result.diagnostics, in: result.files)
    let text = TraceText(width: terminal.width)
    let traces = result.descriptions.compactMap { description in
      description.trace.map { text.text($0, of: description) }
    }
    if traces.isEmpty, !result.descriptions.isEmpty {
      let known = Set(result.setup.books.flatMap { Selection.names(in: $0) }).sorted()
      let hint = Suggestion.clause(for: rule, among: known)
      throw Refusal("no rule \(rule.quoted) was asked\(hint)")
    }
    return terminal.answer(traces.joined(separator: "\n"), result.status)
  }

  /// A report must not take the place of what it is about, nor of another report.
  private var places: OutputPlaces {
    var places = OutputPlaces()
    for report in options.reports { places.addReport(at: report.path) }
    if let path = options.newBaseline {
      places.addBaseline(at: path, renewing: options.baseline)
    }
    return places
  }
}
