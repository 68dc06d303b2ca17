internal import Linting

/// How often a rule came to which outcome.
struct RuleTally {
  let rule: String
  private(set) var counts = Counts()

  /// In the order of their ids.
  static func tallies(of results: [LintResult]) -> [RuleTally] {
    var counts: [String: Counts] = [:]
    for result in results {
      for finding in result.findings { counts[finding.rule, default: Counts()].add(finding) }
      for rule in result.passed { counts[rule, default: Counts()].add(.pass, 1) }
      for rule in result.notApplicable { counts[rule, default: Counts()].add(.notApplicable, 1) }
    }
    return counts.sorted { $0.key < $1.key }.map { RuleTally(rule: $0.key, counts: $0.value) }
  }
}
