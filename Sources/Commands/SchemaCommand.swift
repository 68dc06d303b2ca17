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
    let lack: Message = "schema needs one format: \(Self.operandWords.joined(separator: " or "))"
    guard arguments.operands.count < 2 else { throw Refusal(lack) }
    subject = try arguments.operand(of: Self.name, orElse: lack)
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
