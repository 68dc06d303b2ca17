internal import Diagnostics
package import Linting
internal import Rules

/// How fast a run was, and how often each rule came to which outcome.
package struct StatisticsText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  package func text(_ run: RunResult, _ times: RunTimes) -> String {
    let lines = [speed(run, times), phases(run, times)]
    let rules = RuleTally.tallies(of: run.descriptions).map { tally -> Wording in
      "\(tally.rule): \(tally.counts.occurring)"
    }
    return (lines + rules).map { paragraph(run.language($0)) + "\n" }.joined()
  }

  private func speed(_ run: RunResult, _ times: RunTimes) -> Wording {
    let count = run.descriptions.count
    let seconds = times.whole / .seconds(1)
    let rate = seconds > 0 ? Int(Double(count) / seconds) : 0
    let time = milliseconds(times.whole, run.language)
    return .counted(
      count,
      one: "\(count) description in \(time) ms, \(rate) per second",
      other: "\(count) descriptions in \(time) ms, \(rate) per second"
    )
  }

  private func phases(_ run: RunResult, _ times: RunTimes) -> Wording {
    let reading = milliseconds(times.check.reading, run.language)
    let decoding = milliseconds(times.check.decoding, run.language)
    let evaluating = milliseconds(times.check.evaluating, run.language)
    let reporting = milliseconds(times.reporting, run.language)
    return
      "reading \(reading) ms, decoding \(decoding) ms, evaluating \(evaluating) ms (all jobs together), reporting \(reporting) ms"
  }

  private func milliseconds(_ duration: Duration, _ language: Language) -> String {
    language.numbers.text(duration / .milliseconds(1))
  }

  private func paragraph(_ text: String) -> String {
    Paragraph(label: "", text: text, width: width).runIn(label: "")
  }
}
