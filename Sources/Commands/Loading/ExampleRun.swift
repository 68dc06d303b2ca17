internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Rules
internal import World

/// Runs the examples of all rules that were loaded.
struct ExampleRun {
  struct Result {
    var ruleCount = 0
    var exampleCount = 0
    var diagnostics: [Diagnostic] = []
    /// What of the rules no example reaches or notices.
    var gaps: [Diagnostic] = []
    var unreachedCount = 0
    /// How many changes of the rules were tried, how many of them no example notices, and for how
    /// many of those a rule says why.
    var mutantCount = 0
    var unnoticedCount = 0
    var excusedCount = 0
    var files: SourceFiles
  }

  /// What is asked of examples, beside coming out as they say.
  struct Thoroughness: OptionSet {
    let rawValue: Int

    /// They reach everything of their rules.
    static let coverage = Thoroughness(rawValue: 1)
    /// They notice whatever is changed in their rules.
    static let mutation = Thoroughness(rawValue: 2)
  }

  private let loaded: RuleLibrary.Loaded
  private let terminal: Terminal

  /// Only the rules of people's files: what they override may rightly break a built-in example.
  private let leavesOutBuiltIn: Bool
  private let thoroughness: Thoroughness

  init(
    _ loaded: RuleLibrary.Loaded,
    leavingOutBuiltIn: Bool,
    _ thoroughness: Thoroughness = [],
    in terminal: Terminal
  ) {
    self.loaded = loaded
    self.thoroughness = thoroughness
    leavesOutBuiltIn = leavingOutBuiltIn
    self.terminal = terminal
  }

  /// The day on which the built-in examples are true.
  static let day = Timestamp(seconds: 1_795_219_200, nanoseconds: 0)

  func result() -> Result {
    var result = Result(files: loaded.files)
    let known = ExampleBases(terminal: terminal)
    let testers = testers(known)
    var bases: [ExactPath: Document] = [:]
    var definitions = DefinitionTrial(
      of: thoroughness.isEmpty ? [] : self.definitions,
      withChanges: thoroughness.contains(.mutation)
    )
    for rule in rules {
      guard let examples = rule.source.examples, !examples.isEmpty else { continue }
      result.ruleCount += 1
      let tester = testers(rule)
      var tried: [TriedExample] = []
      for example in examples {
        result.exampleCount += 1
        guard let base = bases[ExactPath(example.base)] ?? known.base(of: example) else {
          result.diagnostics.append(
            Diagnostic(.unknownBase(example.base), at: example.baseRange)
          )
          continue
        }
        bases[ExactPath(example.base)] = base
        result.files.add(base.file)
        if let wrong = tester.test(example, of: rule, base: base) {
          result.diagnostics.append(wrong)
        }
        tried.append((example, base))
        definitions.add(example, of: rule, base: base, tester)
      }
      if !thoroughness.isEmpty { addGaps(of: rule, tried, tester, to: &result) }
    }
    for definition in thoroughness.isEmpty ? [] : self.definitions {
      result.files.add(definition.file)
    }
    for (unreached, unnoticed, excuses) in definitions.gaps {
      add(unreached, unnoticed, excuses, to: &result)
    }
    result.mutantCount += definitions.count
    return result
  }

  /// An example that was asked for, how it comes out, and what is wrong with that.
  struct Trace {
    let example: RuleExample
    let trace: RuleTrace?
    let mistake: Diagnostic?
    let files: SourceFiles
  }

  /// How the examples of a name come out: each of that name alone, or that of `rule/name`.
  func traces(of name: String) -> [Trace] {
    let known = ExampleBases(terminal: terminal)
    let testers = testers(known)
    return named.filter { $0.example.name == name || $0.name == name }.map { example, rule, _ in
      let tester = testers(rule)
      guard let base = known.base(of: example) else {
        let mistake = Diagnostic(.unknownBase(example.base), at: example.baseRange)
        return Trace(example: example, trace: nil, mistake: mistake, files: loaded.files)
      }
      var files = loaded.files
      files.add(base.file)
      return Trace(
        example: example,
        trace: tester.trace(example, of: rule, base: base),
        mistake: tester.test(example, of: rule, base: base),
        files: files
      )
    }
  }

  /// What examples can be asked for by.
  var exampleNames: [Suggestion.Candidate] {
    named.map { Suggestion.Candidate($0.name, alsoCalled: [$0.example.name]) }
  }

