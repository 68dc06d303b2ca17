internal import Diagnostics
package import Rules

/// One entry of the results: what a rule has to say about one place.
package struct Finding: Sendable {
  /// A second place that belongs to the finding.
  package struct Related: Hashable, Sendable {
    package let location: Location
    package let note: String
  }

  /// Who accepted a finding.
  package enum Acceptance: Hashable, Sendable {
    case waiver(reason: String, approvedBy: String, until: String)
    case baseline
  }

  package let rule: String
  package let title: String
  package var outcome: Outcome
  package let severity: Severity
  /// Who can put it right.
  package let owner: Owner
  package let guidelines: [String]
  /// The guidelines as a person would cite them: number and title.
  package let citations: [String]
  package let message: String
  /// What it says in English: that is the same in every language.
  package let identity: String
  /// What to do; empty where there is nothing to do.
  package let fix: String
  package let why: String
  package let location: Location
  package let related: [Related]
  /// What a picture of it shows beside the screen.
  package let marks: FindingMarks
  /// The paths of the absent facts, in the order of the description.
  package let missing: [String]
  package let fingerprint: String
  /// It is about the description itself: nobody can accept it.
  let isAboutDescription: Bool
  package var acceptance: Acceptance?
  /// It makes the exit status 1.
  package internal(set) var fails = false
}

extension Finding {
  /// What a rule of the program itself has found.
  init(
    _ rule: ProgramRule,
    of app: String,
    at location: Location,
    _ message: Wording,
    book: RuleBook
  ) {
    let translation = book.language.rules[rule.id]
    self.init(
      rule: rule.id,
      title: translation?.title.text ?? rule.title,
      outcome: .fail,
      severity: rule.severity,
      owner: .code,
      guidelines: ProgramRule.guidelines,
      citations: ProgramRule.guidelines.map(book.citation),
      message: Statement(message, in: book.language).text,
      identity: message.text,
      fix: translation?.fix.text ?? rule.fix,
      why: translation?.why.text ?? rule.why,
      location: location,
      related: [],
      marks: FindingMarks(),
      missing: [],
      fingerprint: Self.fingerprint(rule.id, of: app, at: location.path, message.text),
      isAboutDescription: true
    )
  }

  /// The same for the same finding, whatever its line or language.
  static func fingerprint(
    _ rule: String,
    of app: String,
    at path: String,
    _ message: String
  ) -> String {
    Fingerprint(of: rule, app, path, message).hexadecimal
  }

  /// By place, then by rule.
  static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    let start = one.location.range.bytes.lowerBound
    let otherStart = other.location.range.bytes.lowerBound
    if start != otherStart { return start < otherStart }
    return (one.location.path, one.rule, one.identity)
      < (other.location.path, other.rule, other.identity)
  }
}
