/// Something the program can do.
protocol Command: Sendable {
  /// The word a person types.
  static var name: String { get }
  /// What follows it, such as `[PATH…]`.
  static var operands: String { get }
  static var summary: String { get }
  static var options: [Option] { get }

  /// Makes sense of the words behind the command's name.
  init(_ arguments: Arguments) throws(Arguments.Mistake)

  func run(in terminal: Terminal) -> ExitStatus
}

/// Every command; a new one is a new file and one word here.
let commands: [any Command.Type] = [
  CheckCommand.self, ReportCommand.self, NotesCommand.self, ExplainCommand.self, RulesCommand.self,
  ImportCommand.self, ScanCommand.self, InitCommand.self, SchemaCommand.self,
]

/// An option of a command: how it is written and what it is for.
struct Option: Sendable {
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  let placeholder: String?
  let summary: String

  init(_ name: String, _ placeholder: String?, _ summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
  }
}
