package import Diagnostics
package import Rules

/// Everything a run found out: what every report is made from.
package struct RunResult: Sendable {
  /// The program and the rules that judged.
  package struct Tool: Sendable {
    package let version: String
    /// A digest of the rules that were loaded.
    package let rules: String
    /// Rules that are off, milder or otherwise set than built in.
    package let overridden: [String]

    package init(version: String, rules: String, overridden: [String]) {
      self.version = version
      self.rules = rules
      self.overridden = overridden
    }
  }

  /// How often each outcome occurs.
  package struct Summary: Sendable {
    package let descriptions: Int
    package let outcomes: [Outcome: Int]

    package subscript(outcome: Outcome) -> Int { outcomes[outcome] ?? 0 }
  }

  package let tool: Tool
  package let verdict: Verdict
  package let descriptions: [LintResult]
  /// What is wrong outside any description: arguments, files, rules.
  package let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  package let files: [SourceFile.ID: SourceFile]
  /// What the results are said in, and reports with them.
  package let language: Language
  /// The rules that were asked, with the guidelines that they cite.
  package let books: [RuleBook]
  /// What counts.
  package let policy: JudgingPolicy

  package init(
    tool: Tool,
    descriptions: [LintResult],
    diagnostics: [Diagnostic],
    files: [SourceFile.ID: SourceFile],
    language: Language = .english,
    books: [RuleBook] = [],
    policy: JudgingPolicy = JudgingPolicy()
  ) {
    self.books = books
    self.policy = policy
    self.language = language
    self.tool = tool
    self.descriptions = descriptions
    self.diagnostics = diagnostics
    self.files = files
    let isJudged = diagnostics.allSatisfy { $0.severity != .error } && !descriptions.isEmpty
    let worst = descriptions.map(\.verdict).max() ?? .unjudged
    verdict = isJudged ? worst : .unjudged
  }

  /// The same with more that could not be judged or done.
  package func adding(_ more: [Diagnostic]) -> RunResult {
    guard !more.isEmpty else { return self }
    return RunResult(
      tool: tool,
      descriptions: descriptions,
      diagnostics: diagnostics + more,
      files: files,
      language: language,
      books: books,
      policy: policy
    )
  }

  package var summary: Summary {
    var outcomes: [Outcome: Int] = [:]
    for description in descriptions {
      for finding in description.findings { outcomes[finding.outcome, default: 0] += 1 }
      outcomes[.pass, default: 0] += description.passed.count
      outcomes[.notApplicable, default: 0] += description.notApplicable.count
    }
    return Summary(descriptions: descriptions.count, outcomes: outcomes)
  }
}
