/// How much a find says.
package enum Strength: String, Sendable, CaseIterable, Comparable {
  /// It is so.
  case proves
  /// It was so in most projects that were counted; two independent ones prove a login.
  case likely
  /// It may as well mean something else.
  case hint

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .likely: 1
    case .proves: 2
    }
  }
}
