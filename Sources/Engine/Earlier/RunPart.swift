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
    package fileprivate(set) var range: SourceRange
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
    /// Whether it kept the part from being judged.
    package let isError: Bool
    package let id: String
    package let file: SourceFile.ID
    package let message: String
    package fileprivate(set) var range: SourceRange
  }

  /// The digest of the rules that were asked, and where it stands.
  package private(set) var rules: (digest: String, range: SourceRange)
  package let verdict: Verdict
  /// What chose among the rules on the command line, such as `--only apple-button`.
  package let selection: [String]
  package let descriptions: [Description]
  package private(set) var faults: [Fault]

  /// Gives what was read without the descriptions its places in the whole.
  package mutating func place(as offset: (Int) -> Int) {
    rules.range = rules.range.moved(offset)
    for number in faults.indices { faults[number].range = faults[number].range.moved(offset) }
  }
}

extension SourceRange {
  fileprivate func moved(_ offset: (Int) -> Int) -> SourceRange {
    SourceRange(file: file, bytes: offset(bytes.lowerBound)..<offset(bytes.upperBound))
  }
}

extension RunPart.Description {
  /// Whether the day of checking was set by hand: then no submission is long past.
  package var isDaySet: Bool { notApplicable.contains(ProgramRule.submissionDatePast.id) }

  /// The same for what finds the same, wherever the file lies and whatever language it is said in.
  package var answer: Fingerprint {
    Fingerprint(
      ofAnswer: results.map { [$0.outcome, $0.rule, $0.line, $0.fingerprint] },
      passed,
      notApplicable
    )
  }

  /// Moves it to where it stands in the whole, so many bytes behind its beginning.
  package mutating func move(by offset: Int) { range = range.moved { $0 + offset } }
}

extension Fingerprint {
  fileprivate init(ofAnswer findings: [[String]], _ passed: [String], _ notApplicable: [String]) {
    self.init(of: "\(findings.count)", "\(passed.count)")
    for text in findings.joined() { add(text) }
    for rule in passed + notApplicable { add(rule) }
  }
}

extension LintResult {
  /// The same as that of a report that found the same.
  package var answer: Fingerprint {
    Fingerprint(
      ofAnswer: findings.map {
        [$0.outcome.rawValue, $0.rule, "\($0.location.start.line)", $0.fingerprint.hexadecimal]
      },
      passed,
      notApplicable
    )
  }

  /// Which of all descriptions it is about.
  package var key: RunPart.Description.Key {
    RunPart.Description.Key(file: file.id, document: "\(document)")
  }
}
