package import Diagnostics
package import Engine
package import Rules

/// How often each outcome occurs, in words.
///
/// What is the same on several screens counts once, as it is listed.
package struct Counts: Sendable {
  private var outcomes = OutcomeCounts()
  private var failed = SeverityCounts()
  /// What only the description has to be put in order for.
  package private(set) var bookkeeping = 0
  package private(set) var accepted = AcceptedCount()
  package private(set) var missing = MissingFactCount()
  /// Whether something is found on several screens, and counted once.
  package private(set) var hasRepeated = false

  init() {}

  /// Of a description: its faults, the facts that are missing, and rules without findings.
  init(
    of faults: [FaultGroup<some PresentedFinding>], missing: MissingFactCount, passed: Int,
    notApplicable: Int
  ) {
    self.missing = missing
    for fault in faults { add(fault) }
    outcomes[.pass] = passed
    outcomes[.notApplicable] = notApplicable
  }

  private mutating func add(_ fault: FaultGroup<some PresentedFinding>) {
    outcomes[fault.urgency.outcome] += 1
    if fault.others > 0 { hasRepeated = true }
    accepted.add(fault.first.acceptanceKind, isLikelyRefusal: fault.urgency.isLikelyRefusal)
    guard fault.urgency.outcome == .fail else { return }
    if fault.isToPutInOrder {
      bookkeeping += 1
    } else {
      failed[fault.urgency.severity] += 1
    }
  }

  /// Counts what was counted of another description.
  mutating func add(_ other: Counts) {
    outcomes += other.outcomes
    for severity in Severity.allCases { failed[severity] += other.failed[severity] }
    bookkeeping += other.bookkeeping
    accepted.add(other.accepted)
    missing.add(other.missing)
    hasRepeated = hasRepeated || other.hasRepeated
  }

  package subscript(outcome: Outcome) -> Int { outcomes[outcome] }

  /// How often rules of a severity failed about what App Review would see.
  package func failures(_ severity: Severity) -> Int { failed[severity] }

  /// `13 errors, 2 warnings, 1 for a person to decide, 40 passed, 22 not applicable`.
  package var message: Message {
    let passed = outcomes[.pass]
    let notApplicable = outcomes[.notApplicable]
    let rest: Message = Message(.passedNotApplicable, passed, notApplicable)
    let text = (failures + others + [rest]).inOneLine
    return hasRepeated ? Message(.sameSeveralScreensCountsOnce, text) : text
  }

  /// What was counted, where somebody may count otherwise.
  package var unit: Message? {
    hasRepeated ? Message(.whatSameSeveralScreensCounts) : nil
  }

  /// What failed, the worst first.
  package var failures: [Message] {
    let texts: [Message?] = [
      nonzero(failed[.error]) { Message(.errorsCount, count: $0, $0) },
      nonzero(failed[.warning]) { Message(.warningsCount, count: $0, $0) },
      nonzero(failed[.note]) { Message(.notesCount, count: $0, $0) },
      bookkeeping > 0 ? Message(.putInOrderCount, bookkeeping) : nil,
    ]
    return texts.compactMap { $0 }
  }

  private func nonzero(_ count: Int, _ message: (Int) -> Message) -> Message? {
    count > 0 ? message(count) : nil
  }

  private var others: [Message] {
    let (held, waived, decided) = (accepted.held, accepted.waived, outcomes[.decided])
    let texts: [Message?] = [
      missing.count == 0 ? nil : missing.message,
      count(of: .review).map { Message(.personDecideCount, $0) },
      decided > 0 ? Message(.decidedCount, decided) : nil,
      waived > 0 ? Message(.waivedCount, waived) : nil,
      held > 0 ? Message(.inBaseline, held) : nil,
      count(of: .exempt).map { Message(.exemptCount, $0) },
    ]
    return texts.compactMap { $0 }
  }

  /// Nil for what doesn't occur.
  private func count(of outcome: Outcome) -> Int? {
    outcomes[outcome] > 0 ? outcomes[outcome] : nil
  }
}

/// A number for each severity.
private struct SeverityCounts: Sendable {
  private var errors = 0
  private var warnings = 0
  private var notes = 0

  subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .note: notes = newValue
      }
    }
  }
}

/// What people accepted, not Apple.
package struct AcceptedCount: Sendable {
  /// By waivers, and by a baseline.
  package private(set) var waived = 0
  package private(set) var held = 0
  /// How many of all App Review would likely refuse.
  package private(set) var refusals = 0

  package var count: Int { waived + held }

  fileprivate mutating func add(
    _ acceptance: RunRecord.AcceptanceKind?, isLikelyRefusal: Bool
  ) {
    switch acceptance {
    case .waiver: waived += 1
    case .baseline: held += 1
    case .decision, nil: return
    }
    if isLikelyRefusal { refusals += 1 }
  }

  fileprivate mutating func add(_ other: AcceptedCount) {
    waived += other.waived
    held += other.held
    refusals += other.refusals
  }

  /// `39 accepted findings, 17 of which App Review would likely refuse`; nil without any.
  package var message: Message? {
    guard count > 0 else { return nil }
    let accepted: Message = Message(.acceptedFindings, count: count, count)
    if refusals == 0 { return accepted }
    if count == 1 { return Message(.likelyRefusedOne, accepted) }
    return Message(.likelyRefusedSome, count: refusals, accepted, refusals)
  }
}

/// How many facts are missing: the same number wherever people read it.
package struct MissingFactCount: Sendable {
  package private(set) var count = 0

  init(count: Int = 0) {
    self.count = count
  }

  fileprivate mutating func add(_ other: MissingFactCount) {
    count += other.count
  }

  /// `17 facts are missing`.
  package var message: Message { Message(.factsMissingCount, count: count, count) }
}
