internal import Diagnostics
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Lists the rules that hold, runs their examples, or writes their reference.
struct RulesCommand: Command {
  private enum Action: String, CaseIterable {
    case list
    case test
    case docs

    /// Whether the rules are those that hold here, as for a check.
    var isAboutHere: Bool { self != .test }
  }

  /// The words of `--format`.
  private enum Format: String, CaseIterable {
    case markdown
    case html
  }

  static let name = "rules"
  static let operands = "list | test [FILE…] | docs"
  static let summary = "Lists the rules, runs their examples or writes a reference."
  static var operandWords: [String] { Action.allCases.map(\.rawValue) }
  static let options = [
    Option("--rules", "FILE", "A file of rules; for list and docs the nearest .reviewlint.yaml."),
    Option(
      "--format",
      "FORMAT",
      "For docs: markdown (default) or html.",
      words: Format.allCases.map(\.rawValue)
    ),
    Option("--coverage", nil, "For test: also what no example reaches; there must be nothing."),
  ]

  private let action: Action
  private let paths: [String]
  private let asksForCoverage: Bool
  private let format: Format

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard let word = arguments.operands.first else {
      throw Arguments.Mistake(text: "rules needs to know what to do: list, test or docs")
    }
    guard let action = Action(rawValue: word) else {
      throw .unknownWord(word, for: "rules", among: Action.allCases.map(\.rawValue))
    }
    self.action = action
    paths = Array(arguments.operands.dropFirst()) + arguments.all("--rules")
    asksForCoverage = arguments.has("--coverage")
    format = try arguments.word("--format", of: Format.self) ?? .markdown
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let current = terminal.files.currentFolder
    let root = Repository(terminal.files).standardRoot
    var search = RuleFileSearch(in: terminal.files)
    let loaded = RuleLibrary.load(
      action.isAboutHere
        ? search.rules(in: current, unless: paths) : GoverningRules(named: paths),
      in: terminal,
      root: root,
      needsExamples: action != .list
    )
    guard loaded.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return .unjudged
    }
    switch action {
    case .list: return terminal.write(RuleList(loaded.book).text) ? .clean : .unjudged
    case .test: return test(loaded, in: terminal)
    case .docs: return terminal.write(reference(of: loaded.book)) ? .clean : .unjudged
    }
  }

  private func reference(of book: RuleBook) -> String {
    switch format {
    case .markdown: RuleReferenceMarkdown(book).text
    case .html: RuleReferenceHTML(book).text
    }
  }

  private func test(_ loaded: RuleLibrary.Loaded, in terminal: Terminal) -> ExitStatus {
    let run = ExampleRun(loaded, leavingOutBuiltIn: !paths.isEmpty, in: terminal)
    let result = run.result()
    DiagnosticOutput(terminal).complain(result.diagnostics, in: result.files)
    let failed = result.diagnostics.count
    let verdict = failed == 0 ? "all come out as they say" : "\(failed) don't come out as they say"
    var text = "\(result.ruleCount) rules, \(result.exampleCount) examples: \(verdict)\n"
    let gaps = asksForCoverage ? result.gaps : []
    DiagnosticOutput(terminal).complain(gaps, in: result.files)
    if asksForCoverage {
      text += gaps.isEmpty ? "they reach everything\n" : "what they don't reach: \(gaps.count)\n"
    }
    guard terminal.write(text) else { return .unjudged }
    return failed == 0 && gaps.isEmpty ? .clean : .findings
  }
}
