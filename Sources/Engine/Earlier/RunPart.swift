package import Diagnostics
package import Localization
package import Model
package import Rules

/// What a JSON report says of a run.
package struct RunPart: Sendable {
  /// One description, and what was found in it.
  package struct Description: Sendable {
    /// Which of all descriptions it is.
    package struct Key: Hashable, Sendable {
      package let file: SourceFile.ID
      package let document: String
    }

    package let key: Key
    package let app: String
    /// Who owns the app; empty where nobody said.
    package let team: String
    /// The day it was checked as of, `YYYY-MM-DD`.
    package let day: String
    package let verdict: Verdict
    /// Whether only some of the rules were asked.
    package let isPartial: Bool
    /// What each rule came to: its entries, or its id in one of the lists.
    package let results: [Entry]
    package let questions: [OpenFact]
    let passed: [String]
    let notApplicable: [String]
  }

  /// A fact that is missing.
  package struct OpenFact: Sendable {
    package let path: String
    package let question: String
    package let owner: Owner
  }

  /// An entry of its results.
  package struct Entry: Sendable {
    package let outcome: String
    package let rule: String
    package let severity: Severity
    package let message: String
    package let fix: String
    /// The file where that isn't the description's.
    package let file: String?
    package let path: String
    package let line: String
    package let fingerprint: String
    /// What reports of earlier versions don't say of its rule.
    package let title: String?
    package let owner: Owner?
    package let refusals: Int
    package let link: String?
    /// It asks how the app is described: App Review sees nothing of it.
    package let isBookkeeping: Bool
    /// The last day of a waiver.
    package let until: String?
  }

  /// Something that was wrong outside the descriptions.
  package struct Fault: Sendable {
    /// Whether it kept the run from being judged.
    package let isError: Bool
    package let file: SourceFile.ID
    package let line: String
    package let message: String
  }

  /// The digest of the rules that were asked.
  package let rules: String
  package let verdict: Verdict
  package let descriptions: [Description]
  package let faults: [Fault]
}

extension RunPart.Description {
  /// What a report would say of a result.
  package init(of result: LintResult, said language: Language) {
    self.init(
      key: result.key,
      app: result.app,
      team: result.team ?? "",
      day: result.asOf,
      verdict: result.verdict,
      isPartial: result.rulesAsked.isPart,
      results: result.findings.map(RunPart.Entry.init),
      questions: result.questions.plan.map { planned in
        RunPart.OpenFact(
          path: planned.path.description, question: language(planned.question.meaning),
          owner: planned.owner)
      },
      passed: result.passed,
      notApplicable: result.notApplicable
    )
  }
}

extension RunPart.Entry {
  fileprivate init(_ finding: Finding) {
    let location = finding.location
    var end: String?
    if case .waiver(_, _, let until) = finding.acceptance { end = until }
    self.init(
      outcome: finding.outcome.rawValue, rule: finding.rule, severity: finding.severity,
      message: finding.message, fix: finding.fix,
      file: location.isElsewhere ? location.range.file.path : nil, path: location.path,
      line: "\(location.start.line)", fingerprint: finding.fingerprint.hexadecimal,
      title: finding.title, owner: finding.owner, refusals: finding.refusals.letters,
      link: finding.link, isBookkeeping: finding.isBookkeeping, until: end)
  }
}

extension LintResult {
  /// Which of all descriptions it is about.
  package var key: RunPart.Description.Key {
    RunPart.Description.Key(file: file.id, document: "\(document)")
  }
}
