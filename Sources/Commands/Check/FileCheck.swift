internal import Diagnostics
internal import Documents
internal import Engine
internal import World

/// Checks the descriptions in files, several at once; what comes of them has their order.
///
/// Threads share the files, and the descriptions of each: a file is read first, and every
/// description in it is a step of its own. Few wait for those before them, however many there are.
struct FileCheck: Sendable {
  let surroundings: Surroundings
  let progress: ProgressLine?

  /// What one comes upon in files that are read one after the other.
  private enum FileEvent: Sendable {
    /// Nil, and why, where it could not be judged.
    case description(Judged?, [Diagnostic])
    case end(FileAnswer)
  }

  /// What the rules say of a description, and who asked them.
  typealias Judged = (result: LintResult, linter: Linter)

  private typealias Step = @Sendable () -> FileEvent

  /// What there is to say about the files, but for those without rules; their results are handed
  /// over in order.
  func answers(
    for paths: [String], by linter: @escaping @Sendable (Int) -> GuardedLinter?, jobs: Int,
    take: (Judged) -> Void
  ) -> [FileAnswer] {
    let pool = ThreadPool<FileEvent>(size: jobs)
    var collector = ResultCollector()
    func collect(_ event: FileEvent) {
      switch event {
      case .description(let judged, let diagnostics):
        collector.add(diagnostics)
        if let judged { take(judged) }
      case .end(let answer):
        collector.end(answer)
        progress?.finishFile()
      }
    }
    for (number, path) in paths.enumerated() {
      let job: ThreadPool<FileEvent>.Job = {
        guard let linter = linter(number) else { return [] }
        return steps(for: path, linter)
      }
      pool.add(job, take: collect)
    }
    pool.finish(take: collect)
    return collector.told
  }

  /// Reads a file; what is left to do are its descriptions, and then what there is to say of it.
  private func steps(for path: String, _ linter: GuardedLinter) -> [Step] {
    let check = surroundings.check(path, by: linter)
    var steps: [Step] = []
    let diagnostics = check.read { document in
      steps.append { judge(document, check, linter.linter) }
    }
    let answer = FileAnswer(file: check.file, diagnostics: diagnostics)
    return steps + [{ .end(answer) }]
  }

  private func judge(
    _ document: Document, _ check: DescriptionCheck, _ linter: Linter
  ) -> FileEvent {
    let files = surroundings.files
    let place = FilePath.joined(surroundings.root, check.file.id.path)
    guard files.burn(0, on: place) else { return .description(nil, []) }
    let (result, diagnostics) = check.answer(to: document)
    guard let result else { return .description(nil, diagnostics) }
    _ = files.burn(result.cost, on: place)
    progress?.finishDescription()
    return .description((result, linter), [])
  }
}

/// What there is to say about a file, beside the results of its descriptions.
struct FileAnswer: Sendable {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []

  /// Whether there is nothing to judge in it.
  var isBlank: Bool { diagnostics.contains { $0.message.id == Message(.emptyFile).id } }
}

/// Puts together what there is to say about each file of what came of its descriptions.
private struct ResultCollector {
  /// Of the files that have something to be told.
  private(set) var told: [FileAnswer] = []
  /// What is wrong in the file that is being collected.
  private var diagnostics: [Diagnostic] = []
  private var leftOut: [Severity: Int] = [:]

  /// A file with very many documents may have very much wrong with it: the rest is counted.
  private static let mostShown = 1_000

  mutating func add(_ more: [Diagnostic]) {
    let room = max(0, Self.mostShown - diagnostics.count)
    diagnostics += more.prefix(room)
    for diagnostic in more.dropFirst(room) { leftOut[diagnostic.severity, default: 0] += 1 }
  }

  mutating func end(_ answer: FileAnswer) {
    add(answer.diagnostics)
    if !leftOut.isEmpty {
      let message = Message(.moreProblems, leftOut.values.reduce(0, +))
      let severity: Severity = leftOut[.error] == nil ? .warning : .error
      diagnostics.append(Diagnostic(message, about: answer.file.id.path, severity: severity))
    }
    if !diagnostics.isEmpty {
      told.append(FileAnswer(file: answer.file, diagnostics: diagnostics))
    }
    (diagnostics, leftOut) = ([], [:])
  }
}
