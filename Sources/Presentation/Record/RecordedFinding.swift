package import Diagnostics
package import Engine
package import Model
package import Rules

package typealias RecordedFault = FaultGroup<RecordedFinding>

/// An entry of a report's results, with what is said of its rule.
package struct RecordedFinding: PresentedFinding {
  package let entry: RunRecord.Entry
  package let texts: RunRecord.RuleTexts

  package var rule: String { entry.rule }
  package var outcome: Outcome { entry.outcome }
  package var severity: Severity { entry.severity }
  package var owner: Owner { texts.owner }
  package var concern: Concern { texts.concern }
  /// Of what was accepted, a report doesn't say what it was before.
  package var isLikelyRefusal: Bool {
    outcome == .fail && severity == .error && concern == .apple
  }
  package var refusals: KnownRefusals { texts.refusals }
  package var acceptanceKind: RunRecord.AcceptanceKind? { entry.acceptance }
  package var place: String { entry.path }
  package var fix: String { entry.fix }
  /// A report has no other names of screens than their ids.
  package var screenName: Message? {
    place.hasPrefix("screens[") ? .verbatim(String(place.prefix { $0 != "]" }) + "]") : nil
  }
  package var fingerprintDigits: String { entry.fingerprint }

  package var acceptanceText: String {
    let said = [
      entry.reason, entry.approvedBy, entry.until, entry.because, entry.decidedBy, entry.decidedOn,
    ]
    let text = said.compactMap(\.self).joined(separator: "\0")
    return entry.acceptance == .baseline ? "baseline" : text
  }
}

extension RunRecord.Description {
  /// What was found, grouped as of a run.
  package func faults(by texts: RunRecord.Texts) -> [RecordedFault] {
    RecordedFault.all(
      of: results.map {
        RecordedFinding(
          entry: $0, texts: texts.rules[$0.rule] ?? RunRecord.RuleTexts(title: $0.rule))
      })
  }
}
