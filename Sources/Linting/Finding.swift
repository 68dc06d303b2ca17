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
  package let guidelines: [String]
  /// The guidelines as a person would cite them: number and title.
  package let citations: [String]
  package let message: String
  /// What to do; empty where there is nothing to do.
  package let fix: String
  package let why: String
  package let location: Location
  package let related: [Related]
  /// The paths of the absent facts, in the order of the description.
  package let missing: [String]
  package let fingerprint: String
  package var acceptance: Acceptance?
}
