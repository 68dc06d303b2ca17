internal import Linting
internal import Reporting

/// A report whose descriptions are written down as they come: few of a fleet are in memory at once.
final class ReportSpool {
  /// A result as the report has it, and what the summary counts of it.
  struct Item: Sendable {
    fileprivate let text: [UInt8]
    fileprivate let summary: RunResult.Summary

    init(_ result: borrowing LintResult, as items: JSONItems) {
      text = items.abridged(result)
      summary = RunResult.Summary(of: result)
    }
  }

  private(set) var summary = RunResult.Summary()
  let items: JSONItems
  private let texts: ScratchFile

  init(_ items: JSONItems, in files: FileSystem) {
    self.items = items
    texts = ScratchFile(in: files)
  }

  func add(_ item: Item) {
    texts.append(item.text, after: UInt8(ascii: ","))
    summary.add(item.summary)
  }

  /// Writes the report to standard output; false when it could not all be written.
  func write(_ run: RunResult, to terminal: Terminal) -> Bool {
    let (head, tail) = JSONReporter.frame(of: run)
    var report = AbridgedText(of: items, after: head)
    let take: (UnsafeBufferPointer<UInt8>) -> Bool = { unsafe terminal.write(Array($0)[...]) }
    return texts.read { piece in
      unsafe piece.withUnsafeBufferPointer { unsafe report.writeOut($0, take: take) }
    } && (unsafe report.finish(tail, take: take))
  }
}
