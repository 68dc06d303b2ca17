internal import Diagnostics
internal import Documents
internal import Engine
internal import Reporting
internal import Rules
internal import World

/// Explains whatever can be named: the one place to look things up.
struct ExplainCommand: Command {
  static let name = "explain"
  static let operands = "[NAME]"
  static let summary = Message(
    "Looks up a rule, guideline, field, service or device; or what there is.")
  static let options: [Option] = [.rules]

  private let subject: String?
  private let rules: [String]
  private let builtInRules: String?

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count <= 1 else {
      throw Refusal("explain takes one name: of a rule, a guideline, a field, …")
    }
    subject = arguments.operands.first
    rules = arguments.all("--rules")
    builtInRules = try arguments.builtInRules()
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let book = try RuleLibrary.bookHere(
      rules, in: terminal, needsExamples: true, builtInRules: builtInRules)
    let reference = Reference.of(book)
    let lists = ReferenceLists(of: reference, book, width: terminal.width)
    guard let subject else { return terminal.answer(lists.overview) }
    let explanation = ReferenceText(of: reference, book, width: terminal.width)
    let text =
      rule(subject, in: book, explanation, terminal) ?? group(subject, in: book, explanation)
      ?? named(subject, lists, reference, explanation)
    if let text { return terminal.answer(text) }
    let known = (Selection.names(in: book).sorted() + lists.names).map { Suggestion.Candidate($0) }
    let hint = Suggestion.clause(for: subject, among: known + reference.candidates)
    throw Refusal(
      "there is no rule, guideline, diagnostic, field, service or device \(subject.quoted)\(hint)")
  }

  private func rule(
    _ name: String, in book: RuleBook, _ explanation: ReferenceText, _ terminal: Terminal
  ) -> String? {
    let subject = book.currentID(of: name)
    guard let rule = Rule(subject, in: book) else {
      return book.rulesOff.first { $0.id == subject }.map { explanation.text(off: $0.declaration) }
    }
    let excerpt = rule.compiled.flatMap { rule in
      ExampleExcerpt(of: rule, width: terminal.width - 2) {
        ExampleBases(terminal: terminal).base(of: $0)
      }
    }
    return explanation.text(rule, before: excerpt?.before ?? [], after: excerpt?.after ?? [])
  }

  /// The rules of a topic, or of a guideline and of each that is a part of it.
  private func group(
    _ subject: String, in book: RuleBook, _ explanation: ReferenceText
  ) -> String? {
    let topic = book.rules.filter { $0.declaration.isNamed(subject) }
    guard book.guideline(subject) != nil else {
      return topic.isEmpty ? nil : explanation.list(topic, of: nil, called: subject)
    }
    let keys = [subject] + book.guidelines.map(\.key).filter { Guideline.is($0, partOf: subject) }
    return keys.map { key in
      let rules = book.rules.filter { $0.declaration.isNamed(key) }
      return explanation.list(rules, of: book.guideline(key), called: key)
    }
    .joined(separator: "\n")
  }

  /// A list of things, or what is called so; a source may have the name of a list.
  private func named(
    _ subject: String, _ lists: ReferenceLists, _ reference: Reference, _ explanation: ReferenceText
  ) -> String? {
    let entries = reference.entries(named: subject)
    let described = explanation.texts(entries) { entry in
      switch entry.kind {
      case .key: BuiltInLibrary.sample(of: entry)
      case .base: BuiltInLibrary.base(entry.name)?.documents.first?.root.lines(width: 78) ?? []
      default: []
      }
    }
    let texts = [lists.list(named: subject) ?? "", described].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension Reference {
  /// What can be named where a book's rules hold.
  static func of(_ book: RuleBook) -> Reference {
    Reference(of: book, bases: BuiltInLibrary.bases, reading: BuiltInLibrary.file)
  }
}
