internal import Diagnostics
package import Localization
package import Rules

/// A rule that looks at the description's own housekeeping; the program knows it without a file.
package struct ProgramRule: Hashable, Sendable {
  package static let topic = "description"
  package static let guidelines = ["reviewlint/description"]

  /// What of a description a rule looks at.
  enum Subject {
    case date
    case waivers
    case decisions
    case open
    case baseline
  }

  package let id: String
  let subject: Subject
  package let severity: Severity
  private let title: Message
  private let why: Message
  private let fix: Message

  private init(
    _ id: String,
    about subject: Subject,
    _ severity: Severity,
    title: Message,
    why: Message,
    fix: Message
  ) {
    self.id = id
    self.subject = subject
    self.title = title
    self.severity = severity
    self.why = why
    self.fix = fix
  }

  /// Its texts in a language, which are English where it has none.
  package func texts(in language: Language) -> (title: String, why: String, fix: String) {
    let texts = language.rules[id]
    return (
      texts?.title.text ?? language(title), texts?.why.text ?? language(why),
      texts?.fix.text ?? language(fix)
    )
  }

  package static let submissionDatePast = ProgramRule(
    "submission-date-past",
    about: .date,
    .error,
    title: .ruleSubmissionDatePastTitle,
    why: .ruleSubmissionDatePastWhy,
    fix: .ruleSubmissionDatePastFix
  )

  package static let waiverExpired = ProgramRule(
    "waiver-expired",
    about: .waivers,
    .error,
    title: .ruleWaiverExpiredTitle,
    why: .ruleWaiverExpiredWhy,
    fix: .ruleWaiverExpiredFix
  )

  package static let waiverUnknownRule = ProgramRule(
    "waiver-unknown-rule",
    about: .waivers,
    .error,
    title: .ruleWaiverUnknownRuleTitle,
    why: .ruleWaiverUnknownRuleWhy,
    fix: .ruleWaiverUnknownRuleFix
  )

  package static let waiverUnused = ProgramRule(
    "waiver-unused",
    about: .waivers,
    .warning,
    title: .ruleWaiverUnusedTitle,
    why: .ruleWaiverUnusedWhy,
    fix: .ruleWaiverUnusedFix
  )

  package static let decisionLapsed = ProgramRule(
    "decision-lapsed",
    about: .decisions,
    .warning,
    title: .ruleDecisionLapsedTitle,
    why: .ruleDecisionLapsedWhy,
    fix: .ruleDecisionLapsedFix
  )

  package static let decisionUnused = ProgramRule(
    "decision-unused",
    about: .decisions,
    .warning,
    title: .ruleDecisionUnusedTitle,
    why: .ruleDecisionUnusedWhy,
    fix: .ruleDecisionUnusedFix
  )

  package static let decisionNotApproved = ProgramRule(
    "decision-not-approved",
    about: .decisions,
    .warning,
    title: .ruleDecisionNotApprovedTitle,
    why: .ruleDecisionNotApprovedWhy,
    fix: .ruleDecisionNotApprovedFix
  )

  package static let openQuestionOverdue = ProgramRule(
    "open-question-overdue",
    about: .open,
    .error,
    title: .ruleOpenQuestionOverdueTitle,
    why: .ruleOpenQuestionOverdueWhy,
    fix: .ruleOpenQuestionOverdueFix
  )

  package static let openQuestionNew = ProgramRule(
    "open-question-new",
    about: .baseline,
    .error,
    title: .ruleOpenQuestionNewTitle,
    why: .ruleOpenQuestionNewWhy,
    fix: .ruleOpenQuestionNewFix
  )

  package static let baselineStale = ProgramRule(
    "baseline-stale",
    about: .baseline,
    .warning,
    title: .ruleBaselineStaleTitle,
    why: .ruleBaselineStaleWhy,
    fix: .ruleBaselineStaleFix
  )

  package static let all = [
    submissionDatePast, baselineStale, waiverExpired, waiverUnknownRule, waiverUnused,
    decisionLapsed, decisionUnused, decisionNotApproved, openQuestionOverdue,
    openQuestionNew,
  ]
}
