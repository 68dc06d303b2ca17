/// A baseline beside what a run has found.
package struct BaselineReview: Sendable {
  private let baseline: Baseline
  /// The linter that each app's descriptions were first given to.
  private var linters: [String: Linter] = [:]
  /// Everything that could be held, accepted or not.
  private var found: Set<Baseline.Entry> = []
  /// What a new baseline would hold.
  private var current: Set<Baseline.Entry> = []

  package init(_ baseline: Baseline) {
    self.baseline = baseline
  }

  /// Takes a description's result into account.
  package mutating func add(_ result: LintResult, by linter: Linter) {
    if linters[result.app] == nil { linters[result.app] = linter }
    for finding in result.findings where !finding.isAboutDescription {
      let entry = Baseline.Entry(finding, of: result.app)
      switch finding.outcome {
      case .fail, .review:
        found.insert(entry)
        current.insert(entry)
      case .waived:
        found.insert(entry)
        if finding.acceptance == .baseline { current.insert(entry) }
      case .incomplete, .exempt, .pass, .notApplicable: break
      }
    }
  }

  /// What the baseline holds of an app, and the run no longer found.
  package func staleEntries(of app: String) -> [Baseline.Entry] {
    baseline.orderedEntries.filter { entry in
      entry.app == app && isLookedAt(entry) && !found.contains(entry)
    }
  }

  /// A baseline of what was found, and of what the run didn't look at.
  package var renewed: Baseline {
    Baseline(current.union(baseline.entries.filter { !isLookedAt($0) }))
  }

  private func isLookedAt(_ entry: Baseline.Entry) -> Bool {
    linters[entry.app]?.looksAt(entry.rule) ?? false
  }
}
