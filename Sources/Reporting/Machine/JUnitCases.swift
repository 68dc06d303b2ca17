internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// A test case as build servers count it; without a verdict it has passed.
struct JUnitCase {
  /// Why it hasn't passed.
  struct Verdict {
    /// As the element is called.
    enum Kind: String {
      case failure, error, skipped
    }

    let kind: Kind
    let message: String
    /// How bad it is; what was skipped has none.
    var type: String?
    /// The places and what to do.
    var text = ""
  }

  let className: String
  let name: String
  let verdict: Verdict?
}

/// The test cases of a description, or of what else there is to say about a run.
struct JUnitCases {
  private(set) var all: [JUnitCase] = []
  private let language: Language

  init(of result: LintResult, _ catalogue: RuleCatalogue, said language: Language) {
    self.language = language
    let findings = Dictionary(grouping: result.findings, by: \.rule)
    let passed = Set(result.passed)
    let rules = Set(findings.keys).union(passed).union(result.notApplicable)
    for rule in rules.sorted() {
      let outcome: Outcome = passed.contains(rule) ? .pass : .notApplicable
      let found = RuleFindings(of: findings[rule] ?? [], otherwise: outcome)
      let guideline = catalogue[rule]?.guidelines.map(\.key).mainGuideline ?? ""
      all.append(
        JUnitCase(
          className: "guideline-\(guideline)", name: SingleLine("\(rule) @ \(result.app)").text,
          verdict: verdict(on: found))
      )
    }
  }

  /// What couldn't be judged, and what makes the answer milder.
  init(of run: PresentedRun, _ catalogue: RuleCatalogue) {
    language = run.language
    addInputs(of: run)
    addRelaxations(of: run)
  }

  /// A failure is what makes the exit status 1; what else hasn't passed is skipped and says why.
  private func verdict(on found: RuleFindings) -> JUnitCase.Verdict? {
    guard found.outcome != .pass else { return nil }
    let isPlain = found.fails && found.outcome == .fail
    let words = [isPlain ? "" : language(label(of: found)), found.worst.first.map(reason) ?? ""]
    return JUnitCase.Verdict(
      kind: found.fails ? .failure : .skipped,
      message: SingleLine(words.filter { !$0.isEmpty }.joined(separator: " "), in: language).text,
      type: found.fails ? found.severity.rawValue : nil,
      text: found.worst.map(text).joined(separator: "\n"))
  }

  private func label(of found: RuleFindings) -> Message {
    switch found.outcome {
    case .pass, .fail:
      found.severity == .note ? Message(.noteTitleLabel) : Message(.warningTitleLabel)
    case .incomplete: Message(.undecidedTitleLabel)
    case .review: Message(.needsReviewLabel)
    case .decided: Message(.decidedTitleLabel)
    case .waived: Message(.waivedTitleLabel)
    case .exempt: Message(.exemptTitleLabel)
    case .notApplicable: Message(.notApplicableTitle)
    }
  }

  /// Who accepted it, or what it is.
  private func reason(_ finding: Finding) -> String {
    [.decided, .waived].contains(finding.outcome)
      ? finding.acceptanceText(said: language) : finding.messageByItself
  }

  /// `path:line:column: what is wrong`, what to do, and where to read about it.
  private func text(_ finding: Finding) -> String {
    let start = finding.location.start
    let place = "\(finding.location.range.file.path):\(start.line):\(start.column)"
    let lines = ["\(place): \(finding.messageByItself)", finding.fix] + finding.citations
    return lines.filter { !$0.isEmpty }.map { SingleLine($0, in: language).text }
      .joined(separator: "\n")
  }

  /// One case for each file with something that couldn't be judged.
  private mutating func addInputs(of run: PresentedRun) {
    let inputs = run.inputs.filter { $0.level == .error }
    let files = Dictionary(grouping: inputs, by: \.stretch.file)
    for file in files.keys.sorted() {
      let lines = (files[file] ?? []).map { input in
        "\(file):\(input.stretch.start.line):\(input.stretch.start.column): "
          + input.words(in: language).text
      }
      all.append(
        JUnitCase(
          className: "reviewlint.input",
          name: SingleLine(file).text,
          verdict: JUnitCase.Verdict(
            kind: .error, message: files[file]?.first?.words(in: language).text ?? "",
            type: files[file]?.first?.rule,
            text: lines.map { SingleLine($0, in: language).text }.joined(separator: "\n"))
        )
      )
    }
  }

  /// One case for each place that makes the answer milder.
  private mutating func addRelaxations(of run: PresentedRun) {
    for relaxed in run.relaxed {
      let start = relaxed.stretch.start
      let text = language(relaxed.message)
      let place = "\(relaxed.stretch.file):\(start.line):\(start.column)"
      all.append(
        JUnitCase(
          className: "reviewlint.relaxed",
          name: SingleLine("\(relaxed.kind.rawValue) @ \(relaxed.place)").text,
          verdict: JUnitCase.Verdict(
            kind: .skipped,
            message: SingleLine(
              language(Message(.followed, Message.relaxedTitle, relaxed.message)), in: language
            ).text,
            text: SingleLine("\(place): \(text)", in: language).text))
      )
    }
  }
}

/// What one rule has to say about one description.
private struct RuleFindings {
  let outcome: Outcome
  private let findings: [Finding]

  /// Without a finding the rule has come to another outcome.
  init(of findings: [Finding], otherwise outcome: Outcome) {
    self.findings = findings
    self.outcome = findings.map(\.outcome).min() ?? outcome
  }

  /// Those that make the outcome what it is.
  var worst: [Finding] { findings.filter { $0.outcome == outcome } }

  var severity: Severity { findings.map(\.severity).max() ?? .error }

  /// Whether it makes the exit status 1.
  var fails: Bool { findings.contains(where: \.fails) }
}
