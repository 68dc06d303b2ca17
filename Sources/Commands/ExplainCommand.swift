internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules

/// Explains a rule, or lists the rules of a guideline.
struct ExplainCommand: Command {
  static let name = "explain"
  static let operands = "RULE | GUIDELINE"
  static let summary = "Explains a rule: why, guideline, what is right, examples."
  static let options = [
    Option("--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml.")
  ]

  private let subject: String
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count == 1 else {
      throw Arguments.Mistake(text: "explain needs one rule or guideline, such as 4.8")
    }
    subject = arguments.operands[0]
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let current = terminal.files.currentFolder
    let root = Repository(terminal.files).standardRoot
    var search = RuleFileSearch(in: terminal.files)
    let loaded = RuleLibrary.load(
      search.rules(in: current, unless: rules),
      in: terminal,
      root: root,
      needsExamples: true
    )
    guard loaded.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return .unjudged
    }
    guard let text = text(loaded, width: terminal.width) else {
      terminal.complain("reviewlint: \(unknownSubject(loaded.book).text)\n")
      return .unjudged
    }
    return terminal.write(text) ? .clean : .unjudged
  }

  private func text(_ loaded: RuleLibrary.Loaded, width: Int) -> String? {
    let explanation = RuleText(width: width)
    if let rule = loaded.book.rules.first(where: { $0.id == subject }) {
      return explanation.text(rule, guidelines: loaded.book.guidelines)
    }
    if let rule = ProgramRule.all.first(where: { $0.id == subject }) {
      return explanation.text(rule, guidelines: loaded.book.guidelines)
    }
    let named = loaded.book.rules.filter { $0.declaration.isNamed(subject) }
    guard !named.isEmpty || loaded.book.guideline(subject) != nil else { return nil }
    return explanation.list(named, of: loaded.book.guideline(subject), called: subject)
  }

  private func unknownSubject(_ book: RuleBook) -> LocalizableText {
    let hint = Suggestion.clause(for: subject, among: Selection.names(in: book).sorted())
    return "there is no rule, guideline or topic \(subject.quoted)\(hint)"
  }
}
