internal import Diagnostics
internal import Documents
internal import Engine
internal import Presentation
internal import Reporting
internal import Rules
internal import World

/// Checks one description in a line of standard input, and answers each with a line, in order.
///
/// A line that can't be judged is answered as such, and the run goes on. Only the lines that came
/// last are in memory, however many there are.
struct StreamCheck: Sendable {
  let surroundings: Surroundings
  let linter: GuardedLinter
  /// What makes every answer milder.
  let relaxations: [Relaxation]
  let style: ReportStyle
  let jobs: Int
  let terminal: Terminal

  private static let standardInput: Int32 = 0

  /// By the worst answer; unjudged as well when nothing came, or an answer could not be written.
  func run() -> ExitStatus {
    var lines = LineReader(
      of: Self.standardInput, limit: ReadingLimits.standard.bytes, in: terminal.files)
    let pool = ThreadPool<Answer>(size: jobs)
    var worst = Verdict.compliant
    var fails = false
    var count = 0
    var reception = Terminal.Reception.complete
    func take(_ answer: Answer) {
      worst = max(worst, answer.verdict)
      fails = fails || answer.fails
      if reception == .complete { reception = terminal.write(answer.text[...]) }
    }
    while reception == .complete {
      do throws(FileSystem.Failure) {
        let batch = try lines.next()
        guard !batch.isEmpty else { break }
        for line in batch {
          count += 1
          let number = count
          pool.add({ [{ answer(to: line, number: number) }] }, take: take)
        }
        // Who writes the lines may wait for their answers.
        pool.finish(take: take)
      } catch {
        return Refusal("standard input can't be read: \(error.reason)").tell(in: terminal)
      }
    }
    // Where nobody reads the answers any more, what is left isn't judged.
    if reception == .unread { return .unjudged }
    guard reception == .complete else {
      return Refusal("standard output can't be written").tell(in: terminal)
    }
    guard count > 0 else {
      return Refusal("there is no description on standard input").tell(in: terminal)
    }
    return ExitStatus(worst, fails: fails)
  }

  private struct Answer: Sendable {
    let verdict: Verdict
    let fails: Bool
    let text: [UInt8]
  }

  private func answer(to line: LineReader.Line, number: Int) -> Answer {
    var result = result(of: line, number: number)
    result.relaxations = (relaxations + result.relaxations).inOrder
    return Answer(
      verdict: result.verdict, fails: result.findings.contains(where: \.fails),
      text: ReportWriter.line(
        of: result, asking: result.questions, said: linter.linter.book.language,
        calledBy: style.commands))
  }

  private func result(of line: LineReader.Line, number: Int) -> LintResult {
    guard case .bytes(let bytes) = line else {
      return unjudged(Message(.lineTooLong, Amount(ReadingLimits.standard.bytes)), number: number)
    }
    let check = surroundings.check(bytes, by: linter)
    var documents: [Document] = []
    let faults = check.read { document in
      var document = document
      // A stream is one file to whoever reads the answers.
      document.number = number
      documents.append(document)
    }
    guard documents.count < 2 else {
      return unjudged(Message(.severalDescriptions), number: number)
    }
    let answers = documents.map(check.answer(to:))
    let diagnostics = answers.flatMap(\.diagnostics) + faults
    guard var result = answers.first?.result, !result.diagnostics.haveErrors,
      !diagnostics.haveErrors
    else {
      let all = (answers.first?.result?.diagnostics ?? []) + diagnostics
      return unjudged(check.file, all, number: number)
    }
    result.diagnostics += diagnostics
    return result
  }

  private func unjudged(_ message: Message, number: Int) -> LintResult {
    let file = SourceFile(path: DescriptionFile.standardInput, text: "")
    return unjudged(file, [Diagnostic(message, about: file.id.path)], number: number)
  }

  private func unjudged(
    _ file: SourceFile, _ diagnostics: [Diagnostic], number: Int
  ) -> LintResult {
    LintResult(
      unjudged: file, document: number, asOf: surroundings.asOf, diagnostics: diagnostics)
  }
}
