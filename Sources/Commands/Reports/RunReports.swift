internal import Engine
internal import Reporting
internal import World

/// The reports of a run while they are made: of its results, none is in memory for long.
final class RunReports {
  private(set) var summary = RunResult.Summary()
  /// The one on standard output, unless nothing is to be seen there, and those in files.
  private var output: UnfinishedReport?
  private var others: [UnfinishedReport]

  init(_ options: CheckOptions, _ setup: RunSetup, in terminal: Terminal) {
    func begin(_ format: ReportFormat, _ style: ReportStyle) -> UnfinishedReport {
      UnfinishedReport(format.type.init(style, setup), ScratchFile(in: terminal.files))
    }
    output =
      options.isQuiet ? nil : begin(options.format, terminal.style(of: options, isInFile: false))
    others = options.reports.map { begin($0.format, terminal.style(of: options, isInFile: true)) }
  }

  func add(_ result: LintResult) {
    summary.add(RunResult.Summary(of: result))
    output?.add(result)
    for number in others.indices { others[number].add(result) }
  }

  /// Writes the report for standard output; false when it could not all be written.
  func write(_ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool) -> Bool {
    output?.write(run, to: take) ?? true
  }

  /// Writes the report of that number among those in files; false when it could not all be written.
  func write(
    _ number: Int, _ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    others[number].write(run, to: take)
  }
}

/// A report that takes one result after the other, and where they wait.
private struct UnfinishedReport {
  private var report: any Reporter
  private let spool: ScratchFile

  init(_ report: any Reporter, _ spool: ScratchFile) {
    self.report = report
    self.spool = spool
  }

  mutating func add(_ result: LintResult) {
    report.add(result, to: spool)
  }

  /// False when it could not all be written.
  func write(_ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool) -> Bool {
    var output = ReportOutput(take)
    report.write(run, from: spool, to: &output)
    return output.isComplete
  }
}

extension ScratchFile: ReportSpool {}
