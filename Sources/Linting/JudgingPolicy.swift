package import Rules

/// What counts against a description.
package struct JudgingPolicy: Sendable {
  /// The mildest severity that counts; nil: the exit status never depends on findings.
  package let failOn: Severity?
  /// A `review` counts as `incomplete`, and every severity counts.
  package let isStrict: Bool

  package init(failOn: Severity? = .error, isStrict: Bool = false) {
    self.failOn = isStrict ? .note : failOn
    self.isStrict = isStrict
  }

  /// The mildest severity that makes a verdict.
  private var threshold: Severity { failOn ?? .error }

  package func counts(_ severity: Severity) -> Bool {
    severity >= threshold
  }

  /// How a description with these findings is judged.
  package func verdict(on findings: some Sequence<Finding>) -> Verdict {
    findings.reduce(.compliant) { max($0, verdict(on: $1)) }
  }

  private func verdict(on finding: Finding) -> Verdict {
    guard counts(finding.severity) else { return .compliant }
    switch finding.outcome {
    case .fail: return .violations
    case .incomplete: return .incomplete
    case .review: return isStrict ? .incomplete : .compliant
    case .waived, .exempt, .pass, .notApplicable: return .compliant
    }
  }
}
