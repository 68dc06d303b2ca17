internal import Diagnostics
internal import Expressions
internal import Model

extension Linter {
  /// The result with a finding about what the baseline holds in vain.
  package func noting(_ stale: [Baseline.Entry], in result: LintResult) -> LintResult {
    guard !stale.isEmpty else { return result }
    let names = stale.prefix(3).map { entry -> Message in
      if entry.content == .question { return .verbatim(entry.path) }
      return entry.path.isEmpty ? .verbatim(entry.rule) : Message(.placeAt, entry.rule, entry.path)
    }
    let shown = (names + (stale.count > 3 ? [.verbatim("…")] : [])).inOneLine
    let message = Message(.baselineHoldsFindingsGone, count: stale.count, stale.count, shown)
    return noting(.baselineStale, message, in: result)
  }

  /// The result with a finding about questions that are open and weren't.
  func noting(newQuestions paths: [Path], in result: LintResult) -> LintResult {
    guard !paths.isEmpty else { return result }
    let shown = paths.map { Message.verbatim($0.description) }.inOneLine
    let message = Message(.openQuestionNew, count: paths.count, paths.count, shown)
    return noting(.openQuestionNew, message, in: result)
  }

  /// The result with something that one of the program's own rules says of the whole description.
  private func noting(
    _ rule: ProgramRule, _ message: Message, in result: LintResult
  ) -> LintResult {
    guard asks(rule.id), let subject = result.subject else { return result }
    let place = Place(number: 0)
    var locations = LocationTable(of: subject.description)
    let finding = Finding(
      .fail, rank: rank(of: rule.id), at: place, locations.location(of: place), .sentence(message),
      about: subject)
    var noted = result
    noted.findings.append(finding)
    noted.quiet.remove(rule.id)
    noted.judge()
    return noted
  }
}
