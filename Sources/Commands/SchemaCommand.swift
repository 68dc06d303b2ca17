internal import Descriptions
internal import Diagnostics
internal import Reporting
internal import Rules

/// Writes the JSON Schema of a format, for editors and for other programs.
struct SchemaCommand: Command {
  private enum Subject: String, CaseIterable {
    case description
    case results
  }

  static let name = "schema"
  static let operands = operandWords.joined(separator: " | ")
  static var operandWords: [String] { Subject.allCases.map(\.rawValue) }
  static let summary = "Writes the JSON Schema (draft-07) of a format, for editors and programs."
  static let options = [
    Option("--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml.")
  ]

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
    case .description: description(in: terminal)
    case .results: terminal.write(ResultsSchema.text) ? .clean : .unjudged
    }
  }

  /// With the facts that the rules declare that hold here.
  private func description(in terminal: Terminal) -> ExitStatus {
    let current = terminal.files.currentFolder
    let root = Repository(terminal.files).root(above: current) ?? current
    var search = RuleFileSearch(in: terminal.files)
    let loaded = RuleLibrary.load(
      search.rules(in: current, unless: rules),
      in: terminal,
      root: root
    )
    guard loaded.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
      return .unjudged
    }
    let text = DescriptionSchema(of: loaded.book.schema).text
    return terminal.write(text) ? .clean : .unjudged
  }
}
