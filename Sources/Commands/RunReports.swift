internal import Engine
internal import Reporting
internal import World

/// The reports of a run while they are made: of its results, none is in memory for long.
final class RunReports {
  /// What the reports take of a result, on any thread.
  struct Taking: Sendable {
    fileprivate let parts: [@Sendable (LintResult) -> any Sendable]
    fileprivate let isCounted: Bool

    func callAsFunction(_ result: LintResult) -> Parts {
      Parts(
        parts: parts.map { $0(result) },
        summary: RunResult.Summary(of: result),
        counted: isCounted ? result : nil
      )
    }
  }

  /// What the reports, the summary and the statistics have of one result.
  struct Parts: Sendable {
    fileprivate let parts: [any Sendable]
    fileprivate let summary: RunResult.Summary
    fileprivate let counted: LintResult?
  }

  let taking: Taking
  private(set) var summary = RunResult.Summary()
  private(set) var tally = RuleTally()
  /// The one on standard output, unless nothing is to be seen there, and those in files.
  private let output: (any UnfinishedReport)?
  private let others: [any UnfinishedReport]

  init(_ options: CheckOptions, _ setup: RunSetup, in terminal: Terminal) {
    let style = terminal.style(options.colour)
    output = options.isQuiet ? nil : options.format.begin(style, setup, in: terminal.files)
    others = options.reports.map { $0.format.begin(ReportStyle(), setup, in: terminal.files) }
    taking = Taking(
      parts: ([output].compactMap { $0 } + others).map(\.part),
      isCounted: options.hasStatistics
    )
  }

  func add(_ parts: Parts) {
    summary.add(parts.summary)
    if let result = parts.counted { tally.add(result) }
    let reports = [output].compactMap { $0 } + others
    for (report, part) in zip(reports, parts.parts) { report.add(part) }
  }

  /// Writes the report for standard output; false when it could not all be written.
  func write(_ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool) -> Bool {
    output?.write(run, to: take) ?? true
  }

  /// Writes the report of that number among those in files; false when it could not all be written.
  func write(
    _ number: Int,
    _ run: RunResult,
    to take: @escaping (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    others[number].write(run, to: take)
  }
}

/// A report that takes one result after the other.
protocol UnfinishedReport: AnyObject {
  /// What it takes of a result, on any thread.
  var part: @Sendable (LintResult) -> any Sendable { get }

  func add(_ part: any Sendable)

  /// Writes it; false when it could not all be written.
  func write(_ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool) -> Bool
}

extension Reporter {
  static func begin(
    _ style: ReportStyle,
    _ setup: RunSetup,
    in files: FileSystem
  ) -> any UnfinishedReport {
    Unfinished(Self(style, setup), ScratchFile(in: files))
  }
}

private final class Unfinished<Report: Reporter>: UnfinishedReport {
  let part: @Sendable (LintResult) -> any Sendable
  private var report: Report
  private let spool: ScratchFile

  init(_ report: Report, _ spool: ScratchFile) {
    part = { report.part(of: $0) }
    self.report = report
    self.spool = spool
  }

  func add(_ part: any Sendable) {
    guard let part = part as? Report.Part else {
      preconditionFailure("a report is given what it has taken")
    }
    report.add(part, to: spool)
  }

  func write(_ run: RunResult, to take: @escaping (ArraySlice<UInt8>) -> Bool) -> Bool {
    var output = ReportOutput(take)
    report.write(run, from: spool, to: &output)
    return output.isComplete
  }
}

extension ScratchFile: ReportSpool {}
