/// What a rule found out about one place.
package enum Outcome: String, CaseIterable, Sendable, Comparable {
  case fail
  case incomplete
  case review
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
    case .waived: 3
    case .exempt: 4
    case .pass: 5
    case .notApplicable: 6
    }
  }
}
