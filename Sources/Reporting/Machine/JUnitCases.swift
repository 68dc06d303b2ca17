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
      case failure
      case error
      case skipped
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
  private let catalogue: RuleCatalogue
  /// The rules that make the exit status 1.
  private var failing: Set<String> = []

  init(of result: LintResult, _ catalogue: RuleCatalogue, said language: Language) {
    self.language = language
    self.catalogue = catalogue
    failing = Set(result.findings.filter(\.fails).map(\.rule))
    let findings = Dictionary(grouping: result.findings, by: \.rule)
    let passed = Set(result.passed)
    let rules = Set(findings.keys).union(passed).union(result.notApplicable)
    for rule in rules.sorted() {
      let found = RuleFindings(
        of: findings[rule] ?? [], otherwise: passed.contains(rule) ? .pass : .notApplicable)
      let screens = result.screens.screens.indices.compactMap { number in
        result.screens.outcome(of: rule, on: number).map { (number, $0) }
      }
      if screens.isEmpty { add(rule, at: result.app, found) }
      for (number, outcome) in screens {
        let screen = result.screens.screens[number]
        add(rule, at: "\(result.app)/\(screen.name)", found.on(screen, outcome: outcome))
      }
    }
  }

  /// What couldn't be judged, and what makes the answer milder.
  init(of run: PresentedRun, _ catalogue: RuleCatalogue) {
    language = run.language
    self.catalogue = catalogue
    addInputs(of: run)
    addRelaxations(of: run)
  }

  private mutating func add(_ rule: String, at place: String, _ found: RuleFindings) {
    let guideline = catalogue[rule]?.guidelines.map(\.key).mainGuideline ?? ""
    all.append(
      JUnitCase(
        className: "guideline-\(guideline)", name: SingleLine("\(rule) @ \(place)").text,
        verdict: verdict(on: found, of: rule))
    )
  }

  private func verdict(on found: RuleFindings, of rule: String) -> JUnitCase.Verdict? {
    let message = found.worst.map(\.message).first
    let reasons = found.worst.map(text).joined(separator: "\n")
    switch found.outcome {
    case .pass: return nil
    case .fail:
      let message = message ?? language(.failsScreen)
      let label: Message =
        severity(of: found, rule) == .note ? Message(.noteTitleLabel) : Message(.warningTitleLabel)
      return failure(found, rule, message, reasons) ?? skipped(label, message, reasons)
    case .incomplete:
      let message = message ?? language(.factsAreMissing)
      return failure(found, rule, "\(language(.undecidedTitleLabel)) \(message)", reasons)
        ?? skipped(Message(.undecidedTitleLabel), message, reasons)
    case .review:
      let message = message ?? ""
      return failure(found, rule, "\(language(.needsReviewLabel)) \(message)", reasons)
        ?? skipped(Message(.needsReviewLabel), message, reasons)
    case .decided:
      return skipped(Message(.decidedTitleLabel), acceptance(of: found.worst.first), reasons)
    case .waived:
      return skipped(Message(.waivedTitleLabel), acceptance(of: found.worst.first), reasons)
    case .exempt: return skipped(Message(.exemptTitleLabel), message ?? "", reasons)
    case .notApplicable: return skipped(Message(.notApplicableTitle), "", "")
    }
  }

  /// A failure is what makes the exit status 1; nil for anything else.
  private func failure(
    _ found: RuleFindings, _ rule: String, _ message: String, _ text: String
  ) -> JUnitCase.Verdict? {
    // What a rule can't decide here, and fails elsewhere, is no finding of its own.
    let fails =
      found.worst.isEmpty ? found.outcome == .fail : found.worst.contains(where: \.fails)
    guard fails, failing.contains(rule) else { return nil }
    return JUnitCase.Verdict(
      kind: .failure, message: SingleLine(message, in: language).text,
      type: severity(of: found, rule).rawValue, text: text)
  }

  private func severity(of found: RuleFindings, _ rule: String) -> Severity {
    found.worst.map(\.severity).max() ?? catalogue[rule]?.severity ?? .error
  }

  private func skipped(_ label: Message, _ reason: String, _ text: String) -> JUnitCase.Verdict {
    let message = [language(label), reason].filter { !$0.isEmpty }.joined(separator: " ")
    return JUnitCase.Verdict(
      kind: .skipped, message: SingleLine(message, in: language).text, text: text)
  }

  private func acceptance(of finding: Finding?) -> String {
    finding?.acceptanceText(said: language) ?? ""
  }

  /// `path:line:column: what is wrong`, what to do, and where to read about it.
  private func text(_ finding: Finding) -> String {
    let start = finding.location.start
    let place = "\(finding.location.range.file.path):\(start.line):\(start.column)"
    let lines = ["\(place): \(finding.message)", finding.fix] + finding.citations
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
          verdict: skipped(
            Message(.relaxedTitle), text, SingleLine("\(place): \(text)", in: language).text)
        )
      )
    }
  }
}

/// What one rule has to say about one description, or about one of its screens.
struct RuleFindings {
  let outcome: Outcome
  private let findings: [Finding]

  /// Without a finding the rule has come to another outcome.
  init(of findings: [Finding], otherwise outcome: Outcome) {
    self.findings = findings
    self.outcome = findings.map(\.outcome).min() ?? outcome
  }

  /// Those that make the outcome what it is.
  var worst: [Finding] { findings.filter { $0.outcome == outcome } }

  /// What of it belongs to a screen on which the rule came to an outcome.
  ///
  /// What points to a place outside the screens belongs to each of them, and so does what a rule
  /// says only once: what is missing, and why it doesn't count.
  func on(_ screen: ScreenOutcomes.Screen, outcome: Outcome) -> RuleFindings {
    let own = findings.filter { $0.belongs(to: outcome) && $0.location.path.lies(in: screen.path) }
    if !own.isEmpty { return RuleFindings(of: own, otherwise: outcome) }
    let isSaidOnce = outcome == .incomplete || outcome == .exempt
    let others = findings.filter {
      $0.belongs(to: outcome) && (isSaidOnce || !$0.location.path.lies(in: "screens"))
    }
    return RuleFindings(of: others, otherwise: outcome)
  }
}

extension Finding {
  /// Whether it can be what a rule came to, before anybody accepted it.
  fileprivate func belongs(to original: Outcome) -> Bool {
    if outcome == .decided || outcome == .waived {
      return original == .fail || original == .review
    }
    return outcome == original
  }
}

extension String {
  /// Whether the path leads to the other or into it.
  fileprivate func lies(in outer: String) -> Bool {
    guard hasPrefix(outer) else { return false }
    return dropFirst(outer.count).first.map { $0 == "." || $0 == "[" } ?? true
  }
}
