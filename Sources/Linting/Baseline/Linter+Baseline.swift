internal import Diagnostics
internal import Rules

extension Linter {
  /// The result with a finding about what the baseline holds in vain.
  package func noting(_ stale: [Baseline.Entry], in result: LintResult) -> LintResult {
    let rule = ProgramRule.baselineStale
    guard !stale.isEmpty, asks(rule.id) else { return result }
    let lines = LineTable(of: result.file)
    let location = Location(
      path: "",
      pointer: "",
      range: result.range,
      start: lines.position(of: result.range.bytes.lowerBound),
      end: lines.position(of: result.range.bytes.upperBound)
    )
    let message = Self.message(about: stale)
    var noted = result
    var finding = Finding(rule, of: result.app, at: location, message, book: book)
    finding.fails = policy.fails(finding)
    noted.findings.append(finding)
    noted.findings.sort(by: Finding.isBefore)
    noted.quiet.remove(rule.id)
    noted.verdict = policy.verdict(on: noted.findings)
    return noted
  }

  private static func message(about stale: [Baseline.Entry]) -> Wording {
    let names = stale.prefix(3).map { entry -> Wording in
      entry.path.isEmpty ? .verbatim(entry.rule) : "\(entry.rule) at \(entry.path)"
    }
    let shown = (names + (stale.count > 3 ? [.verbatim("…")] : [])).inOneLine
    return .counted(
      stale.count,
      one: "the baseline holds \(stale.count) finding that is gone: \(shown)",
      other: "the baseline holds \(stale.count) findings that are gone: \(shown)"
    )
  }
}
