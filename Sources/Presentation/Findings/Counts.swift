package import Diagnostics
package import Engine
internal import Rules

/// How often each outcome occurs, in words.
///
/// What is the same on several screens counts once, as it is listed.
package struct Counts: Sendable {
  private var outcomes: [Outcome: Int] = [:]
  private var failed: [Severity: Int] = [:]
  /// What breaks rules of our own.
  package private(set) var breaches = 0
  /// What only the description has to be put in order for.
  package private(set) var bookkeeping = 0
  package private(set) var accepted = AcceptedCount()
  /// How many facts are missing: the same number wherever people read it.
  package private(set) var missing = 0
  /// Whether something is found on several screens, and counted once.
  package private(set) var hasRepeated = false

  init() {}

  /// Of a description: its faults, the facts that are missing, and rules without findings.
  init(
    of faults: [FaultGroup<some PresentedFinding>], missing: Int, passed: Int,
    notApplicable: Int
  ) {
    self.missing = missing
    for fault in faults { add(fault) }
    outcomes[.pass] = passed
    outcomes[.notApplicable] = notApplicable
  }

  private mutating func add(_ fault: FaultGroup<some PresentedFinding>) {
    outcomes[fault.urgency.outcome, default: 0] += 1
    if fault.others > 0 { hasRepeated = true }
    accepted.add(fault.first.acceptanceKind, isLikelyRefusal: fault.urgency.isLikelyRefusal)
    guard fault.urgency.outcome == .fail else { return }
    switch fault.heading {
    case .apple: failed[fault.urgency.severity, default: 0] += 1
    case .ours: breaches += 1
    case .bookkeeping: bookkeeping += 1
    }
  }

  /// Counts what was counted of another description.
  mutating func add(_ other: Counts) {
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    failed.merge(other.failed, uniquingKeysWith: +)
    breaches += other.breaches
    bookkeeping += other.bookkeeping
    accepted.add(other.accepted)
    missing += other.missing
    hasRepeated = hasRepeated || other.hasRepeated
  }

  package subscript(outcome: Outcome) -> Int { outcomes[outcome, default: 0] }

  /// How often rules of a severity failed about what App Review would see.
  package func failures(_ severity: Severity) -> Int { failed[severity, default: 0] }

  /// `13 errors, 2 warnings, 1 for a person to decide, 40 passed, 22 not applicable`.
  package var message: Message {
    let passed = self[.pass]
    let notApplicable = self[.notApplicable]
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
      failed[.error].map { Message(.errorsCount, count: $0, $0) },
      failed[.warning].map { Message(.warningsCount, count: $0, $0) },
      failed[.note].map { Message(.notesCount, count: $0, $0) },
      .counting(breaches, .ourRulesBrokenCount),
      bookkeeping > 0 ? Message(.putInOrderCount, bookkeeping) : nil,
    ]
    return texts.compactMap { $0 }
  }

  private var others: [Message] {
    let (held, waived) = (accepted.held, accepted.waived)
    let texts: [Message?] = [
      .counting(missing, .factsMissingCount),
      outcomes[.review].map { Message(.personDecideCount, $0) },
      outcomes[.decided].map { Message(.decidedCount, $0) },
      waived > 0 ? Message(.waivedCount, waived) : nil,
      held > 0 ? Message(.inBaseline, held) : nil,
      outcomes[.exempt].map { Message(.exemptCount, $0) },
    ]
    return texts.compactMap { $0 }
  }
}

extension Message {
  /// How many there are of something; nil where there is none.
  static func counting(_ count: Int, _ id: MessageID<1>) -> Message? {
    count == 0 ? nil : Message(id, count: count, count)
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
