internal import Expressions
internal import Model

/// Where the findings of some rules lie, so that what people said of a rule at a place, or of a rule
/// anywhere, comes upon those that it is about without looking at all the others.
struct FindingIndex {
  private struct Key: Hashable {
    let rule: String
    let place: Place?
  }

  private var numbers: [Key: [Int]] = [:]

  init(of findings: [Finding], by rules: Set<String>, in places: PlaceTable) {
    guard !rules.isEmpty else { return }
    for (number, finding) in findings.enumerated() where rules.contains(finding.rule) {
      for place in [nil] + places.around(finding.place) {
        numbers[Key(rule: finding.rule, place: place), default: []].append(number)
      }
    }
  }

  /// The numbers of a rule's findings at a place or in it, in their order; without one, of all.
  func findings(of rule: String, at place: Place?) -> [Int] {
    numbers[Key(rule: rule, place: place)] ?? []
  }
}
