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
  ImportCommand.self, ScanCommand.self,
]
