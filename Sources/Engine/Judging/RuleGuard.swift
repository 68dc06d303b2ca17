package import Diagnostics
internal import Model
internal import Rules

/// Rules that hold whatever the files that are judged make of them: a policy's, or those that a file
/// locks.
package struct RuleGuard: Sendable {
  /// Asks these rules alone, and lets only those waivers count that they admit.
  package let linter: Linter
  /// The file that they come from.
  package let file: SourceFile.ID
  /// The ids of the rules that it holds.
  fileprivate let held: Set<String>
  /// Those of them that the judged linter asks otherwise, or not at all.
  private let differing: Set<String>

  /// Without names it holds everything that is asked.
  package init(
    _ linter: Linter, of file: SourceFile.ID, holding names: Set<String>? = nil, over judged: Linter
  ) {
    self.linter = linter
    self.file = file
    held = names.map(linter.ids(named:)) ?? Set(linter.ids)
    differing = held.subtracting(linter.ids(askedAlikeBy: judged))
  }

  /// The rules that may answer otherwise about a description than they did where it was judged.
  func rulesToAskAgain(about description: Description) -> Set<String> {
    // Every rule may hang on what people said of it.
    let named = description.statements.rules.map { linter.book.currentID(of: $0.rule) }
    if named.isEmpty { return differing }
    return differing.union(held.intersection(named + ProgramRule.all.map(\.id)))
  }

  /// The rules that may answer otherwise about a submission on the day of checking: nobody escapes
  /// what holds by naming another day.
  func rulesOfToday(about description: Description) -> Set<String> {
    let (day, today) = (description.submissionDate, description.asOf)
    guard day.day != today.day else { return [] }
    let isOtherEdition = linter.book.catalogues.edition(on: today)?.id != description.edition.id
    return held.intersection(
      linter.ids { rule in
        rule.holds(on: day) != rule.holds(on: today) || rule.readsDayOfSubmission
          || isOtherEdition && rule.readsEdition
      })
  }
}

/// Who asks the rules about descriptions, and what holds whatever those say.
package struct GuardedLinter: Sendable {
  package let linter: Linter
  package let guards: [RuleGuard]

  package init(_ linter: Linter, _ guards: [RuleGuard] = []) {
    self.linter = linter
    self.guards = guards
  }
}

extension LintResult {
  /// What a held rule found that is asked alike by both holds as it is: no baseline accepts it.
  mutating func uphold(_ rules: RuleGuard, but again: Set<String>) {
    for number in findings.indices {
      let rule = findings[number].rule
      if rules.held.contains(rule), !again.contains(rule) { findings[number].isUpheld = true }
    }
  }

  /// Where the other answer is stricter about a rule that is held, that one stands, and says so.
  mutating func uphold(_ other: LintResult, by rules: RuleGuard) {
    let held = other.findings.filter { rules.held.contains($0.rule) }
    let found = Dictionary(grouping: held, by: \.rule)
    for rule in found.keys.sorted() where uphold(found[rule] ?? [], of: rule, by: rules) {
      if other.log?.rule == rule { log = other.log }
      relaxations.removeAll {
        $0.isStatement && $0.what == rule && !other.relaxations.contains($0)
      }
    }
    cost += other.cost
    quiet.add(other.quiet, only: rules.held)
    faults += other.faults.filter { rules.held.contains($0.rule) }
    let all = max(rulesAsked.all, other.rulesAsked.all, quiet.ids.count)
    rulesAsked = RulesAsked(asked: quiet.ids.count, of: all)
    judge()
  }

  /// Whether any of these findings had to take the place of a milder answer.
  private mutating func uphold(_ strict: [Finding], of rule: String, by rules: RuleGuard) -> Bool {
    var missing: [Finding] = []
    for var finding in strict {
      finding.isUpheld = true
      let equals = findings.indices.filter { stands(findings[$0], for: finding) }
      for index in equals { findings[index].isUpheld = true }
      if equals.isEmpty { missing.append(finding) }
    }
    guard let first = missing.first else { return false }
    let leavesOpen = strict.contains { $0.outcome == .incomplete }
    let isMilder = { (own: Finding) in
      own.rule == rule && missing.contains { $0.replaces(own) }
        && !(own.outcome == .incomplete && leavesOpen)
    }
    let waivers = waivers(of: findings.filter(isMilder))
    findings.removeAll(where: isMilder)
    findings += missing
    quiet.remove(rule)
    let file = rules.file.path
    let told: [(Message, SourceRange)] =
      waivers.isEmpty
      ? [(Message(.policyStands, rule, file), first.location.range)]
      : waivers.map { (Message(.waiverSetAside, rule, $0.approvedBy, file), $1) }
    // Nor does anybody have to know when it would have ended.
    diagnostics.removeAll { told in
      told.message.id == "ends-soon" && waivers.contains { $0.range == told.range }
    }
    diagnostics += told.map { Diagnostic($0, at: $1, severity: .note) }
    return true
  }

  /// The waivers that have accepted findings, and where they stand.
  private func waivers(of findings: [Finding]) -> [(waiver: Waiver, range: SourceRange)] {
    guard let (description, book) = judged else { return [] }
    let accepted = Set(findings.compactMap(\.acceptance))
    return description.waivers.filter { waiver in
      accepted.contains(.waiver(waiver)) && findings[0].rule == book.currentID(of: waiver.rule)
    }.map { ($0, description.places.range(of: $0.place)) }
  }

  /// Whether a finding of this answer is no milder, and about the same.
  private func stands(_ own: Finding, for other: Finding) -> Bool {
    own.rule == other.rule && (other.isAboutRule || own.identityPath == other.identityPath)
      && policy.strictness(of: own) >= policy.strictness(of: other)
  }
}

extension Relaxation {
  /// Whether somebody has said it of a finding.
  fileprivate var isStatement: Bool { [.waiver, .decision].contains(kind) }
}

extension Finding {
  /// It is what a rule comes to as a whole.
  fileprivate var isAboutRule: Bool { outcome == .incomplete || outcome == .exempt }

  /// Whether a milder finding of the same rule has no place beside it.
  fileprivate func replaces(_ other: Finding) -> Bool {
    other.isAboutRule ? outcome <= other.outcome : identityPath == other.identityPath
  }
}

extension JudgingPolicy {
  /// What is stricter is more: by the verdict that a finding makes, its outcome, its severity.
  fileprivate func strictness(of finding: Finding) -> (Verdict, Int, Severity) {
    (verdict(on: finding), -finding.outcome.rank, finding.severity)
  }
}
