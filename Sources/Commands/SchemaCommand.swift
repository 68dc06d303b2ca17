internal import Diagnostics
internal import Model
internal import Reporting
internal import Rules
internal import World

/// Writes the JSON Schema of a format, for editors and for other programs.
struct SchemaCommand: Command {
  private enum Subject: String, CaseIterable {
    case description
    case rules
    case results
  }

  static let name = "schema"
  static let operands = operandWords.joined(separator: " | ")
  static var operandWords: [String] { Subject.allCases.map(\.rawValue) }
  static let summary = "Writes the JSON Schema (draft-07) of a format, for editors and programs."
  static let options: [Option] = [.rules]

  private let subject: Subject
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    let known = Self.operandWords
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw Arguments.Mistake(text: "schema needs one format: \(known.joined(separator: " or "))")
    }
    guard let subject = Subject(rawValue: word) else {
      throw .unknownWord(word, for: "schema", among: known)
    }
    self.subject = subject
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    switch subject {
    case .description: write(in: terminal) { DescriptionSchema(of: $0.schema).text }
    case .rules: write(in: terminal) { RulesSchema(of: $0).text }
    case .results: terminal.write(ResultsSchema.text) ? .clean : .unjudged
    }
  }

  /// With what the rules declare that hold here.
  private func write(in terminal: Terminal, _ text: (RuleBook) -> String) -> ExitStatus {
    guard let book = RuleLibrary.bookHere(rules, in: terminal) else { return .unjudged }
    return terminal.write(text(book)) ? .clean : .unjudged
  }
}
