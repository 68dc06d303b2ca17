package import Descriptions
package import Diagnostics
package import Expressions
package import Rules

/// How a description, or a whole run, is judged.
package enum Verdict: String, Sendable, Comparable {
  case compliant
  case incomplete
  case violations
  case unjudged

  /// What is worse is more.
  package static func < (one: Verdict, other: Verdict) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .compliant: 0
    case .incomplete: 1
    case .violations: 2
    case .unjudged: 3
    }
  }
}

/// Everything the rules have to say about one description.
package struct LintResult: Sendable {
  package let file: SourceFile
  /// Its number among the documents of its file, from 1.
  package var document: Int
  /// Where the description stands in the file.
  package let range: SourceRange
  package let app: String
  /// The id of the edition, and the day of checking, `YYYY-MM-DD`.
  package let edition: String
  package let asOf: String
  package var verdict: Verdict
  /// In the order of their places, then of their rules.
  package var findings: [Finding]
  package internal(set) var quiet: QuietRules
  /// What the rules that go through the screens found out about each.
  package let screens: ScreenOutcomes
  /// What would have to be said for every rule to be decided.
  package let questions: Questions
  package var diagnostics: [Diagnostic]
  /// How many of the rules were asked.
  package let rulesAsked: RulesAsked
  /// What in the description makes the answer milder: waivers that cover something.
  package var relaxations: [Relaxation]
  /// What pictures of the login are drawn from, where somebody asked for them.
  package let login: DescribedLogin?
  /// The captures that something was taken from.
  package let captures: [SourceFile]
}

extension LintResult {
  /// The rules that found no fault, and those that had nothing to look at.
  package var passed: [String] { quiet.ids(of: .pass) }
  package var notApplicable: [String] { quiet.ids(of: .notApplicable) }

  /// What there is to say about something that could not be judged: why not.
  package init(unjudged file: SourceFile, asOf: Timestamp, diagnostics: [Diagnostic]) {
    self.init(
      file: file,
      document: 1,
      range: SourceRange(wholeOf: file.id),
      app: "",
      edition: "",
      asOf: asOf.day,
      verdict: .unjudged,
      findings: [],
      quiet: .none,
      screens: .none,
      questions: .none,
      diagnostics: diagnostics,
      rulesAsked: RulesAsked(asked: 0, of: 0),
      relaxations: [],
      login: nil,
      captures: []
    )
  }
}
