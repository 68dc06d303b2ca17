package import Engine

extension LintResult {
  /// What a rule comes to: one line for each entry, or `pass` or `notApplicable`.
  ///
  /// A finding is `outcome path: message`, what is undecided `incomplete: paths`.
  package func told(by rule: String = "small") -> [String] {
    let entries = findings.filter { $0.rule == rule }.map { finding in
      finding.outcome == .incomplete
        ? "incomplete: \(finding.missing.joined(separator: ", "))"
        : "\(finding.outcome) \(finding.location.path): \(finding.message)"
    }
    let passes = passed.filter { $0 == rule }.map { _ in "pass" }
    return entries + passes + notApplicable.filter { $0 == rule }.map { _ in "notApplicable" }
  }
}
