internal import Linting
internal import Reporting

/// A report whose descriptions are written down as they come: few of a fleet are in memory at once.
final class ReportSpool {
  /// A result as the report has it, and what the summary counts of it.
  struct Item: Sendable {
    fileprivate let text: [UInt8]
    fileprivate let summary: RunResult.Summary

    init(_ result: LintResult, as items: JSONItems) {
      text = items.bytes(of: result)
      summary = RunResult.Summary(of: result)
    }
  }

  private(set) var summary = RunResult.Summary()
  private let items: ScratchFile

  init(in files: FileSystem) {
    items = ScratchFile(in: files)
  }

  func add(_ item: Item) {
    if !items.isEmpty { items.append([UInt8(ascii: ",")]) }
    items.append(item.text)
    summary.add(item.summary)
  }

  /// Writes the report to standard output; false when it could not all be written.
  func write(_ run: RunResult, to terminal: Terminal) -> Bool {
    let (head, tail) = JSONReporter.frame(of: run)
    return terminal.write(head) && items.read(terminal.write) && terminal.write(tail)
  }
}
