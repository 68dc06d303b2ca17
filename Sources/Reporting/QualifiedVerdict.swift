internal import Diagnostics
internal import Linting
internal import Rules

/// A verdict with what it rests on: part of the rules, accepted findings, rules that were changed.
struct QualifiedVerdict {
  let verdict: Verdict
  /// Nil where all rules were asked.
  let partial: RulesAsked?
  /// Findings that a waiver or a baseline holds.
  private let accepted: Int
  /// How often the rules were made milder.
  private let changes: Int

  init(_ run: RunResult) {
    verdict = run.verdict
    partial = run.partial
    accepted = run.summary[.waived]
    changes = run.setup.ruleChanges
  }

  /// The verdict on one description of a run.
  init(_ result: LintResult, in setup: RunSetup) {
    verdict = result.verdict
    partial = result.rulesAsked.isPart ? result.rulesAsked : nil
    accepted = result.findings.count { $0.outcome == .waived }
    changes = setup.ruleChanges
  }

  /// Whether it would be a yes if every rule had been asked.
  var isPart: Bool { verdict == .compliant && partial != nil }

  /// A part is not the whole: `6 of 81 rules were asked: no verdict on submission`.
  var partText: LocalizableText? {
    guard isPart, let partial else { return nil }
    let (asked, all) = (partial.asked, partial.all)
    return .counted(
      asked,
      one: "\(asked) of \(all) rules was asked: no verdict on submission",
      other: "\(asked) of \(all) rules were asked: no verdict on submission"
    )
  }

  /// What a yes leaves out: `39 accepted findings and 2 changes to the rules`.
  var exceptions: LocalizableText? {
    guard verdict == .compliant else { return nil }
    let held = LocalizableText.counted(
      accepted,
      one: "\(accepted) accepted finding",
      other: "\(accepted) accepted findings"
    )
    let changed = LocalizableText.counted(
      changes,
      one: "\(changes) change to the rules",
      other: "\(changes) changes to the rules"
    )
    switch (accepted, changes) {
    case (0, 0): return nil
    case (_, 0): return held
    case (0, _): return changed
    default: return "\(held) and \(changed)"
    }
  }

  /// The verdict in a word or two.
  var word: LocalizableText {
    if isPart { return "only in part" }
    return exceptions == nil ? verdict.word : "compliant with exceptions"
  }
}

extension RunSetup {
  /// How often rules were changed without being left out.
  fileprivate var ruleChanges: Int {
    relaxations.count { relaxation in
      switch relaxation.kind {
      case .ruleMilder, .parameterChanged, .rulesReplaced, .entryReplaced, .editionAdded: true
      case .ruleOff, .ruleLeftOut, .selection, .failOn, .incompleteAllowed, .baseline, .waiver:
        false
      }
    }
  }
}
