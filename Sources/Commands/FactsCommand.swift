internal import Diagnostics
internal import Reporting
internal import Rules

/// Shows what rules can ask: fields, facts that are worked out, functions, bases of examples.
struct FactsCommand: Command {
  static let name = "facts"
  static let operands = "[NAME]"
  static let summary = "Shows what rules can ask: fields, facts, functions; or one of them."
  static let options = [
    Option("--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml.")
  ]

  /// What rules can ask; services and the like are no facts.
  private static let kinds: [ReferenceEntry.Kind] = [.field, .fact, .function, .base]

  private let subject: String?
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count <= 1 else {
      throw Arguments.Mistake(text: "facts takes one name, such as screens[].buttons[].frame")
    }
    subject = arguments.operands.first
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    guard let book = RuleLibrary.bookHere(rules, in: terminal) else { return .unjudged }
    let reference = Reference.of(book)
    let text = ReferenceText(width: terminal.width)
    guard let subject else {
      return terminal.write(text.list(reference, Self.kinds)) ? .clean : .unjudged
    }
    let entries = reference.entries(named: subject).filter { Self.kinds.contains($0.kind) }
    guard !entries.isEmpty else {
      let known = reference.candidates(of: Self.kinds)
      return terminal.refuse(
        "there is no field, fact or function \(subject.quoted)\(Suggestion.clause(for: subject, among: known))"
      )
    }
    return terminal.write(text.texts(entries, in: reference)) ? .clean : .unjudged
  }
}

extension Reference {
  /// What can be named where a book's rules hold.
  static func of(_ book: RuleBook) -> Reference {
    Reference(of: book, diagnostics: BuiltInLibrary.diagnostics, bases: BuiltInLibrary.bases)
  }
}

extension RuleLibrary {
  /// The rules that hold in the current folder, unless some were named; what is wrong is told.
  static func bookHere(
    _ named: [String],
    in terminal: Terminal,
    needsExamples: Bool = false
  ) -> RuleBook? {
    var search = RuleFileSearch(in: terminal.files)
    let loaded = RuleLibrary.load(
      search.rules(in: terminal.files.currentFolder, unless: named),
      in: terminal,
      root: Repository(terminal.files).standardRoot,
      needsExamples: needsExamples
    )
    guard !loaded.diagnostics.haveErrors else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return nil
    }
    return loaded.book
  }
}
