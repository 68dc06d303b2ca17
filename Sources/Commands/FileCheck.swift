internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Reporting
internal import Rules

/// Checks the descriptions in files.
struct FileCheck<Kept: Sendable>: Sendable {
  private typealias Line = DescriptionLine<Kept>

  let asOf: Timestamp
  let files: FileSystem
  let root: String
  let progress: ProgressLine?
  /// Where files are noted that descriptions name and that the run would write to.
  var attachments: NamedFiles?
  /// What is kept of a result.
  let keep: @Sendable (LintResult, CheckMeans) -> Kept

  /// What there is to say about the files of those numbers, but for those without rules; what is
  /// kept of their results is handed over in order.
  func answers(
    for paths: [String],
    _ numbers: Range<Int>,
    by linter: (Int) -> Linter?,
    jobs: Int,
    take: (Kept) -> Void
  ) -> FileAnswers {
    var answers = FileAnswers()
    var line = Line(check, jobs: jobs)
    var assembly = FileAssembly<Kept>(showing: progress)
    for number in numbers {
      guard let linter = linter(number) else { continue }
      read(DescriptionFile(paths[number], in: files, root: root), linter, into: &line) {
        assembly.add($0, take: take) { answers.add($0) }
      }
    }
    for parts in line.finish() { assembly.add(parts, take: take) { answers.add($0) } }
    return answers
  }

  /// What there is to say about something that came on standard input, and what is kept of it.
  func answer(forInput bytes: [UInt8], linter: Linter) -> (answer: FileAnswer, kept: [Kept]) {
    let file = DescriptionFile(input: bytes, in: files)
    var answer = FileAnswer(file: file.source)
    var kept: [Kept] = []
    var line = Line(check, jobs: 1)
    var assembly = FileAssembly<Kept>(showing: nil)
    let take = { kept.append($0) }
    read(file, linter, into: &line) { assembly.add($0, take: take) { answer = $0 } }
    for parts in line.finish() { assembly.add(parts, take: take) { answer = $0 } }
    return (answer, kept)
  }

  private var check: DescriptionCheck<Kept> { DescriptionCheck(progress: progress, keep: keep) }

  /// Reads a file's parts into the line, and hands over the answers that come back.
  private func read(
    _ open: @autoclosure () -> DescriptionFile,
    _ linter: Linter,
    into line: inout Line,
    hear: ([Line.Answer]) -> Void
  ) {
    let start = ContinuousClock.now
    let file = open()
    var checking = ContinuousClock.Duration.zero
    var isEmpty = true
    func add(_ part: FilePart<Line.Check.Subject>) {
      let start = line.isNearlyFull ? ContinuousClock.now : nil
      for answers in line.add(part) { hear(answers) }
      if let start { checking += ContinuousClock.now - start }
    }
    add(.beginning(file.source))
    let diagnostics =
      file.problem.map { [$0] }
      ?? subjects(in: file, linter) {
        isEmpty = false
        add(.description($0))
      }
    let reading = ContinuousClock.now - start - checking
    add(.end(FileEnd(diagnostics: diagnostics, reading: reading, isEmpty: isEmpty)))
  }

  /// Hands over each description as soon as it is read; the answer is what is wrong with the file.
  private func subjects(
    in file: DescriptionFile,
    _ linter: Linter,
    each: (Line.Check.Subject) -> Void
  ) -> [Diagnostic] {
    let means = CheckMeans(
      decoder: file.decoder(linter.book, asOf: asOf, noting: attachments),
      linter: linter,
      lines: LineTable(of: file.source)
    )
    return DocumentReader().read(file.source) {
      each(.init(document: $0, means: means))
    }
  }
}