  private var named: [(example: RuleExample, rule: CompiledRule, name: String)] {
    rules.flatMap { rule in
      (rule.source.examples ?? []).map { ($0, rule, "\(rule.id)/\($0.name)") }
    }
  }

  private typealias TriedExample = (example: RuleExample, base: Document)

  /// What tests the examples of each rule.
  private func testers(_ known: ExampleBases) -> (CompiledRule) -> ExampleTester {
    let catalogues = loaded.book.catalogues
    let captures = ExampleCaptures(root: known.root, in: terminal.files, catalogues)
    let projects = BuiltInLibrary.projects()
    let review = BuiltInLibrary.reviewInformation()
    return { [book = loaded.book] rule in
      ExampleTester(
        book: book,
        asOf: Self.day,
        captures: captures.source(for: rule.source.file),
        project: projects,
        review: review,
        fileExists: { path in BuiltInLibrary.paths.contains("examples/\(path)") }
      )
    }
  }

  private func addGaps(
    of rule: CompiledRule,
    _ examples: [TriedExample],
    _ tester: ExampleTester,
    to result: inout Result
  ) {
    var coverage = ExampleCoverage(of: rule, tester)
    for (example, base) in examples { coverage.add(example, base: base) }
    guard thoroughness.contains(.mutation) else {
      return add(coverage.gaps, [], rule.source.excused, to: &result)
    }
    var mutation = RuleMutation(of: rule, tester)
    for (example, base) in examples { mutation.add(example, base: base) }
    result.mutantCount += mutation.count
    add(coverage.gaps, mutation.gaps, rule.source.excused, to: &result)
  }

  private func add(
    _ unreached: [RuleGap],
    _ unnoticed: [RuleGap],
    _ excuses: Excuses,
    to result: inout Result
  ) {
    if thoroughness.contains(.coverage) {
      let gaps = excuses.unexcused(unreached)
      result.gaps += gaps.map(\.diagnostic).sortedByPlace
      result.unreachedCount += gaps.count
    }
    guard thoroughness.contains(.mutation) else { return }
    let survivors = excuses.unexcused(unnoticed)
    result.unnoticedCount += survivors.count
    result.excusedCount += unnoticed.count - survivors.count
    let idle = excuses.idle(of: unreached + unnoticed)
    result.gaps += (survivors.map(\.diagnostic) + idle).sortedByPlace
  }

  private var definitions: [TestedDefinition] {
    loaded.book.definitions.filter { !leavesOutBuiltIn || !BuiltInLibrary.holds($0.file.id) }
  }

  private var rules: [CompiledRule] {
    guard leavesOutBuiltIn else { return loaded.book.rules }
    return loaded.book.rules.filter { !BuiltInLibrary.holds($0.source.file) }
  }
}

/// The descriptions that examples of rules start from.
struct ExampleBases {
  let terminal: Terminal

  /// What paths of rule files are from.
  var root: String {
    let current = terminal.files.currentFolder
    return Repository(terminal.files).root(above: current) ?? current
  }

  /// A built-in description by its name, or a file beside the rule's.
  func base(of example: RuleExample) -> Document? {
    let file = BuiltInLibrary.base(example.base) ?? fileBeside(example)
    return file.flatMap { DocumentReader().readAll($0).documents.first }
  }

  private func fileBeside(_ example: RuleExample) -> SourceFile? {
    let ruleFile = terminal.files.absolute(example.baseRange.file.path, from: root)
    let path = FilePath.joined(FilePath.folder(of: ruleFile), example.base)
    guard Enclosure(of: ruleFile, root: root, in: terminal.files).holds(path),
      terminal.files.kind(of: path) == .file,
      let bytes = try? terminal.files.read(path, limit: ReadingLimits.standard.bytes)
    else {
      return nil
    }
    return DecodedFile(path: FilePath.relative(path, to: root), bytes: bytes).file
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownBase(_ name: String) -> Self {
    let known = BuiltInLibrary.bases
    let hint = Suggestion.clause(for: name, among: known)
    guard hint.isEmpty else {
      return Self("there is no description \(name.quoted) to start from\(hint)")
    }
    return Self("there is no description \(name.quoted) to start from; write \(known.alternatives)")
  }
}
