internal import Diagnostics
internal import Linting
internal import Rules

/// How often each outcome occurs, in words.
struct Counts: Sendable {
  private var outcomes = OutcomeCounts()
  private var failed: [Severity: Int] = [:]
  private(set) var missing = MissingFactCount()

  init() {}

  init(of result: LintResult) {
    add(result)
  }

  mutating func add(_ result: LintResult) {
    missing.add(result.questions)
    addOutcomes(of: result)
  }

  /// Counts without what is missing, which takes longer to find out.
  mutating func addOutcomes(of result: LintResult) {
    for finding in result.findings { add(finding) }
    add(.pass, result.quiet.count(of: .pass))
    add(.notApplicable, result.quiet.count(of: .notApplicable))
  }

  mutating func add(_ finding: Finding) {
    add(finding.outcome, 1)
    if finding.outcome == .fail { failed[finding.severity, default: 0] += 1 }
  }

  mutating func add(_ outcome: Outcome, _ count: Int) {
    outcomes[outcome] += count
  }

  subscript(outcome: Outcome) -> Int { outcomes[outcome] }

  /// How often rules of a severity failed.
  func failures(_ severity: Severity) -> Int { failed[severity] ?? 0 }

  /// `13 errors, 2 warnings, 1 for a person to decide, 40 passed, 22 not applicable`.
  var localizableText: LocalizableText {
    let passed = outcomes[.pass]
    let notApplicable = outcomes[.notApplicable]
    let rest: LocalizableText = "\(passed) passed, \(notApplicable) not applicable"
    return (failures + others + [rest]).inOneLine
  }

  /// Every outcome that occurs: `2 errors, 40 passed, 22 not applicable`.
  var occurring: LocalizableText {
    let rest: [LocalizableText?] = [
      count(of: .pass).map { "\($0) passed" },
      count(of: .notApplicable).map { "\($0) not applicable" },
    ]
    return (failures + others + rest.compactMap { $0 }).inOneLine
  }

  /// What failed, the worst first.
  var failures: [LocalizableText] {
    let texts: [LocalizableText?] = [
      failed[.error].map { .counted($0, one: "\($0) error", other: "\($0) errors") },
      failed[.warning].map { .counted($0, one: "\($0) warning", other: "\($0) warnings") },
      failed[.note].map { .counted($0, one: "\($0) note", other: "\($0) notes") },
    ]
    return texts.compactMap { $0 }
  }

  private var others: [LocalizableText] {
    let texts: [LocalizableText?] = [
      missing.count == 0 ? nil : missing.localizableText,
      count(of: .review).map { "\($0) for a person to decide" },
      count(of: .waived).map { "\($0) waived" },
      count(of: .exempt).map { "\($0) exempt" },
    ]
    return texts.compactMap { $0 }
  }

  /// Nil for what doesn't occur.
  private func count(of outcome: Outcome) -> Int? {
    outcomes[outcome] > 0 ? outcomes[outcome] : nil
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
