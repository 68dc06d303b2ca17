package import Diagnostics
package import Localization
package import Rules

/// What is known of a run before anything is found: every report begins with it.
package struct RunSetup: Sendable {
  /// What the results are said in, and reports with them.
  package let language: Language
  /// The rules that are asked, with the guidelines that they cite.
  package let books: [RuleBook]
  /// What makes the answer milder than the rules as they were written, but for the descriptions.
  package var relaxations: [Relaxation]

  package init(
    language: Language = .english, books: [RuleBook] = [], relaxations: [Relaxation] = []
  ) {
    self.language = language
    self.books = books
    self.relaxations = relaxations
  }
}

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

  /// How many descriptions there are, how often each outcome occurs, and the worst verdict.
  package struct Summary: Sendable {
    package private(set) var descriptions = 0
    fileprivate private(set) var worst = Verdict.compliant
    private var outcomes: [Outcome: Int] = [:]
    /// Whether a finding makes the exit status 1.
    package private(set) var fails = false
    /// How many findings a baseline holds.
    package private(set) var heldByBaseline = 0
    /// How many findings would fail if their rules weren't newer than the release in use.
    package private(set) var newerFailures = 0
    /// Of the descriptions the one of which the fewest rules were asked.
    fileprivate private(set) var rulesAsked: RulesAsked?
    fileprivate private(set) var relaxations: [Relaxation] = []

    package init(of results: [LintResult] = []) {
      for result in results { add(result) }
    }

    package subscript(outcome: Outcome) -> Int { outcomes[outcome, default: 0] }

    package mutating func add(_ result: LintResult) {
      descriptions += 1
      worst = max(worst, result.verdict)
      for finding in result.findings {
        outcomes[finding.outcome, default: 0] += 1
        if finding.fails { fails = true }
        if finding.acceptance == .baseline { heldByBaseline += 1 }
        if finding.isOfNewerRule, finding.outcome == .fail { newerFailures += 1 }
      }
      relaxations += result.relaxations
      if result.rulesAsked.asked < rulesAsked?.asked ?? .max { rulesAsked = result.rulesAsked }
      outcomes[.pass, default: 0] += result.quiet.count(of: .pass)
      outcomes[.notApplicable, default: 0] += result.quiet.count(of: .notApplicable)
    }
  }

  package let tool: Tool
  package let verdict: Verdict
  package let summary: Summary
  /// None of them where each was written as it came: then only the summary knows them.
  package let descriptions: [LintResult]
  /// What is wrong outside any description that was judged: arguments, files, rules.
  package let otherDiagnostics: [Diagnostic]
  /// All that is wrong, in these and in the descriptions.
  package let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  package let files: SourceFiles
  package let setup: RunSetup
  package let inventory: Inventory
  /// What makes the answer milder than the rules as they were written, in order.
  package let relaxations: [Relaxation]

  package init(
    tool: Tool, descriptions: [LintResult], summary: Summary? = nil, diagnostics: [Diagnostic],
    files: SourceFiles, setup: RunSetup = RunSetup(), inventory: Inventory = Inventory(),
    verdict: Verdict? = nil
  ) {
    self.setup = setup
    self.inventory = inventory
    self.tool = tool
    self.descriptions = descriptions
    otherDiagnostics = diagnostics
    self.diagnostics = diagnostics + descriptions.flatMap(\.diagnostics)
    var files = files
    for result in descriptions where !result.diagnostics.isEmpty { files.addMissing(result.files) }
    self.files = files
    let summary = summary ?? Summary(of: descriptions)
    self.summary = summary
    relaxations = (setup.relaxations + summary.relaxations).inOrder
    let isJudged = self.diagnostics.allSatisfy { $0.severity != .error } && summary.descriptions > 0
    self.verdict = verdict ?? (isJudged ? summary.worst : .unjudged)
  }

  package var language: Language { setup.language }

  /// How many of the rules were asked, where that isn't all of them.
  package var partial: RulesAsked? {
    guard let asked = summary.rulesAsked, asked.isPart else { return nil }
    return asked
  }

  /// One of its descriptions alone.
  package func only(_ description: LintResult) -> RunResult {
    RunResult(
      tool: tool, descriptions: [description], diagnostics: otherDiagnostics, files: files,
      setup: setup, inventory: inventory)
  }

  /// The run with more that could not be judged or done.
  package func adding(_ more: [Diagnostic], in texts: SourceFiles = SourceFiles()) -> RunResult {
    guard !more.isEmpty else { return self }
    var files = files
    files.addMissing(texts)
    return RunResult(
      tool: tool, descriptions: descriptions, summary: summary,
      diagnostics: otherDiagnostics + more, files: files, setup: setup, inventory: inventory)
  }
}
