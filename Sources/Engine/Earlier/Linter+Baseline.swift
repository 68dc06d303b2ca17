internal import Diagnostics
internal import Expressions
internal import Rules

extension Linter {
  /// The result with a finding about what the baseline holds in vain.
  package func noting(_ stale: [Baseline.Entry], in result: LintResult) -> LintResult {
    let rule = ProgramRule.baselineStale
    guard !stale.isEmpty, asks(rule.id), let subject = result.subject else { return result }
    let place = Place(number: 0)
    var locations = LocationTable(of: subject.description, lines: LineTable(of: result.file))
    let record = FindingRecord(
      .fail,
      rank: rank(of: rule.id),
      at: place,
      locations.location(of: place),
      .sentence(Self.message(about: stale)),
      about: subject
    )
    var noted = result
    noted.findings.append(Finding(record))
    noted.quiet.remove(rule.id)
    noted.judge()
    return noted
  }

  private static func message(about stale: [Baseline.Entry]) -> Message {
    let names = stale.prefix(3).map { entry -> Message in
      entry.path.isEmpty ? .verbatim(entry.rule) : Message(.placeAt, entry.rule, entry.path)
    }
    let shown = (names + (stale.count > 3 ? [.verbatim("…")] : [])).inOneLine
    return Message(.baselineHoldsFindingsGone, count: stale.count, stale.count, shown)
  }
}
