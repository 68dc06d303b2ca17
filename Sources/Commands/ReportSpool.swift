internal import Linting
internal import Reporting
internal import Rules

/// A report whose descriptions are written down as they come: few of a fleet are in memory at once.
final class ReportSpool {
  /// A file's descriptions as the report has them, and what else there is to say about the file.
  private struct Part: Sendable {
    let items: [UInt8]
    let summary: RunResult.Summary
    var answer: FileCheck.Answer

    init(_ answer: FileCheck.Answer, said language: Language) {
      items = JSONReporter.items(answer.results, said: language)
      summary = RunResult.Summary(of: answer.results)
      self.answer = answer
      self.answer.results = []
    }
  }

  /// So many files wait for one another, for each job.
  private static let filesAtOnce = 16

  private(set) var summary = RunResult.Summary()
  private let language: Language
  private let items: ScratchFile

  init(said language: Language, in files: FileSystem) {
    self.language = language
    items = ScratchFile(in: files)
  }

  /// Takes in the answers for the numbers below `count`; gives those with something left to say.
  func fill(
    _ count: Int,
    jobs: Int,
    _ answer: @escaping @Sendable (Int) -> FileCheck.Answer?
  ) -> [FileCheck.Answer] {
    var left: [FileCheck.Answer] = []
    let step = jobs * Self.filesAtOnce
    for start in stride(from: 0, to: count, by: step) {
      let parts = Workers.map(min(step, count - start), jobs: jobs) { [language] number in
        answer(start + number).map { Part($0, said: language) }
      }
      for case let part? in parts {
        add(part)
        if !part.answer.diagnostics.isEmpty { left.append(part.answer) }
      }
    }
    return left
  }

  private func add(_ part: Part) {
    guard !part.items.isEmpty else { return }
    if !items.isEmpty { items.append([UInt8(ascii: ",")]) }
    items.append(part.items)
    summary.add(part.summary)
  }

  /// Writes the report to standard output; false when it could not all be written.
  func write(_ run: RunResult, to terminal: Terminal) -> Bool {
    let (head, tail) = JSONReporter.frame(of: run)
    return terminal.write(head) && items.read(terminal.write) && terminal.write(tail)
  }
}
