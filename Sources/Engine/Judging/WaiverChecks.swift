internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// Looks at a description's dates and waivers, and lets the waivers count.
struct WaiverChecks {
  private let description: Description
  private let linter: Linter

  init(_ description: Description, by linter: Linter) {
    self.description = description
    self.linter = linter
  }

  /// Marks what waivers cover, and adds what the asked program rules find.
  func apply(to results: inout ResultBuilder) {
    var reported: [String: [(place: Place, message: Message)]] = [:]
    checkDate(&results, &reported)
    for waiver in description.waivers where linter.admits(waiver) {
      apply(waiver, to: &results, &reported)
    }
    for rule in linter.programRules {
      let rank = linter.rank(of: rule.id)
      if let findings = reported[rule.id] {
        for (place, message) in findings {
          results.addFailure(rank: rank, at: place, message: message)
        }
      } else {
        let isThere = has(rule.subject)
        results.note(isThere ? .pass : .notApplicable, rank: rank)
      }
    }
  }

  private func has(_ subject: ProgramRule.Subject) -> Bool {
    switch subject {
    case .date: !linter.isDaySet
    case .baseline: linter.hasBaseline
    case .waivers: !description.waivers.isEmpty
    }
  }

  private func checkDate(
    _ results: inout ResultBuilder,
    _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    let days = (description.asOf.seconds - description.submissionDate.seconds) / 86_400
    guard days > DecodingInputs.longestDelay else { return }
    let place = description.submissionDatePlace
    results.note(.submissionDate, of: description.submissionDate.day, at: place)
    guard !linter.isDaySet else { return }
    reported[ProgramRule.submissionDatePast.id] = [
      (
        place,
        Message(.daySubmissionDaysAgo, description.submissionDate.day, Int(days))
      )
    ]
  }

  private func apply(
    _ waiver: Waiver,
    to results: inout ResultBuilder,
    _ reported: inout [String: [(place: Place, message: Message)]]
  ) {
    let covered = results.findings.indices.filter { covers(waiver, results.findings[$0]) }
    if !linter.knows(waiver.rule), !ProgramRule.all.contains(where: { $0.id == waiver.rule }) {
      let hint = Suggestion.clause(for: waiver.rule, among: linter.knownRules)
      reported[ProgramRule.waiverUnknownRule.id, default: []].append(
        (waiver.place, Message(.waiverNamesNoRule, waiver.rule.quoted, hint))
      )
    } else if waiver.until.seconds < description.asOf.seconds {
      reported[ProgramRule.waiverExpired.id, default: []].append(
        (waiver.place, Message(.waiverEnded, waiver.rule, waiver.until.day))
      )
    } else if covered.isEmpty {
      guard linter.asks(waiver.rule) else { return }
      reported[ProgramRule.waiverUnused.id, default: []].append(
        (waiver.place, Message(.waiverCoversNoFinding, waiver.rule))
      )
    } else {
      results.note(.waiver, of: waiver.rule, at: waiver.place)
      for index in covered { accept(&results.findings[index], by: waiver) }
    }
  }

  private func covers(_ waiver: Waiver, _ finding: Finding) -> Bool {
    guard finding.rule == waiver.rule, !finding.isAboutDescription,
      [.fail, .review, .waived].contains(finding.outcome)
    else { return false }
    return waiver.at.map { description.places.contains($0, finding.place) } ?? true
  }

  private func accept(_ finding: inout Finding, by waiver: Waiver) {
    finding.outcome = .waived
    finding.acceptance = .waiver(
      reason: waiver.reason,
      approvedBy: waiver.approvedBy,
      until: waiver.until.day
    )
  }
}
