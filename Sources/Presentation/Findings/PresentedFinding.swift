package import Diagnostics
package import Engine
internal import Model
package import Rules

/// A finding of a run, or one that a report says of a run before.
package protocol PresentedFinding: Sendable {
  var rule: String { get }
  var outcome: Outcome { get }
  var severity: Severity { get }
  var concern: Concern { get }
  /// Whether App Review would likely refuse the app for it, also where somebody has accepted it.
  var isLikelyRefusal: Bool { get }
  var refusals: KnownRefusals { get }
  var acceptanceKind: RunRecord.AcceptanceKind? { get }
  /// Who accepted or decided it, and why: what was accepted otherwise is another fault.
  var acceptanceText: String { get }
  /// Where it is, as the description's places are named.
  var place: String { get }
  /// What to do; empty where there is nothing to do.
  var fix: String { get }
  /// What people call the screen that it is on; nil where it is on none.
  var screenName: Message? { get }
  var fingerprintDigits: String { get }
}

extension Finding: PresentedFinding {
  package var place: String { location.path }
  package var screenName: Message? { screen?.caption }
  package var fingerprintDigits: String { fingerprint.hexadecimal }

  package var acceptanceKind: RunRecord.AcceptanceKind? {
    switch acceptance {
    case .waiver: .waiver
    case .baseline: .baseline
    case .decision: .decision
    case nil: nil
    }
  }

  package var acceptanceText: String {
    switch acceptance {
    case .waiver(let reason, let approvedBy, let until): "\(reason)\0\(approvedBy)\0\(until)"
    case .baseline: "baseline"
    case .decision(let because, let by, let on, _): "\(because)\0\(by)\0\(on)"
    case nil: ""
    }
  }
}
