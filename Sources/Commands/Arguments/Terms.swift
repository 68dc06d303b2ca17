internal import Expressions
internal import Localization
internal import World

/// By which rules, on which day and in which language a person wants something judged.
struct Terms: Sendable {
  let rules: [String]
  /// The file whose rules hold whatever is said in what is judged.
  let policy: String?
  /// The folder that takes the place of the program's own rules.
  let builtInRules: String?
  /// The day of checking, if it was given.
  var asOf: Timestamp?
  /// That of what people read.
  let language: Language
  private let root: String?

  init(_ arguments: Arguments) throws(Refusal) {
    rules = arguments.all("--rules")
    policy = try arguments.one("--policy")
    builtInRules = try arguments.builtInRules()
    asOf = try arguments.day("--as-of")
    language = LanguageLibrary.language(try LanguageLibrary.tag(in: arguments))
    root = try arguments.one("--root")
  }

  /// The folder that paths in the answer are relative to.
  func root(in files: FileSystem) -> String {
    root.map { files.absolute($0) } ?? files.standardRoot
  }

  /// What holds whatever is said in what is judged.
  func policy(in terminal: Terminal, root: String) -> PolicyFile? {
    policy.map { PolicyFile($0, in: terminal, root: root) }
  }

  /// Where the rule files lie that hold.
  func ruleFiles(in files: FileSystem) -> RuleFileSearch {
    RuleFileSearch(in: files, root: root.map { _ in self.root(in: files) })
  }
}
