package import Diagnostics
package import Expressions
package import Model
package import Rules

/// How a description, or a whole run, is judged; what is worse is more.
package enum Verdict: String, RankedWord, Sendable {
  case compliant
  case incomplete
  case violations
  case unjudged
}

/// Everything the rules have to say about one description.
package struct LintResult: Sendable {
  package let file: SourceFile
  /// Its number among the documents of its file, from 1.
  package let document: Int
  /// Where the description stands in the file.
  package let range: SourceRange
  package let app: String
  /// The id of the edition, and the day of checking, `YYYY-MM-DD`.
  package let edition: String
  package let asOf: String
  /// When the edition that holds was last compared with Apple's pages, `YYYY-MM-DD`; empty where it
  /// doesn't hold any more, or nobody said.
  package let comparedOn: String
  package var verdict: Verdict
  /// In the order of their places, then of their rules.
  package internal(set) var findings: [Finding]
  package internal(set) var quiet: RulesWithoutFindings
  /// The steps of the rule that was traced, where one was.
  var log: RuleTraceLog?
  package var diagnostics: [Diagnostic]
  /// The rules that can't be evaluated for it: of what they would find nothing is known.
  package internal(set) var faults: [RuleFault]
  /// How many of the rules were asked.
  package internal(set) var rulesAsked: RulesAsked
  /// What in the description makes the answer milder: waivers that cover something.
  package var relaxations: [Relaxation]
  /// What pictures of the login are drawn from, where somebody asked for them.
  package let login: DescribedLogin?
  /// The captures that something was taken from.
  package let captures: [SourceFile]
  /// What was judged, and what counts against it; nil where it could not be judged.
  var subject: CheckedDescription?
  let policy: JudgingPolicy
  /// What the rules took, in CEL's units.
  package internal(set) var cost = 0
}

extension LintResult {
  /// Puts the findings in order, and judges by them.
  mutating func judge() {
    findings = findings.inOrder
    for number in findings.indices { findings[number].fails = policy.fails(findings[number]) }
    verdict = faults.isEmpty ? policy.verdict(on: findings) : .unjudged
  }

  /// What would have to be said for every rule to be decided: worked out anew each time.
  package var questions: Questions {
    subject.map { Questions(from: findings, about: $0, policy: policy) } ?? .none
  }

  /// What rules that count leave to a person, and nobody has decided.
  package var toDecide: [Finding] {
    findings.filter { $0.outcome == .review && policy.counts($0.severity) }
  }

  /// The rules that found no fault, and those that had nothing to look at.
  package var passed: [String] { quiet.ids(of: .pass) }
  package var notApplicable: [String] { quiet.ids(of: .notApplicable) }

  /// Who owns the app, if that was said.
  package var team: String? { subject?.description.team }

  /// What was judged, and by which rules; nil where it could not be judged.
  package var judged: (description: Description, book: RuleBook)? {
    subject.map { ($0.description, $0.book) }
  }

  /// The texts that its diagnostics point into.
  package var files: SourceFiles {
    var files = SourceFiles(file)
    for fault in faults { files.add(fault.file) }
    return files
  }

  /// What there is to say about something that could not be judged: why not.
  package init(
    unjudged file: SourceFile, document: Int, asOf: Timestamp, diagnostics: [Diagnostic]
  ) {
    self.init(
      file: file, document: document, range: SourceRange(wholeOf: file.id), app: "", edition: "",
      asOf: asOf.day, comparedOn: "", verdict: .unjudged, findings: [],
      quiet: RulesWithoutFindings(among: []), log: nil, diagnostics: diagnostics,
      faults: [], rulesAsked: RulesAsked(asked: 0, of: 0), relaxations: [], login: nil,
      captures: [], subject: nil, policy: JudgingPolicy())
  }
}

/// The rules that have no finding: they pass, or have nothing to look at.
package struct RulesWithoutFindings: Sendable {
  /// The ids of all rules that are asked, by rank.
  package private(set) var ids: [String]
  /// What each rule comes to, by its rank; nil where it has findings.
  private var outcomes: [Outcome?]

  init(among ids: [String]) {
    self.ids = ids
    outcomes = Array(repeating: nil, count: ids.count)
  }

  mutating func note(_ outcome: Outcome, rank: Int) {
    outcomes[rank] = outcome
  }

  /// Adds what rules come to that another linter asked, and not this one.
  mutating func add(_ others: RulesWithoutFindings, only names: Set<String>) {
    let known = Set(ids)
    let new = zip(others.ids, others.outcomes).filter {
      names.contains($0.0) && !known.contains($0.0)
    }
    let all = (Array(zip(ids, outcomes)) + new).sorted { $0.0 < $1.0 }
    (ids, outcomes) = (all.map(\.0), all.map(\.1))
  }

  /// Takes away a rule that has a finding now.
  mutating func remove(_ rule: String) {
    if let rank = ids.firstIndex(of: rule) { outcomes[rank] = nil }
  }

  package func count(of outcome: Outcome) -> Int {
    outcomes.count { $0 == outcome }
  }

  /// The ids of the rules that come to that, in order.
  package func ids(of outcome: Outcome) -> [String] {
    outcomes.indices.filter { outcomes[$0] == outcome }.map { ids[$0] }
  }
}
