package import Diagnostics
package import Expressions
internal import Model

/// The last day of what somebody let be.
package enum Ending {
  /// So many days before, those who have to do something about it are told: two weeks, which a team
  /// can still plan.
  static let notice: Int64 = 14

  /// What there is to say of it on a day; nil where its end is far away, or has passed.
  package static func message(
    of what: String, on last: Timestamp, asOf day: Timestamp
  ) -> Message? {
    let days = (last.seconds - day.seconds) / 86_400
    guard (0...notice).contains(days) else { return nil }
    return Message(.endsSoon, count: Int(days), Int(days), last.day, what)
  }
}

extension RuleBook {
  /// What ends soon of what files say, on a day of checking.
  package func endings(asOf day: Timestamp) -> [Diagnostic] {
    let ends = packs.compactMap(\.end) + changeEnds
    return ends.compactMap { what, last, range in
      Ending.message(of: what, on: last, asOf: day).map {
        Diagnostic($0, at: range, severity: .note)
      }
    }
  }
}
