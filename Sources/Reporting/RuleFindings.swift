internal import Linting

/// What one rule has to say about one description, or about one of its screens.
struct RuleFindings {
  let outcome: Outcome
  private let findings: [Finding]

  /// Without a finding the rule has come to another outcome.
  init(of findings: [Finding], otherwise outcome: Outcome) {
    self.findings = findings
    self.outcome = findings.map(\.outcome).min() ?? outcome
  }

  /// Those that make the outcome what it is.
  var worst: [Finding] { findings.filter { $0.outcome == outcome } }

  /// What of it belongs to a screen on which the rule came to an outcome.
  ///
  /// What points to a place outside the screens belongs to each of them, and so does what a rule
  /// says only once: what is missing, and why it doesn't count.
  func on(_ screen: ScreenOutcomes.Screen, outcome: Outcome) -> RuleFindings {
    let own = findings.filter { $0.belongs(to: outcome) && $0.location.path.lies(in: screen.path) }
    if !own.isEmpty { return RuleFindings(of: own, otherwise: outcome) }
    let isSaidOnce = outcome == .incomplete || outcome == .exempt
    let others = findings.filter {
      $0.belongs(to: outcome) && (isSaidOnce || !$0.location.path.lies(in: "screens"))
    }
    return RuleFindings(of: others, otherwise: outcome)
  }
}

extension Finding {
  /// Whether it can be what a rule came to, before anybody accepted it.
  fileprivate func belongs(to original: Outcome) -> Bool {
    if outcome == .waived { return original == .fail || original == .review }
    return outcome == original
  }
}

extension String {
  /// Whether the path leads to the other or into it.
  fileprivate func lies(in outer: String) -> Bool {
    guard hasPrefix(outer) else { return false }
    return dropFirst(outer.count).first.map { $0 == "." || $0 == "[" } ?? true
  }
}
