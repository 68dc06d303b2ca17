package import Diagnostics
package import Localization

/// A rule that looks at the description's own housekeeping; the program knows it without a file.
package struct ProgramRule: Hashable, Sendable {
  package static let topic = "description"
  package static let guidelines = ["reviewlint/description"]

  /// What of a description a rule looks at.
  enum Subject {
    case date, waivers, decisions, open, baseline
  }

  package let id: String
  let subject: Subject
  package let severity: Severity
  private let title: Message
  private let why: Message
  private let fix: Message

  /// Its texts in a language, which are English where it has none.
  package func texts(in language: Language) -> (title: String, why: String, fix: String) {
    let texts = language.rules[id]
    return (
      texts?["title"]?.text ?? language(title), texts?["why"]?.text ?? language(why),
      texts?["fix"]?.text ?? language(fix)
    )
  }

  package static let submissionDatePast = ProgramRule(
    id: "submission-date-past", subject: .date, severity: .error,
    title: "The day of submission is not long past",
    why: """
      The day picks the edition of the guidelines; an old one asks for less than Apple does \
      now.
      """,
    fix: "Write the day on which the app will be submitted, or leave the date out."
  )

  package static let waiverExpired = ProgramRule(
    id: "waiver-expired", subject: .waivers, severity: .error, title: "Every waiver still counts",
    why: "A finding was accepted until a day that has passed.",
    fix: "Mend what the waiver covers, or have it approved again with a later day.")

  package static let waiverUnknownRule = ProgramRule(
    id: "waiver-unknown-rule", subject: .waivers, severity: .error,
    title: "Every waiver names a rule that exists",
    why: "A waiver for a rule that doesn't exist covers nothing.",
    fix: "Name the rule as the findings do, or take the waiver out.")

  package static let waiverUnused = ProgramRule(
    id: "waiver-unused", subject: .waivers, severity: .warning,
    title: "Every waiver covers a finding",
    why: "A waiver that covers nothing would cover a later fault in silence.",
    fix: "Take the waiver out.")

  package static let decisionLapsed = ProgramRule(
    id: "decision-lapsed", subject: .decisions, severity: .warning,
    title: "Every decision rests on what is described",
    why: "A person decided about facts that have changed since, or until a day that has passed.",
    fix: "Have it decided again, with the mark of the facts as they are now.")

  package static let decisionUnused = ProgramRule(
    id: "decision-unused", subject: .decisions, severity: .warning,
    title: "Every decision answers a question",
    why: "A decision that answers nothing would answer a later question in silence.",
    fix: "Take the decision out.")

  package static let decisionNotApproved = ProgramRule(
    id: "decision-not-approved", subject: .decisions, severity: .warning,
    title: "Every decision is by somebody who may decide",
    why: "Only those whom a file of rules names as approvers decide about what it holds.",
    fix: "Have one of them decide it.")

  package static let openQuestionOverdue = ProgramRule(
    id: "open-question-overdue", subject: .open, severity: .error,
    title: "Whoever took a question on has answered it in time",
    why: "Somebody wanted to find it out until a day that has passed.",
    fix: "Write what is true, or agree on a later day.")

  package static let openQuestionNew = ProgramRule(
    id: "open-question-new", subject: .baseline, severity: .error,
    title: "No question is open that the baseline doesn't hold",
    why: "What is once known stays known: questions may only become fewer.",
    fix: "Write what is true; what nobody can know yet, write into the baseline anew.")

  package static let baselineStale = ProgramRule(
    id: "baseline-stale", subject: .baseline, severity: .warning,
    title: "The baseline holds only what is still found",
    why: "An entry without a finding would accept the fault in silence if it came back.",
    fix: "Write the baseline anew with --write-baseline.")

  package static let all = [
    submissionDatePast, baselineStale, waiverExpired, waiverUnknownRule, waiverUnused,
    decisionLapsed, decisionUnused, decisionNotApproved, openQuestionOverdue, openQuestionNew,
  ]
}
