internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Expressions
internal import Model
internal import Rules
internal import World

/// Runs the examples of all rules that were loaded.
struct ExampleRun {
  /// What is asked of examples, beside coming out as they say.
  struct Thoroughness {
    /// They reach everything of their rules.
    let coverage: Bool
    /// They notice whatever is changed in their rules.
    let mutation: Bool

    /// What options ask for.
    init(_ arguments: Arguments) {
      coverage = arguments.has("--coverage")
      mutation = arguments.has("--mutate")
    }

    var isEmpty: Bool { !coverage && !mutation }
  }

  /// The day on which the built-in examples are true.
  static let day = Timestamp(seconds: 1_795_219_200, nanoseconds: 0)

  private let loaded: RuleLibrary.Loaded
  private let rules: [CompiledRule]
  private let leavesOutBuiltIn: Bool
  private let thoroughness: Thoroughness
  private let bases: ExampleBases
  private let terminal: Terminal

  /// Only the rules of people's files, where the program's own are left out: what they override may
  /// rightly break a built-in example.
  init(
    _ loaded: RuleLibrary.Loaded, leavingOutBuiltIn leavesOutBuiltIn: Bool,
    _ thoroughness: Thoroughness, in terminal: Terminal
  ) {
    self.loaded = loaded
    self.leavesOutBuiltIn = leavesOutBuiltIn
    self.thoroughness = thoroughness
    self.terminal = terminal
    bases = ExampleBases(terminal: terminal)
    rules = loaded.book.rules.filter { rule in
      !leavesOutBuiltIn || !BuiltInLibrary.holds(rule.source.file)
    }
  }

  /// What came of them, and what is wrong.
  struct Tested {
    var tally = ExampleTally()
    /// How examples come out otherwise than they say.
    var mistakes: [Diagnostic] = []
    var gaps: [Diagnostic] = []
    /// What people's own rules say in English only.
    let untranslated: [Diagnostic]
    var files: SourceFiles
  }

  func tested() -> Tested {
    var tested = Tested(
      untranslated: loaded.ownFiles.untranslated.sortedByPlace, files: loaded.files)
    var tally = ExampleTally()
    let testers = testers()
    var known: [ExactPath: Document] = [:]
    let tried = thoroughness.isEmpty ? [] : definitions
    for definition in tried { tested.files.add(definition.file) }
    var trial = DefinitionTrial(of: tried, in: loaded.book, withChanges: thoroughness.mutation)
    for rule in rules {
      guard let examples = rule.source.examples, !examples.isEmpty else { continue }
      tally.rules += 1
      tally.examples += examples.count
      let tester = testers(rule)
      var results: [ExampleResult] = []
      for example in examples {
        guard let base = known[example.baseKey] ?? bases.base(of: example) else {
          tally.baseless += 1
          tested.mistakes.append(Diagnostic(.unknownBase(example.base), at: example.baseRange))
          continue
        }
        known[example.baseKey] = base
        tested.files.add(base.file)
        let result = tester.test(example, of: rule, base: base)
        if let mistake = result.mistake { tested.mistakes.append(mistake) }
        results.append(result)
        trial.add(result, of: rule, tester)
      }
      // What an example without its base would reach, nobody knows.
      guard results.count == examples.count else { continue }
      if !thoroughness.isEmpty { tested.gaps += self.gaps(of: rule, results, tester, &tally) }
    }
    for (unreached, unnoticed, excuses) in tally.baseless == 0 ? trial.gaps : [] {
      tested.gaps += diagnostics(of: unreached, unnoticed, excuses, &tally)
    }
    tally.mutants += trial.count
    tally.failed = tested.mistakes.count
    tally.gaps = tested.gaps.count
    tested.tally = tally
    return tested
  }

  /// An example that was asked for, and how it comes out.
  struct Trace {
    let example: RuleExample
    let trace: RuleTrace?
    let mistake: Diagnostic?
    let files: SourceFiles
  }

