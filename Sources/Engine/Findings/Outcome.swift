/// What a rule found out about one place.
package enum Outcome: String, CaseIterable, Sendable, Comparable {
  case fail
  case incomplete
  case review
  /// A person has answered what was left to one.
  case decided
  case waived
  case exempt
  case pass
  case notApplicable

  /// What asks for most attention comes first.
  package static func < (one: Outcome, other: Outcome) -> Bool {
    one.rank < other.rank
  }

  /// Which number it is of all of them, from 0.
  var rank: Int {
    switch self {
    case .fail: 0
    case .incomplete: 1
    case .review: 2
    case .decided: 3
    case .waived: 4
    case .exempt: 5
    case .pass: 6
    case .notApplicable: 7
    }
  }
}
