internal import Diagnostics
internal import Engine
internal import Rules
internal import World

/// The rules that hold whatever files nearer to a description say: a policy's, and those that files
/// lock.
struct HeldRules {
  private struct Held {
    let book: RuleBook
    let file: SourceFile.ID
    /// Nil: all of them.
    let names: Set<String>?
    let approvers: Set<String>
  }

  private var all: [Held] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files = SourceFiles()
  /// What the files say about checking.
  let checks: [RuleFile.CheckDefaults]
  private let found: RuleLibrary.Loaded
  private let library: RuleLibrary

  init(besides found: RuleLibrary.Loaded, _ policy: PolicyFile?, _ library: RuleLibrary) {
    self.found = found
    checks = found.checks + (policy?.files.compactMap(\.check) ?? [])
    var library = library
    // A pack of what is judged may speak it, and not those that hold.
    library.language = found.book.language
    self.library = library
    if let policy { add(policy.path, policy.held, policy.approvers) }
    // What is wrong with these is told already.
    guard !found.diagnostics.haveErrors else { return }
    for file in found.ownFiles where !file.locks.isEmpty {
      let path = FilePath.joined(library.root, file.source.id.path)
      add(path, Set(file.locks.map(\.name)), Set(file.approvers))
    }
  }

  /// These rules by themselves, asked as somebody has it, with those whose waivers count.
  func guards(_ linter: (RuleBook, _ approvers: Set<String>) -> Linter) -> [RuleGuard] {
    all.map { RuleGuard(linter($0.book, $0.approvers), of: $0.file, holding: $0.names) }
  }

  /// Who asks the rules that were found, as `check` does without options.
  func linter(isDaySet: Bool, detail: ResultDetail = []) -> GuardedLinter {
    let policy = policy(JudgingPolicy())
    let linter = Linter(book: found.book, policy: policy, isDaySet: isDaySet, detail: detail)
    return GuardedLinter(
      linter,
      guards { Linter(book: $0, policy: policy, isDaySet: isDaySet, approvers: $1) }
    )
  }

  /// What counts by a command line and by the rule files: severity by severity, the stricter of the
  /// two. A command line can ask for more than a rule file, never for less.
  func policy(_ given: JudgingPolicy) -> JudgingPolicy {
    checks.reduce(given) {
      $0.combined(
        with: JudgingPolicy(failOn: $1.failOn, isStrict: $1.isStrict, allowsIncomplete: true)
      )
    }
  }

  /// A file by itself, with what it extends.
  private mutating func add(_ path: String, _ names: Set<String>?, _ approvers: Set<String>) {
    let rules = GoverningRules(named: [path])
    let loaded = library.load(rules, vocabulary: found.ownFiles)
    diagnostics += loaded.diagnostics.filter { $0.severity == .error }
    files.addMissing(loaded.files)
    let file = SourceFile.ID(path: FilePath.relative(path, to: library.root))
    all.append(Held(book: loaded.book, file: file, names: names, approvers: approvers))
  }
}
