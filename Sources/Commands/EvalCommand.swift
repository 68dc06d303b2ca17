internal import Diagnostics
internal import Engine
internal import Model
internal import Reporting
internal import World

/// Evaluates an expression, as rules have them, over the descriptions of a file.
struct EvalCommand: Command {
  static let name = "eval"
  static let operands = "EXPRESSION PATH"
  static let summary = Message(
    "Shows what a CEL expression comes to for a description, with places.")
  static let options: [Option] = [
    .asOf,
    .rules,
  ]

  private let expression: String
  private let path: String
  private let terms: Terms

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 2 else {
      throw Refusal("eval needs an expression and a description, or -")
    }
    expression = arguments.operands[0]
    path = arguments.operands[1]
    terms = try Terms(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let file = try OpenedDescription(path, terms, in: terminal)
    let source = SourceFile(path: "expression", text: expression)
    let compiled = StandaloneExpression(source, in: file.book)
    guard compiled.diagnostics.isEmpty else {
      throw Refusal(compiled.diagnostics, in: SourceFiles(source))
    }
    var status = ExitStatus.clean
    var text = ""
    for description in file.descriptions {
      let answer = compiled.answer(for: description)
      if file.descriptions.count > 1 { text += "document \(description.document):\n" }
      text += AnswerText().text(answer)
      if answer.fault != nil { status = .unjudged }
    }
    return terminal.answer(text, status)
  }
}
