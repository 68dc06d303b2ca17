internal import Linting
internal import Rules

/// What one rule found in many descriptions, where it says the same about all of them.
struct FindingGroup {
  /// In the order of the descriptions.
  private(set) var findings: [Finding]

  /// Any of the findings; what they have in common is read from it.
  let example: Finding

  private init(_ finding: Finding) {
    example = finding
    findings = [finding]
  }

  /// What makes findings belong together.
  private struct Subject: Hashable {
    let rule: String
    let title: String
    let outcome: Outcome
    let severity: Severity
    let fix: String
    let acceptance: Finding.Acceptance?

    init(_ finding: Finding) {
      rule = finding.rule
      title = finding.title
      outcome = finding.outcome
      severity = finding.severity
      fix = finding.fix
      acceptance = finding.acceptance
    }
  }

  /// What asks for most attention first; of what asks for as much, what was found most often.
  ///
  /// Missing facts are left out: they are asked for elsewhere.
  static func groups(of results: [LintResult]) -> [FindingGroup] {
    var places: [Subject: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in results.flatMap(\.findings) where finding.outcome != .incomplete {
      let subject = Subject(finding)
      if let place = places[subject] {
        groups[place].findings.append(finding)
      } else {
        places[subject] = groups.count
        groups.append(FindingGroup(finding))
      }
    }
    return groups.stablySorted { one, other in
      let (first, second) = (one.example, other.example)
      return (first.outcome, second.severity, other.findings.count)
        < (second.outcome, first.severity, one.findings.count)
    }
  }
}
