internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Checks the descriptions in one file.
struct FileCheck<Kept: Sendable>: Sendable {
  private typealias Outcomes = [DescriptionCheck<Kept>.Outcome]

  /// So many descriptions are checked together.
  private static var mostTogether: Int { 8 }

  let asOf: Timestamp
  let files: FileSystem
  let root: String
  let progress: ProgressLine?
  /// What is kept of a result.
  let keep: @Sendable (LintResult, Linter) -> Kept

  /// What there is to say about a file; what is kept of its results is handed over in order.
  func answer(
    for path: String,
    linter: Linter,
    jobs: Int,
    take: (Kept) -> Void
  ) -> FileAnswer {
    defer { progress?.finishFile() }
    let start = ContinuousClock.now
    let file = DescriptionFile(path, in: files, root: root)
    let opening = ContinuousClock.now - start
    var answer = self.answer(for: file, linter, Workers(jobs: jobs), take: take)
    answer.times.reading += opening
    return answer
  }

  /// What there is to say about something that came on standard input, and what is kept of it.
  func answer(forInput bytes: [UInt8], linter: Linter) -> (answer: FileAnswer, kept: [Kept]) {
    var kept: [Kept] = []
    let file = DescriptionFile(input: bytes, in: files)
    let answer = answer(for: file, linter, Workers(jobs: 1)) { kept.append($0) }
    return (answer, kept)
  }

  private func answer(
    for file: DescriptionFile,
    _ linter: Linter,
    _ workers: Workers<Outcomes>,
    take: (Kept) -> Void
  ) -> FileAnswer {
    if let problem = file.problem { return FileAnswer(file: file.source, diagnostics: [problem]) }
    let check = DescriptionCheck(
      decoder: file.decoder(linter.book, asOf: asOf),
      linter: linter,
      lines: LineTable(of: file.source),
      progress: progress,
      keep: keep
    )
    var answer = FileAnswer(file: file.source)
    let start = ContinuousClock.now
    var isEmpty = true
    var documents: [Document] = []
    let diagnostics = DocumentReader().read(file.source) { document in
      isEmpty = false
      documents.append(document)
      guard documents.count == Self.mostTogether else { return }
      let moment = ContinuousClock.now
      defer { answer.times.reading -= ContinuousClock.now - moment }
      let together = documents
      documents.removeAll(keepingCapacity: true)
      answer.add(workers.add { check.outcomes(of: together) }, take: take)
    }
    answer.times.reading += ContinuousClock.now - start
    let rest = documents
    answer.add(workers.add { check.outcomes(of: rest) }, take: take)
    answer.add(workers.finish(), take: take)
    answer.add(diagnostics)
    if isEmpty, answer.diagnostics.isEmpty {
      answer.add([Diagnostic(.nothingDescribed, at: SourceRange(wholeOf: file.source.id))])
    }
    answer.finish()
    return answer
  }
}

extension FileAnswer {
  fileprivate mutating func add<Kept>(
    _ outcomes: [[DescriptionCheck<Kept>.Outcome]],
    take: (Kept) -> Void
  ) {
    for outcome in outcomes.joined() {
      add(outcome.diagnostics)
      times = times + outcome.times
      if let kept = outcome.kept { take(kept) }
    }
  }
}
