package import Diagnostics
package import Documents
internal import Expressions
package import Model
internal import Rules

/// Rules that hold whatever the files that are judged make of them: a policy's, or those that a file
/// locks.
package struct RuleGuard: Sendable {
  /// Asks these rules alone, and lets only those waivers count that they admit.
  package let linter: Linter
  /// The file that they come from.
  fileprivate let file: SourceFile.ID
  /// The ids of the rules that it holds.
  fileprivate let held: Set<String>

  /// Without names it holds everything that is asked.
  package init(_ linter: Linter, of file: SourceFile.ID, holding names: Set<String>? = nil) {
    self.linter = linter
    self.file = file
    held = names.map(linter.ids(named:)) ?? Set(linter.ids)
  }
}

/// Who asks the rules about descriptions, and what holds whatever those say.
package struct GuardedLinter: Sendable {
  package let linter: Linter
  package let guards: [RuleGuard]

  package init(_ linter: Linter, _ guards: [RuleGuard]) {
    self.linter = linter
    self.guards = guards
  }
}

/// A text on its way to what all of these say of it.
package struct GuardedCheck: Sendable {
  private let linter: Linter
  private let check: DescriptionCheck
  private let guards: [(rules: RuleGuard, check: DescriptionCheck)]

  /// Each has its own way of reading: a file may bring facts and services of its own.
  package init(by linter: GuardedLinter, _ check: (Linter, _ isGuard: Bool) -> DescriptionCheck) {
    self.linter = linter.linter
    self.check = check(linter.linter, false)
    guards = linter.guards.map { ($0, check($0.linter, true)) }
  }

  package var file: SourceFile { check.file }

  /// Hands over each document as soon as it is complete; the answer is what is wrong with the file.
  package func read(each: (Document) -> Void) -> [Diagnostic] { check.read(each: each) }

  /// Every document, and what is wrong with the file beside them.
  package func decodeAll() -> (documents: [DescriptionCheck.Decoded], diagnostics: [Diagnostic]) {
    check.decodeAll()
  }

  /// What the document describes.
  package func decode(_ document: Document) -> DescriptionCheck.Decoded { check.decode(document) }

  /// What all of them say of it: rule by rule the strictest answer.
  package func judge(_ description: Description, in document: Document) -> LintResult {
    var result = check.judge(description, by: linter)
    for (rules, check) in guards {
      let decoded = check.decode(document)
      if let description = decoded.description {
        result.uphold(check.judge(description, by: rules.linter), by: rules)
      } else {
        let place = SourceRange(wholeOf: rules.file)
        let note = Diagnostic.Note(Message(.judgedByThisFile), at: place)
        result.diagnostics += decoded.diagnostics.map { $0.adding(note) }
      }
    }
    if result.diagnostics.haveErrors { result.verdict = .unjudged }
    return result
  }
}

extension LintResult {
  /// Where the other answer is stricter about a rule that is held, that one stands, and says so.
  fileprivate mutating func uphold(_ other: LintResult, by rules: RuleGuard) {
    let held = other.findings.filter { rules.held.contains($0.rule) }
    let found = Dictionary(grouping: held, by: \.rule)
    for rule in found.keys.sorted() where uphold(found[rule] ?? [], of: rule, by: rules) {
      if other.log?.rule == rule { log = other.log }
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
    findings.removeAll { own in own.rule == rule && missing.contains { $0.replaces(own) } }
    findings += missing
    quiet.remove(rule)
    screens.remove(rule)
    let message = Message(.policyStands, rule, rules.file.path)
    diagnostics.append(Diagnostic(message, at: first.location.range, severity: .note))
    return true
  }

  /// Whether a finding of this answer is no milder, and about the same.
  private func stands(_ own: Finding, for other: Finding) -> Bool {
    own.rule == other.rule && (other.isAboutRule || own.identityPath == other.identityPath)
      && policy.strictness(of: own) >= policy.strictness(of: other)
  }
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
