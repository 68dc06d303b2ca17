internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules

/// Explains a rule, a guideline, or whatever else can be named.
struct ExplainCommand: Command {
  static let name = "explain"
  static let operands = "NAME"
  static let summary = "Explains a rule, guideline, diagnostic, field, function, service or device."
  static let options = [
    Option("--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml.")
  ]

  private let subject: String
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count == 1 else {
      throw Arguments.Mistake(text: "explain needs one name: of a rule, a guideline, a field, …")
    }
    subject = arguments.operands[0]
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    guard let book = RuleLibrary.bookHere(rules, in: terminal, needsExamples: true) else {
      return .unjudged
    }
    let reference = Reference.of(book)
    let text =
      rule(in: book, terminal) ?? group(in: book, width: terminal.width)
      ?? entries(in: reference, width: terminal.width)
    if let text { return terminal.write(text) ? .clean : .unjudged }
    let known = Selection.names(in: book).sorted().map { Suggestion.Candidate($0) }
    let hint = Suggestion.clause(for: subject, among: known + reference.candidates)
    return terminal.refuse(
      "there is no rule, guideline, diagnostic, field, service or device \(subject.quoted)\(hint)"
    )
  }

  private func rule(in book: RuleBook, _ terminal: Terminal) -> String? {
    let width = terminal.width
    let explanation = RuleText(width: width)
    if let rule = book.rules.first(where: { $0.id == subject }) {
      let excerpt = ExampleExcerpt(of: rule, width: width - 2) {
        ExampleBases(terminal: terminal).base(of: $0)
      }
      return explanation.text(
        rule,
        in: book,
        before: excerpt?.before ?? [],
        after: excerpt?.after ?? []
      )
    }
    if let rule = ProgramRule.all.first(where: { $0.id == subject }) {
      return explanation.text(rule, guidelines: book.guidelines)
    }
    return book.rulesOff.first { $0.id == subject }.map {
      explanation.text(off: $0.declaration, in: book)
    }
  }

  /// The rules of a guideline or topic.
  private func group(in book: RuleBook, width: Int) -> String? {
    let named = book.rules.filter { $0.declaration.isNamed(subject) }
    guard !named.isEmpty || book.guideline(subject) != nil else { return nil }
    return RuleText(width: width).list(named, of: book.guideline(subject), called: subject)
  }

  private func entries(in reference: Reference, width: Int) -> String? {
    let entries = reference.entries(named: subject)
    return entries.isEmpty ? nil : ReferenceText(width: width).texts(entries, in: reference)
  }
}
