internal import Diagnostics
internal import Engine
internal import Rules

/// How often each outcome occurs, in words.
///
/// What is the same on several screens counts once, as it is listed.
struct Counts: Sendable {
  private var outcomes = OutcomeCounts()
  private var failed: [Severity: Int] = [:]
  /// What only the description has to be put in order for.
  private(set) var bookkeeping = 0
  private(set) var accepted = AcceptedCount()
  private(set) var missing = MissingFactCount()
  /// Whether something is found on several screens, and counted once.
  private(set) var hasRepeated = false

  init() {}

  init(of result: LintResult) {
    add(result)
  }

  mutating func add(_ result: LintResult) {
    missing.add(result.questions)
    for fault in Fault.all(of: result) { add(fault) }
    add(.pass, result.quiet.count(of: .pass))
    add(.notApplicable, result.quiet.count(of: .notApplicable))
  }

  mutating func add(_ fault: Fault) {
    add(fault.urgency.outcome, 1)
    if fault.others > 0 { hasRepeated = true }
    accepted.add(fault)
    guard fault.urgency.outcome == .fail else { return }
    if fault.isToPutInOrder {
      bookkeeping += 1
    } else {
      failed[fault.urgency.severity, default: 0] += 1
    }
  }

  mutating func add(_ outcome: Outcome, _ count: Int) {
    outcomes[outcome] += count
  }

  subscript(outcome: Outcome) -> Int { outcomes[outcome] }

  /// How often rules of a severity failed about what App Review would see.
  func failures(_ severity: Severity) -> Int { failed[severity] ?? 0 }

  /// `13 errors, 2 warnings, 1 for a person to decide, 40 passed, 22 not applicable`.
  var localizableText: LocalizableText {
    let passed = outcomes[.pass]
    let notApplicable = outcomes[.notApplicable]
    let rest: LocalizableText = "\(passed) passed, \(notApplicable) not applicable"
    let text = (failures + others + [rest]).inOneLine
    return hasRepeated ? "\(text) (the same on several screens counts once)" : text
  }

  /// Every outcome that occurs: `2 errors, 40 passed, 22 not applicable`.
  var occurring: LocalizableText {
    let rest: [LocalizableText?] = [
      count(of: .pass).map { "\($0) passed" },
      count(of: .notApplicable).map { "\($0) not applicable" },
    ]
    return (failures + others + rest.compactMap { $0 }).inOneLine
  }

  /// What was counted, where somebody may count otherwise.
  var unit: LocalizableText? {
    hasRepeated ? "What is the same on several screens counts once." : nil
  }

  /// What failed, the worst first.
  var failures: [LocalizableText] {
    let texts: [LocalizableText?] = [
      failed[.error].map { .counted($0, one: "\($0) error", other: "\($0) errors") },
      failed[.warning].map { .counted($0, one: "\($0) warning", other: "\($0) warnings") },
      failed[.note].map { .counted($0, one: "\($0) note", other: "\($0) notes") },
      bookkeeping > 0 ? "\(bookkeeping) to put in order" : nil,
    ]
    return texts.compactMap { $0 }
  }

  private var others: [LocalizableText] {
    let (held, waived) = (accepted.held, accepted.waived)
    let texts: [LocalizableText?] = [
      missing.count == 0 ? nil : missing.localizableText,
      count(of: .review).map { "\($0) for a person to decide" },
      waived > 0 ? "\(waived) waived" : nil,
      held > 0 ? "\(held) in the baseline" : nil,
      count(of: .exempt).map { "\($0) exempt" },
    ]
    return texts.compactMap { $0 }
  }

  /// Nil for what doesn't occur.
  private func count(of outcome: Outcome) -> Int? {
    outcomes[outcome] > 0 ? outcomes[outcome] : nil
  }
}

/// What people accepted, not Apple.
struct AcceptedCount: Sendable {
  /// By waivers, and by a baseline.
  private(set) var waived = 0
  private(set) var held = 0
  /// How many of all App Review would likely refuse.
  private(set) var refusals = 0

  var count: Int { waived + held }

  fileprivate mutating func add(_ fault: Fault) {
    switch fault.first.acceptance {
    case .waiver: waived += 1
    case .baseline: held += 1
    case nil: return
    }
    if fault.urgency.isLikelyRefusal { refusals += 1 }
  }

  /// `39 accepted findings, 17 of which App Review would likely refuse`; nil without any.
  var localizableText: LocalizableText? {
    guard count > 0 else { return nil }
    let accepted: LocalizableText = .counted(
      count,
      one: "\(count) accepted finding",
      other: "\(count) accepted findings"
    )
    if refusals == 0 { return accepted }
    if count == 1 { return "\(accepted), which App Review would likely refuse" }
    return .counted(
      refusals,
      one: "\(accepted), \(refusals) of which App Review would likely refuse",
      other: "\(accepted), \(refusals) of which App Review would likely refuse"
    )
  }
}

/// How many facts are missing, of how many sections: the same number wherever people read it.
struct MissingFactCount: Sendable {
  private(set) var count = 0
  private var sections = 0
  /// What only rules need that don't count.
  private(set) var further = 0

  init() {}

  init(_ questions: Questions) {
    add(questions)
  }

  mutating func add(_ questions: Questions) {
    count += questions.count
    sections += questions.sectionCount
    further += questions.furtherCount
  }

  /// `33 facts are missing in 7 sections`.
  var localizableText: LocalizableText {
    let facts: LocalizableText = .counted(
      count,
      one: "\(count) fact is missing",
      other: "\(count) facts are missing"
    )
    let sections: LocalizableText = .counted(
      sections,
      one: "\(sections) section",
      other: "\(sections) sections"
    )
    return "\(facts) in \(sections)"
  }

  /// How many facts are missing that are asked for only when rules of lower severity count.
  var furtherText: LocalizableText {
    .counted(
      further,
      one: """
        one more fact is missing that only rules of lower severity need (--fail-on note asks for it)
        """,
      other: """
        \(further) more facts are missing that only rules of lower severity need \
        (--fail-on note asks for them)
        """
    )
  }
}
