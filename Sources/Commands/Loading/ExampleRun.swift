internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Rules

/// Runs the examples of all rules that were loaded.
struct ExampleRun {
  struct Result {
    var ruleCount = 0
    var exampleCount = 0
    var diagnostics: [Diagnostic] = []
    /// What of the rules no example reaches.
    var gaps: [Diagnostic] = []
    var files: SourceFiles
  }

  private let loaded: RuleLibrary.Loaded
  private let terminal: Terminal

  /// Only the rules of people's files: what they override may rightly break a built-in example.
  private let leavesOutBuiltIn: Bool

  init(_ loaded: RuleLibrary.Loaded, leavingOutBuiltIn: Bool, in terminal: Terminal) {
    self.loaded = loaded
    leavesOutBuiltIn = leavingOutBuiltIn
    self.terminal = terminal
  }

  /// The day on which the built-in examples are true.
  static let day = Timestamp(seconds: 1_795_219_200, nanoseconds: 0)

  func result() -> Result {
    var result = Result(files: loaded.files)
    let catalogues = loaded.book.catalogues
    let known = ExampleBases(terminal: terminal)
    let captures = ExampleCaptures(root: known.root, in: terminal.files, catalogues)
    let projects = BuiltInLibrary.projects()
    let review = BuiltInLibrary.reviewInformation()
    var bases: [ExactPath: Document] = [:]
    for rule in rules {
      guard let examples = rule.source.examples, !examples.isEmpty else { continue }
      result.ruleCount += 1
      let tester = ExampleTester(
        book: loaded.book,
        asOf: Self.day,
        captures: captures.source(for: rule.source.file),
        project: projects,
        review: review,
        fileExists: { path in BuiltInLibrary.paths.contains("examples/\(path)") }
      )
      var coverage = ExampleCoverage(of: rule, tester)
      defer { result.gaps += coverage.gaps }
      for example in examples {
        result.exampleCount += 1
        let base = bases[ExactPath(example.base)] ?? known.base(of: example)
        guard let base else {
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
        coverage.add(example, base: base)
      }
    }
    return result
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
    let known = BuiltInLibrary.paths.filter {
      $0.hasPrefix("examples/") && $0.hasSuffix(".review.yaml")
    }
    .map { String($0.dropFirst("examples/".count).dropLast(".review.yaml".count)) }
    let hint = Suggestion.clause(for: name, among: known)
    guard hint.isEmpty else {
      return Self("there is no description \(name.quoted) to start from\(hint)")
    }
    return Self("there is no description \(name.quoted) to start from; write \(known.alternatives)")
  }
}
