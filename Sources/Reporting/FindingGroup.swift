internal import Linting

/// What a rule finds at the same place of several screens: to a reader, one finding.
struct FindingGroup {
  let first: Finding
  fileprivate(set) var others: [Finding] = []

  /// In the order of the first of each.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var numbers: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let key, let number = numbers[key] {
        groups[number].others.append(finding)
      } else {
        if let key { numbers[key] = groups.count }
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// What findings have in common that differ in nothing but the screen.
  private struct Key: Hashable {
    let rule: String
    let outcome: Outcome
    let fix: String
    let acceptance: Finding.Acceptance?
    /// The place on its screen.
    let place: Substring

    /// Nil where it isn't about a screen.
    init?(_ finding: Finding) {
      guard let place = finding.placeOnScreen else { return nil }
      rule = finding.rule
      outcome = finding.outcome
      fix = finding.fix
      acceptance = finding.acceptance
      self.place = place
    }
  }
}

extension Finding {
  /// Where on its screen it is: the same for the same place of another; nil off the screens.
  var placeOnScreen: Substring? {
    let path = location.path
    return path.hasPrefix("screens[") ? path.drop { $0 != "]" } : nil
  }
}
