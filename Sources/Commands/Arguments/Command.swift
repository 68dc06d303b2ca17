internal import Diagnostics
internal import Model
internal import World

/// Something the program can do.
protocol Command: Sendable {
  /// The word a person types.
  static var name: String { get }
  /// What follows it, such as `[PATH…]`.
  static var operands: String { get }
  static var summary: Message { get }
  static var operandWords: [String] { get }
  static var options: [Option] { get }

  /// Makes sense of the words behind the command's name.
  init(_ arguments: Arguments) throws(Refusal)

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus
}

/// Every command in the groups in which `--help` shows them; a new one is a new file and one word
/// here.
let commandGroups: KeyValuePairs<Message, [any Command.Type]> = [
  "every day": [
    InitCommand.self, FillCommand.self, CheckCommand.self, NotesCommand.self, ReportCommand.self,
    SubmitCommand.self,
  ],
  "with others": [AskCommand.self, LetterCommand.self],
  "look up": [ExplainCommand.self, ScanCommand.self, ImportCommand.self],
  "rules": [RulesCommand.self, PacksCommand.self, EvalCommand.self],
  "plumbing": [SchemaCommand.self, LSPCommand.self, CompletionsCommand.self],
]

/// Every command, in one list.
let commands: [any Command.Type] = commandGroups.flatMap { $0.value }

extension Command {
  /// The words among its operands, for shells to complete.
  static var operandWords: [String] { [] }

  /// Its options and those that no help shows, which are for whoever makes the program.
  static var parsedOptions: [Option] {
    options.contains { $0.name == Option.rules.name } ? options + [.builtInRules] : options
  }
}

/// An option of a command: how it is written and what it is for.
struct Option: Sendable {
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  let placeholder: String?
  let summary: Message
  /// The words that its value begins with; none where it can be anything.
  let words: [String]

  init(_ name: String, _ placeholder: String?, _ summary: Message, words: [String] = []) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.words = words
  }

  static let help = Option("--help", nil, "Shows this.")

  // What several commands let a person say.
  static let asOf = Option(
    "--as-of", "DATE", "The day of checking, YYYY-MM-DD; default: today in UTC.")
  static let rules = Option(
    "--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml.")
  static let builtInRules = Option(
    "--built-in-rules", "FOLDER", "The folder that takes the place of the program's own rules.")
  static let policy = Option(
    "--policy", "FILE", "Rules from outside of what is judged: nothing there softens them.")
  static let language = Option(
    "--language", "TAG",
    Message("What people read: \(BuiltInLibrary.languages.joined(separator: ", ")); default: en."),
    words: BuiltInLibrary.languages)
  static let owner = Option(
    "--owner", "WHO",
    Message("Asks only what they can answer: \(owners.joined(separator: ", "))."), words: owners)
  static let coverage = Option(
    "--coverage", nil, "For test: also what no example reaches; there must be nothing.")
  static let mutate = Option(
    "--mutate", nil, "For test: also which changes of a rule no example notices.")

  static let root = Option("--root", "DIR", "What paths in the answer are relative to.")

  private static let owners = Owner.allCases.map(\.rawValue)
}
