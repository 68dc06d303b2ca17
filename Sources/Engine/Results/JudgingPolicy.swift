package import Diagnostics

/// What counts against a description: the one place that decides it for verdicts, the exit status
/// and reports.
package struct JudgingPolicy: Sendable {
  /// The mildest severity that counts; nil: the exit status never depends on findings.
  package let failOn: Severity?
  /// A `review` counts as `incomplete`, and every severity counts.
  package let isStrict: Bool
  /// Missing facts make a verdict, but don't change the exit status.
  package let allowsIncomplete: Bool

  package init(failOn: Severity? = .error, isStrict: Bool = false, allowsIncomplete: Bool = false) {
    self.failOn = isStrict ? .note : failOn
    self.isStrict = isStrict
    self.allowsIncomplete = allowsIncomplete
  }

  /// What counts when both are to be satisfied: the milder never softens the stricter.
  package func combined(with other: JudgingPolicy) -> JudgingPolicy {
    let severities = [failOn, other.failOn].compactMap { $0 }
    return JudgingPolicy(
      failOn: severities.min(), isStrict: isStrict || other.isStrict,
      allowsIncomplete: allowsIncomplete && other.allowsIncomplete)
  }

  /// The mildest severity that makes a verdict.
  private var threshold: Severity { failOn ?? .error }

  package func counts(_ severity: Severity) -> Bool {
    severity >= threshold
  }

  /// Whether a finding makes the exit status 1.
  package func fails(_ finding: Finding) -> Bool {
    guard failOn != nil else { return false }
    switch verdict(on: finding) {
    case .compliant: return false
    case .incomplete: return !allowsIncomplete
    case .violations, .unjudged: return true
    }
  }

  /// How a description with these findings is judged.
  package func verdict(on findings: some Sequence<Finding>) -> Verdict {
    findings.reduce(.compliant) { max($0, verdict(on: $1)) }
  }

  func verdict(on finding: Finding) -> Verdict {
    guard counts(finding.severity) else { return .compliant }
    switch finding.outcome {
    case .fail: return .violations
    case .incomplete: return .incomplete
    case .review: return isStrict ? .incomplete : .compliant
    case .decided, .waived, .exempt, .pass, .notApplicable: return .compliant
    }
  }
}