  /// How the examples of a name come out: each of that name alone, or that of `rule/name`.
  func traces(of name: String) -> [Trace] {
    let testers = testers()
    return named.filter { $0.example.name == name || $0.name == name }.map { example, rule, _ in
      guard let base = bases.base(of: example) else {
        let mistake = Diagnostic(.unknownBase(example.base), at: example.baseRange)
        return Trace(example: example, trace: nil, mistake: mistake, files: loaded.files)
      }
      var files = loaded.files
      files.add(base.file)
      let result = testers(rule).test(example, of: rule, base: base, isTraced: true)
      return Trace(example: example, trace: result.trace, mistake: result.mistake, files: files)
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

  /// What tests the examples of each rule.
  private func testers() -> (CompiledRule) -> ExampleTester {
    let captures = CaptureLibrary(in: terminal.files, root: bases.root)
    let files = ListedFiles(BuiltInLibrary.filesOfExamples, BuiltInLibrary.detection)
    let evidence = EvidenceSource.all(in: files)
    return { [book = loaded.book] rule in
      ExampleTester(
        book: book, asOf: Self.day,
        captures: captures.source(forExamplesIn: rule.source.file, by: book),
        evidence: evidence, serviceNamed: { captures.service(named: $0, by: book) },
        fileExists: { BuiltInLibrary.fileOfExamples($0) != nil })
    }
  }

  /// What of the rule no example reaches or notices.
  private func gaps(
    of rule: CompiledRule, _ results: [ExampleResult], _ tester: ExampleTester,
    _ tally: inout ExampleTally
  ) -> [Diagnostic] {
    var coverage = ExampleCoverage(of: rule, in: loaded.book)
    for result in results { coverage.add(result) }
    guard thoroughness.mutation else {
      return diagnostics(of: coverage.gaps, [], rule.source.excused, &tally)
    }
    var mutation = RuleMutation(of: rule, tester)
    for result in results { mutation.add(result) }
    tally.mutants += mutation.count
    return diagnostics(of: coverage.gaps, mutation.gaps, rule.source.excused, &tally)
  }

  /// What is told of gaps for which nobody gave a reason, and of reasons that nothing needs.
  private func diagnostics(
    of unreached: [RuleGap], _ unnoticed: [RuleGap], _ excuses: Excuses, _ tally: inout ExampleTally
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if thoroughness.coverage {
      found = excuses.unexcused(unreached).map(\.diagnostic).sortedByPlace
      tally.unreached += found.count
    }
    guard thoroughness.mutation else { return found }
    let survivors = excuses.unexcused(unnoticed)
    tally.unnoticed += survivors.count
    tally.excused += unnoticed.count - survivors.count
    let idle = excuses.idle(of: unreached + unnoticed)
    return found + (survivors.map(\.diagnostic) + idle).sortedByPlace
  }

  private var definitions: [TestedDefinition] {
    loaded.book.definitions.filter { !leavesOutBuiltIn || !BuiltInLibrary.holds($0.file.id) }
  }
}

/// What came of the examples of rules.
struct ExampleTally {
  var rules = 0
  var examples = 0
  /// Those whose base isn't there.
  var baseless = 0
  var failed = 0
  /// What no example reaches or notices.
  var gaps = 0
  var unreached = 0
  /// How many changes of the rules were tried, how many of them no example notices, and for how
  /// many of those a rule says why.
  var mutants = 0
  var unnoticed = 0
  var excused = 0

  static func += (tally: inout ExampleTally, other: ExampleTally) {
    for count in [
      \Self.rules, \.examples, \.baseless, \.failed, \.gaps, \.unreached, \.mutants, \.unnoticed,
      \.excused,
    ] {
      tally[keyPath: count] += other[keyPath: count]
    }
  }

  func text(_ thoroughness: ExampleRun.Thoroughness) -> String {
    lines(thoroughness).map { $0.text + "\n" }.joined()
  }

  private func lines(_ thoroughness: ExampleRun.Thoroughness) -> [Message] {
    guard examples > 0 else { return [Message("there are no examples here: nothing was tested")] }
    let judged = Message(rules == 1 ? "\(rules) rule" : "\(rules) rules")
    let shown = Message(examples == 1 ? "\(examples) example" : "\(examples) examples")
    let outcome =
      failed == 0
      ? Message("\(judged), \(shown): all come out as they say")
      : Message(
        failed == 1
          ? "\(judged), \(shown): \(failed) doesn't come out as it says"
          : "\(judged), \(shown): \(failed) don't come out as they say")
    guard thoroughness.isEmpty || baseless == 0 else {
      return [
        outcome,
        Message(
          baseless == 1
            ? "what they reach isn't known: \(baseless) has no base"
            : "what they reach isn't known: \(baseless) have no base"),
      ]
    }
    var lines = [outcome]
    if thoroughness.coverage {
      lines.append(
        unreached == 0
          ? Message("they reach everything") : Message("what they don't reach: \(unreached)"))
    }
    if thoroughness.mutation {
      let tried = mutants == 1 ? "\(mutants) change" : "\(mutants) changes"
      let open = unnoticed == 1 ? "\(unnoticed) goes unnoticed" : "\(unnoticed) go unnoticed"
      let reasons = excused == 0 ? "" : ", \(excused) with a reason"
      lines.append(Message("\(tried) of the rules: \(open)\(reasons)"))
    }
    return lines
  }
}
