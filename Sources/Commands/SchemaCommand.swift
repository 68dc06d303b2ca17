internal import Diagnostics
internal import Model
internal import Presentation
internal import Rules
internal import World

/// Writes the JSON Schema of a format, for editors and for other programs.
struct SchemaCommand: Command {
  private enum Subject: String, CaseIterable {
    case description, rules, results
  }

  static let name = "schema"
  static let operands = operandWords.joined(separator: " | ")
  static var operandWords: [String] { Subject.allCases.map(\.rawValue) }
  static let summary = Message(
    "Writes the JSON Schema (draft-07) of a format, for editors and programs.")
  static let options: [Option] = [.rules]

  private let subject: Subject
  private let rules: [String]
  private let builtInRules: String?

  init(_ arguments: Arguments) throws(Refusal) {
    let known = Self.operandWords
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw Refusal("schema needs one format: \(known.joined(separator: " or "))")
    }
    guard let subject = Subject(rawValue: word) else {
      throw .unknownWord(word, for: "schema", among: known)
    }
    self.subject = subject
    rules = arguments.all("--rules")
    builtInRules = try arguments.builtInRules()
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    switch subject {
    case .description:
      return terminal.answer(DescriptionSchema(of: try book(in: terminal).schema).text)
    case .rules: return terminal.answer(RulesSchema(of: try book(in: terminal)).text)
    case .results: return terminal.answer(ReportWriter.schema)
    }
  }

  private func book(in terminal: Terminal) throws(Refusal) -> RuleBook {
    try RuleLibrary.bookHere(rules, in: terminal, builtInRules: builtInRules)
  }
}
