/// How much a rule matters.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  case error
  case warning
  case note

  /// What matters less is less.
  package static func < (one: Severity, other: Severity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
