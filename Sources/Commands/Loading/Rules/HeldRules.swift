internal import Diagnostics
internal import Engine
internal import Rules
internal import World

/// The rules that govern, and those that hold whatever files nearer to a description say: a policy's,
/// and those that files lock.
struct HeldRules {
  private struct Held {
    let book: RuleBook
    let file: SourceFile.ID
    /// Nil: all of them.
    let names: Set<String>?
    let approvers: Set<String>
  }

  private var all: [Held] = []
  /// What is wrong with all of them, and the texts that it points into.
  private(set) var diagnostics: [Diagnostic]
  private(set) var files: SourceFiles
  /// What the files say about checking.
  let checks: [RuleFile.CheckDefaults]
  /// Those that govern.
  let found: RuleLibrary.Loaded
  private let library: RuleLibrary

  init(_ rules: GoverningRules, by library: RuleLibrary) {
    let policy = library.policy
    found = library.load(rules, vocabulary: policy?.files ?? [])
    (diagnostics, files) = (found.diagnostics, found.files)
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

  /// Who asks the rules that were found, and these by themselves; as `check` does without options
  /// where no more is asked for.
  func linter(
    isDaySet: Bool, drawsLogin: Bool = false, selection: Selection = Selection(),
    policy given: JudgingPolicy = JudgingPolicy(), hasBaseline: Bool = false,
    tracing rule: String? = nil
  ) -> GuardedLinter {
    let policy = policy(given)
    let linter = Linter(
      book: found.book, selection: selection, policy: policy, isDaySet: isDaySet,
      hasBaseline: hasBaseline, drawsLogin: drawsLogin, tracing: rule.map(found.book.currentID(of:))
    )
    let guards = all.map { held in
      let guardian = Linter(
        book: held.book, selection: selection, policy: policy, isDaySet: isDaySet,
        tracing: rule.map(held.book.currentID(of:)), approvers: held.approvers)
      return RuleGuard(guardian, of: held.file, holding: held.names, over: linter)
    }
    return GuardedLinter(linter, guards)
  }

  /// What counts by a command line and by the rule files: severity by severity, the stricter of the
  /// two. A command line can ask for more than a rule file, never for less.
  private func policy(_ given: JudgingPolicy) -> JudgingPolicy {
    checks.reduce(given) {
      $0.combined(
        with: JudgingPolicy(failOn: $1.failOn, isStrict: $1.isStrict, allowsIncomplete: true))
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
