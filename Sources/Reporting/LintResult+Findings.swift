internal import Linting

extension LintResult {
  /// The findings of an outcome, what matters most first, then by place.
  func findings(_ outcome: Outcome) -> [Finding] {
    findings.filter { $0.outcome == outcome }.inOrderOfUrgency
  }
}
