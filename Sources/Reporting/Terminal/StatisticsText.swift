internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// How fast a run was, and how often each rule came to which outcome.
package struct StatisticsText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  package func text(_ run: RunResult, _ tally: RuleTally, _ times: RunTimes) -> String {
    let lines = [speed(run, times), phases(run, times)]
    let rules = tally.counts.sorted { $0.key < $1.key }.map { rule, counts -> Message in
      Message(.labelled, rule, counts.occurring)
    }
    return (lines + rules).map { paragraph(run.language($0)) + "\n" }.joined()
  }

  private func speed(_ run: RunResult, _ times: RunTimes) -> Message {
    let count = run.summary.descriptions
    let seconds = times.whole / .seconds(1)
    let rate = seconds > 0 ? Int(Double(count) / seconds) : 0
    let time = milliseconds(times.whole, run.language)
    return Message(.descriptionsInMsPerSecond, count: count, count, time, rate)
  }

  private func phases(_ run: RunResult, _ times: RunTimes) -> Message {
    let reading = milliseconds(times.check.reading, run.language)
    let decoding = milliseconds(times.check.decoding, run.language)
    let evaluating = milliseconds(times.check.evaluating, run.language)
    let reporting = milliseconds(times.reporting, run.language)
    return
      Message(.readingMsDecodingMsEvaluating, reading, decoding, evaluating, reporting)
  }

  private func milliseconds(_ duration: Duration, _ language: Language) -> String {
    language.numbers.text(duration / .milliseconds(1))
  }

  private func paragraph(_ text: String) -> String {
    Paragraph(label: "", text: text, width: width).runIn(label: "")
  }
}

/// How often each rule came to which outcome.
package struct RuleTally: Sendable {
  fileprivate private(set) var counts: [String: Counts] = [:]

  package init() {}

  package mutating func add(_ result: LintResult) {
    for fault in Fault.all(of: result) { counts[fault.first.rule, default: Counts()].add(fault) }
    for rule in result.passed { counts[rule, default: Counts()].add(.pass, 1) }
    for rule in result.notApplicable { counts[rule, default: Counts()].add(.notApplicable, 1) }
  }
}

/// How long the parts of a run took.
package struct RunTimes: Sendable {
  /// Text into trees, trees into descriptions, and what the rules make of them.
  package let check: CheckTimes
  package let reporting: Duration
  /// From the first to the last moment.
  package let whole: Duration

  package init(check: CheckTimes, reporting: Duration, whole: Duration) {
    self.check = check
    self.reporting = reporting
    self.whole = whole
  }
}

/// How long it took to check descriptions, all threads together.
package struct CheckTimes: Sendable {
  package var reading = Duration.zero
  package var decoding = Duration.zero
  package var evaluating = Duration.zero

  package init() {}

  package static func + (one: CheckTimes, other: CheckTimes) -> CheckTimes {
    var sum = one
    sum.reading += other.reading
    sum.decoding += other.decoding
    sum.evaluating += other.evaluating
    return sum
  }
}
