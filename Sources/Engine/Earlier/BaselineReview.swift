internal import Model
internal import Rules

/// A baseline beside what a run has found: accepts what it holds, one description after another.
package struct BaselineReview: Sendable {
  /// How a baseline changes with what was looked at.
  package struct Renewal: Sendable {
    package let baseline: Baseline
    package let kept: Int
    package let added: Int
    package let removed: Int
  }

  private var baseline: Baseline
  /// Whether it comes from outside of what is judged, so that it counts whatever is held.
  private let isFromOutside: Bool
  private let known: KnownApps
  /// What the baseline holds and nothing was accepted for so far.
  private var left: Set<Baseline.Entry>
  /// The baseline's apps that were looked at: as the run knows them, the linter that descriptions
  /// of each were first given to, and whether not all rules were asked: what else is open nobody
  /// knows then.
  private var seen: [AppIdentity: (app: AppIdentity, linter: Linter, isInPart: Bool)] = [:]
  /// The apps that are described no more.
  private var appsGone: Set<AppIdentity> = []
  /// What a new baseline would hold of what was looked at.
  private var current: Set<Baseline.Entry> = []
  /// How many findings it holds that are upheld all the same.
  package private(set) var setAside = 0

  package init(_ baseline: Baseline, isFromOutside: Bool = false) {
    self.baseline = baseline
    self.isFromOutside = isFromOutside
    known = KnownApps(baseline.entries.map(\.app))
    left = baseline.entries
  }

  /// Whether the baseline has nothing of an app, and could hold what counts against it.
  package func couldTakeIn(_ result: LintResult) -> Bool {
    guard app(result.identity) == nil else { return false }
    return result.findings.contains { finding in
      finding.fails && finding.outcome == .fail && (isFromOutside || !finding.isUpheld)
        && (finding.canBeHeld || finding.rule == ProgramRule.openQuestionNew.id)
    }
  }

  /// As the baseline knows it; what it holds of an app is one description's.
  private func app(_ app: AppIdentity) -> AppIdentity? {
    known.app(app).flatMap { [nil, app.alone].contains(seen[$0]?.app) ? $0 : nil }
  }

  /// Takes a description's result into account; the answer is what is left of it.
  package mutating func accept(_ result: LintResult, by linter: Linter) -> LintResult {
    let app = app(result.identity) ?? result.identity.alone
    if seen[app] == nil {
      seen[app] = (result.identity.alone, linter, false)
      renameRules(of: app, by: linter.book)
    }
    var result = result
    // What failed comes first: it must not lack what is accepted because something milder took it.
    for outcome in [Outcome.fail, .review, .decided, .waived] {
      for number in result.findings.indices
      where result.findings[number].outcome == outcome && result.findings[number].canBeHeld {
        guard take(result.findings[number], of: app) else { continue }
        if result.findings[number].isUpheld, !isFromOutside {
          setAside += 1
          continue
        }
        result.findings[number].outcome = .waived
        result.findings[number].acceptance = .baseline
      }
    }
    if !baseline.entries.isEmpty { result.judge() }
    if result.rulesAsked.isPart { seen[app]?.isInPart = true }
    return linter.noting(newQuestions: newQuestions(of: result, as: app), in: result)
  }

  /// Notes the apps that weren't looked at because their descriptions are gone; the answer is where
  /// those were.
  package mutating func noteGone(_ isGone: (_ file: String) -> Bool) -> [String] {
    let unseen = Set(baseline.entries.map(\.app)).filter { seen[$0] == nil }
    appsGone = unseen.filter { isGone($0.file) }
    return appsGone.map(\.place).sorted()
  }

  /// Rules are called there as they were when it was written.
  private mutating func renameRules(of app: AppIdentity, by book: RuleBook) {
    guard book.hasAliases else { return }
    for entry in baseline.entries where entry.app == app {
      let id = book.currentID(of: entry.rule)
      guard id != entry.rule, baseline.entries.remove(entry) != nil else { continue }
      baseline.entries.insert(entry.with(rule: id))
      left.remove(entry)
      left.insert(entry.with(rule: id))
    }
  }

  /// The open questions that the baseline doesn't hold, where only these count.
  private mutating func newQuestions(of result: LintResult, as app: AppIdentity) -> [Path] {
    if !result.rulesAsked.isPart {
      let left = accepted(result).questions.plan.flatMap(\.paths)
      current.formUnion(
        left.map { Baseline.Entry(app: result.identity, question: $0.description) })
    }
    let open = result.questions.plan.flatMap(\.paths).filter { path in
      !take(Baseline.Entry(app: app, question: path.description)) && !follows(path, in: app)
    }
    return baseline.holdsQuestions && result.policy.allowsIncomplete ? open : []
  }

  /// The result beside a new baseline: what only asks because of a finding that this holds is asked
  /// no more.
  private func accepted(_ result: LintResult) -> LintResult {
    var result = result
    for number in result.findings.indices {
      let finding = result.findings[number]
      guard [.fail, .review].contains(finding.outcome), finding.canBeHeld,
        isFromOutside || !finding.isUpheld
      else { continue }
      result.findings[number].outcome = .waived
    }
    return result
  }

  /// Whether all that it is part of was open: then an answer to that brought it up, and none was
  /// taken back.
  private func follows(_ path: Path, in app: AppIdentity) -> Bool {
    path.components.indices.contains { end in
      let whole = Path(Array(path.components[..<end]))
      return baseline.entries.contains(Baseline.Entry(app: app, question: whole.description))
    }
  }

  /// Takes what the baseline holds of a finding; false where that isn't all of it, or where somebody
  /// has accepted it otherwise.
  private mutating func take(_ finding: Finding, of app: AppIdentity) -> Bool {
    switch finding.outcome {
    case .fail, .review:
      let entries = finding.entries(as: finding.outcome)
      current.formUnion(entries)
      let isReview = finding.outcome == .review
      let areHeld = entries.map { $0.with(app: app) }
        .map { take($0) || isReview && left.remove($0.asFailure) != nil }
      return areHeld.allSatisfy(\.self)
    default:
      for outcome in [Outcome.fail, .review] {
        for entry in finding.entries(as: outcome) { _ = take(entry.with(app: app)) }
      }
      return false
    }
  }

  private mutating func take(_ entry: Baseline.Entry) -> Bool {
    left.remove(entry)
    return baseline.entries.contains(entry)
  }

  /// What the baseline holds of an app, and the run no longer found.
  package func staleEntries(of app: AppIdentity) -> [Baseline.Entry] {
    let app = self.app(app)
    return Baseline(left.filter { $0.app == app && isLookedAt($0) }).orderedEntries
  }

  /// A baseline of what was found, and of what the run didn't look at.
  package var renewal: Renewal {
    let unseen = baseline.entries.filter { !isLookedAt($0) }
    let old = Set(baseline.entries.map { $0.with(app: seen[$0.app]?.app) })
    let new = current.union(unseen.map { $0.with(app: seen[$0.app]?.app) })
    let isWhole = !seen.values.contains { $0.isInPart }
    return Renewal(
      baseline: Baseline(new, holdsQuestions: baseline.holdsQuestions || isWhole),
      kept: old.intersection(new).count, added: new.subtracting(old).count,
      removed: old.subtracting(new).count)
  }

  private func isLookedAt(_ entry: Baseline.Entry) -> Bool {
    if appsGone.contains(entry.app) { return true }
    guard let (_, linter, isInPart) = seen[entry.app] else { return false }
    return linter.looksAt(entry.rule) && !(entry.content == .question && isInPart)
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
