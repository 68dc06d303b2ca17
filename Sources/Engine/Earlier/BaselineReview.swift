internal import Model
internal import Rules

/// A baseline beside what a run has found: accepts what it holds, one description after another.
package struct BaselineReview: Sendable {
  private var baseline: Baseline
  /// What the baseline holds and nothing was accepted for so far.
  private var left: [Baseline.Entry: Int]
  /// The linter that each app's descriptions were first given to.
  private var linters: [String: Linter] = [:]
  /// The apps of which not all rules were asked: what else is open nobody knows.
  private var appsInPart: Set<String> = []
  /// What a new baseline would hold of what was looked at.
  private var current = Baseline()

  package init(_ baseline: Baseline) {
    self.baseline = baseline
    left = baseline.counts
  }

  /// Takes a description's result into account; the answer is what is left of it.
  package mutating func accept(_ result: LintResult, by linter: Linter) -> LintResult {
    if linters[result.app] == nil {
      linters[result.app] = linter
      renameRules(of: result.app, by: linter.book)
    }
    var result = result
    // What failed comes first: it must not lack what is accepted because something milder took it.
    for outcome in [Outcome.fail, .review, .decided, .waived] {
      for number in result.findings.indices
      where result.findings[number].outcome == outcome && result.findings[number].canBeHeld {
        guard take(result.findings[number]), !result.findings[number].isUpheld else { continue }
        result.findings[number].outcome = .waived
        result.findings[number].acceptance = .baseline
      }
    }
    if !baseline.counts.isEmpty { result.judge() }
    if result.rulesAsked.isPart { appsInPart.insert(result.app) }
    return linter.noting(newQuestions: newQuestions(of: result), in: result)
  }

  /// Rules are called there as they were when it was written.
  private mutating func renameRules(of app: String, by book: RuleBook) {
    guard book.hasAliases else { return }
    for (entry, count) in baseline.counts where entry.app == app {
      let id = book.currentID(of: entry.rule)
      guard id != entry.rule else { continue }
      let renamed = Baseline.Entry(app: app, rule: id, path: entry.path, entry.content)
      baseline.replace(entry, by: renamed)
      left[entry] = nil
      left[renamed, default: 0] += count
    }
  }

  /// The open questions that the baseline doesn't hold, where only these count.
  private mutating func newQuestions(of result: LintResult) -> [Path] {
    let open = result.questions.plan.flatMap(\.paths).filter { path in
      let entry = Baseline.Entry(app: result.app, question: path.description)
      if !result.rulesAsked.isPart { current.add(entry) }
      return !takeOne(entry) && !follows(path, in: result.app)
    }
    return baseline.holdsQuestions && result.policy.allowsIncomplete ? open : []
  }

  /// Whether all that it is part of was open: then an answer to that brought it up, and none was
  /// taken back.
  private func follows(_ path: Path, in app: String) -> Bool {
    path.components.indices.contains { end in
      let whole = Path(Array(path.components[..<end]))
      return baseline.counts[Baseline.Entry(app: app, question: whole.description)] != nil
    }
  }

  /// Takes what the baseline holds of a finding; false where that isn't all of it, or where somebody
  /// has accepted it otherwise.
  private mutating func take(_ finding: Finding) -> Bool {
    switch finding.outcome {
    case .fail, .review:
      let entries = finding.entries(as: finding.outcome)
      for entry in entries { current.add(entry) }
      let isReview = finding.outcome == .review
      let areHeld = entries.map { takeOne($0) || isReview && takeOne($0.asFailure) }
      return areHeld.allSatisfy(\.self)
    default:
      for outcome in [Outcome.fail, .review] {
        for entry in finding.entries(as: outcome) { _ = takeOne(entry) }
      }
      return false
    }
  }

  private mutating func takeOne(_ entry: Baseline.Entry) -> Bool {
    guard let count = left[entry], count > 0 else { return false }
    left[entry] = count - 1
    return true
  }

  /// What the baseline holds of an app, and the run no longer found: each as often as it is gone.
  package func staleEntries(of app: String) -> [Baseline.Entry] {
    baseline.orderedEntries.filter { $0.app == app && isLookedAt($0) }.flatMap { entry in
      Array(repeating: entry, count: left[entry] ?? 0)
    }
  }

  /// A baseline of what was found, and of what the run didn't look at.
  package var renewed: Baseline {
    var renewed = current
    renewed.holdsQuestions = baseline.holdsQuestions || appsInPart.isEmpty
    for (entry, count) in baseline.counts where !isLookedAt(entry) {
      renewed.add(entry, count: count)
    }
    return renewed
  }

  private func isLookedAt(_ entry: Baseline.Entry) -> Bool {
    if entry.content == .question, appsInPart.contains(entry.app) { return false }
    return linters[entry.app]?.looksAt(entry.rule) ?? false
  }
}

extension Finding {
  /// What is undecided or about the description itself can't be accepted.
  fileprivate var canBeHeld: Bool { !isAboutDescription && acceptance != .baseline }
}

extension Baseline.Entry {
  /// The entry as a failure: what became milder is still accepted.
  fileprivate var asFailure: Baseline.Entry {
    guard case .finding(_, let key) = content else { return self }
    return Baseline.Entry(app: app, rule: rule, path: path, .finding(.fail, key: key))
  }
}
