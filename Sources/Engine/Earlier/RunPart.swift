package import Diagnostics
package import Model
package import Rules

/// What a JSON report says of a part of a fleet: enough to hold it against the same files anew.
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
    /// Where the report names it.
    package let range: SourceRange
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
    /// The last day of a waiver.
    package let until: String?

    func isSaid(of finding: Finding) -> Bool {
      outcome == finding.outcome.rawValue && rule == finding.rule
        && line == "\(finding.location.start.line)"
        && fingerprint == finding.fingerprint.hexadecimal
    }
  }

  /// Something that was wrong outside the descriptions.
  package struct Fault: Sendable {
    /// Whether it kept the part from being judged.
    package let isError: Bool
    package let id: String
    package let file: SourceFile.ID
    package let message: String
    package let range: SourceRange
  }

  /// The digest of the rules that were asked, and where it stands.
  package let rules: (digest: String, range: SourceRange)
  package let verdict: Verdict
  /// What chose among the rules on the command line, such as `--only apple-button`.
  package let selection: [String]
  package let descriptions: [Description]
  package let faults: [Fault]
}

extension RunPart.Description {
  /// Whether the day of checking was set by hand: then no submission is long past.
  package var isDaySet: Bool { notApplicable.contains(ProgramRule.submissionDatePast.id) }

  /// Whether the rules found the same, wherever the file lies and whatever language it is said in.
  package func isSaid(of result: LintResult) -> Bool {
    passed == result.passed && notApplicable == result.notApplicable
      && results.count == result.findings.count
      && zip(results, result.findings).allSatisfy { $0.isSaid(of: $1) }
  }
}

extension LintResult {
  /// Which of all descriptions it is about.
  package var key: RunPart.Description.Key {
    RunPart.Description.Key(file: file.id, document: "\(document)")
  }
}
