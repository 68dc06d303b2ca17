internal import Diagnostics
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Lists the rules that hold, or runs the examples of rules.
struct RulesCommand: Command {
  private enum Action: String, CaseIterable {
    case list
    case test
  }

  static let name = "rules"
  static let operands = "list | test [FILE…]"
  static let summary = "Lists the rules, or runs the examples of the rules in files."
  static let options = [
    Option("--rules", "FILE", "For list: a file of rules; default: the nearest .reviewlint.yaml."),
    Option("--coverage", nil, "For test: also what no example reaches; there must be nothing."),
  ]

  private let action: Action
  private let paths: [String]
  private let asksForCoverage: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard let word = arguments.operands.first else {
      throw Arguments.Mistake(text: "rules needs to know what to do: list or test")
    }
    guard let action = Action(rawValue: word) else {
      throw .unknownWord(word, for: "rules", among: Action.allCases.map(\.rawValue))
    }
    self.action = action
    paths = Array(arguments.operands.dropFirst()) + arguments.all("--rules")
    asksForCoverage = arguments.has("--coverage")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let current = terminal.files.currentFolder
    let repository = Repository(terminal.files)
    let root = repository.root(above: current) ?? current
    var files = paths
    if action == .list, files.isEmpty, let file = repository.ruleFile(above: current) {
      files = [file]
    }
    let loaded = RuleLibrary.load(
      files,
      in: terminal,
      root: root,
      needsExamples: action == .test
    )
    guard loaded.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return .unjudged
    }
    switch action {
    case .list: return terminal.write(Self.list(loaded.book)) ? .clean : .unjudged
    case .test: return test(loaded, in: terminal)
    }
  }

  /// One line for each rule: id, severity, guidelines, title.
  private static func list(_ book: RuleBook) -> String {
    let width = (book.rules.map(\.id.count).max() ?? 0) + 2
    let rows = book.rules.map { rule in
      let guidelines = rule.declaration.guidelines.map(\.text).joined(separator: ", ")
      return padded(rule.id, width) + padded(rule.severity.rawValue, 9)
        + "\(rule.declaration.title) (\(guidelines))\n"
    }
    let own = ProgramRule.all.map { rule in
      padded(rule.id, width) + padded(rule.severity.rawValue, 9) + "\(rule.title)\n"
    }
    let off = book.rulesOff.sorted().map { padded($0, width) + "off\n" }
    return (rows + own + off).joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
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
