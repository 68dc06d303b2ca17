internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules
internal import World

/// The rules that hold for the files of a run, each file's by its number, and what is wrong with them.
struct CheckRules: Sendable {
  /// One for each choice of rule files, in the order of these.
  let linters: [GuardedLinter]
  /// What is wrong with the rules, or else with what was selected of them.
  let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  let files: SourceFiles
  /// What people wrote of it, each file once.
  let ownFiles: [RuleFile]
  /// Which of the linters each file has.
  private let numbers: [Int]

  init(
    for paths: [String], _ options: CheckOptions, _ policy: PolicyFile?, hasBaseline: Bool,
    drawsLogin: Bool, root: String, in terminal: Terminal
  ) {
    let governing = options.governingRules(of: paths, in: terminal.files)
    let ofNone = governing.isEmpty ? [GoverningRules(named: options.terms.rules)] : []
    let different = Set(governing + ofNone).sorted()
    var library = RuleLibrary(options.terms, in: terminal, root: root, policy: policy)
    library.previewsNewerRules = options.previewsNewerRules
    var linters: [GuardedLinter] = []
    var diagnostics: [Diagnostic] = []
    var files = SourceFiles()
    var ownFiles: [SourceFile.ID: RuleFile] = [:]
    for rules in different {
      let held = HeldRules(rules, by: library)
      let told = held.diagnostics + options.contradictions(to: held.checks)
      diagnostics += told.filter { !diagnostics.contains($0) }
      files.addMissing(held.files)
      for file in held.found.ownFiles { ownFiles[file.source.id] = file }
      let linter = held.linter(
        isDaySet: options.terms.asOf != nil, drawsLogin: drawsLogin, selection: options.selection,
        policy: options.policy, hasBaseline: hasBaseline, tracing: options.why)
      linters.append(linter)
    }
    // What the rules of one app don't speak, those of another may.
    if linters.contains(where: { !$0.linter.book.language.name.isEmpty }) {
      diagnostics.removeAll(where: RuleLibrary.isOfLanguage)
    }
    self.linters = linters
    self.files = files
    self.ownFiles = ownFiles.values.sorted { $0.source.id.path < $1.source.id.path }
    // Rules that don't load have no names to select.
    let selected = diagnostics.haveErrors ? [] : options.selectionMistakes(linters.map(\.books))
    self.diagnostics = diagnostics + selected
    let places = Dictionary(uniqueKeysWithValues: zip(different, different.indices))
    numbers = governing.compactMap { places[$0] }
  }

  func linter(ofFile number: Int) -> GuardedLinter { linters[numbers[number]] }

  /// The paths of the files that people wrote.
  var ownPaths: [String] {
    files.paths.filter { !BuiltInLibrary.holds(SourceFile.ID(path: $0)) }
  }

  var books: [RuleBook] { linters.flatMap(\.books) }

  /// Those of the files that were found.
  var found: [RuleBook] { linters.map(\.linter.book) }

  /// What the answer is said in: own texts may be in a language that only some of them have.
  var language: Language {
    let all = found.map(\.language)
    return all.first { !$0.name.isEmpty } ?? all.first ?? .english
  }

  /// The program as a report names it.
  var tool: RunResult.Tool {
    var digest = Fingerprint()
    for book in books { digest.add(book.digest) }
    return RunResult.Tool(
      version: Application.version, rules: books.count == 1 ? books[0].digest : digest.hexadecimal,
      overridden: Set(found.flatMap(\.overridden)).sorted())
  }
}

extension GuardedLinter {
  /// Those of all rules that are asked.
  fileprivate var books: [RuleBook] { [linter.book] + guards.map(\.linter.book) }
}

extension CheckOptions {
  /// The rules that hold for each description.
  func governingRules(of paths: [String], in files: FileSystem) -> [GoverningRules] {
    var search = terms.ruleFiles(in: files)
    return paths.map { path in
      let place = path == "-" ? inputName(in: files) ?? path : path
      let folder = place == "-" ? files.currentFolder : FilePath.folder(of: place)
      return search.rules(in: folder, unless: terms.rules)
    }
  }

  /// Who only wants to know what would be checked asks nothing.
  fileprivate var selection: Selection {
    listsFiles ? Selection(only: [""]) : Selection(only: only, skip: skip)
  }

  /// Where the command line says the opposite of a rule file, that is a mistake.
  fileprivate func contradictions(to defaults: [RuleFile.CheckDefaults]) -> [Diagnostic] {
    defaults.flatMap { check in
      var mistakes: [Diagnostic] = []
      if policy.failOn == nil, check.failOn != nil || check.isStrict {
        mistakes.append(
          Diagnostic(
            id: "contradicted-by-never",
            "--fail-on never contradicts what this rule file says about checking", at: check.range))
      }
      if policy.allowsIncomplete, check.isStrict {
        mistakes.append(
          Diagnostic(
            id: "contradicted-by-incomplete",
            "--allow-incomplete contradicts 'strict' in this rule file", at: check.range))
      }
      return mistakes
    }
  }

  /// A gate that asks nothing must not say yes.
  fileprivate func selectionMistakes(_ linters: [[RuleBook]]) -> [Diagnostic] {
    let named = only + skip
    guard !named.isEmpty else { return [] }
    let books = linters.flatMap(\.self)
    let known = books.reduce(into: Set<String>()) { $0.formUnion(Selection.names(in: $1)) }
    let unknown = named.filter { !known.contains($0) }
    let messages = unknown.map { name in
      Message(.unknownSelection, name.quoted, Suggestion.clause(for: name, among: known.sorted()))
    }
    let isEmpty =
      unknown.isEmpty && !listsFiles
      && linters.contains { !$0.flatMap(Rule.all).contains(where: selection.includes) }
    let locked = books.flatMap(\.lockedRules)
    var leftOut = skip.flatMap { name in
      Set(locked.filter { $0.isNamed(name) }.map(\.id)).sorted().map {
        Message(
          id: "locked-rule", "\($0.quoted) is locked; --skip \(name.quoted) can't leave it out")
      }
    }
    let unnamed = Set(locked.filter { rule in !only.contains(where: rule.isNamed) }.map(\.id))
    if !only.isEmpty, !unnamed.isEmpty {
      leftOut.append(
        Message(id: "locked-rule", "--only leaves out what is locked: \(unnamed.sorted().together)")
      )
    }
    let remarks = named.compactMap { name in
      books.lazy.compactMap { $0.remark(onName: name) }.first
    }
    return (messages + (isEmpty ? [Message(.nothingSelected)] : []) + leftOut)
      .map { Diagnostic($0, about: Relaxation.commandLine) }
      + remarks.map { Diagnostic($0, about: Relaxation.commandLine, severity: .warning) }
  }
}
