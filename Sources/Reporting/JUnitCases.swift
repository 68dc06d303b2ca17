internal import Diagnostics
internal import Linting
internal import Rules

/// The test cases of a run, each with a name of its own.
struct JUnitCases {
  private(set) var all: [JUnitCase] = []
  private let run: RunResult
  private let catalogue: RuleCatalogue
  private var names: [String: Int] = [:]
  /// The rules that make the exit status 1, of the description whose cases are being added.
  private var failing: Set<String> = []

  init(of run: RunResult) {
    self.run = run
    catalogue = RuleCatalogue(of: run)
    for result in run.descriptions { add(result) }
    addInputs()
    addRelaxations()
  }

  /// Build servers drop what has the class and the name of another.
  private mutating func add(_ test: JUnitCase) {
    var test = test
    let count = (names["\(test.className) \(test.name)"] ?? 0) + 1
    names["\(test.className) \(test.name)"] = count
    if count > 1 { test.name += " (\(count))" }
    all.append(test)
  }

  private mutating func add(_ result: LintResult) {
    failing = Set(result.findings.filter(\.fails).map(\.rule))
    let findings = Dictionary(grouping: result.findings, by: \.rule)
    let passed = Set(result.passed)
    let rules = Set(findings.keys).union(passed).union(result.notApplicable)
    for rule in rules.sorted() {
      let found = RuleFindings(
        of: findings[rule] ?? [],
        otherwise: passed.contains(rule) ? .pass : .notApplicable
      )
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

  private mutating func add(_ rule: String, at place: String, _ found: RuleFindings) {
    let guideline = catalogue[rule]?.guidelines.map(\.key).mainGuideline ?? ""
    add(
      JUnitCase(
        className: "guideline-\(guideline)",
        name: SingleLine("\(rule) @ \(place)").text,
        verdict: verdict(on: found, of: rule)
      )
    )
  }

  private func verdict(on found: RuleFindings, of rule: String) -> JUnitCase.Verdict? {
    let message = found.worst.map(\.message).first
    let reasons = found.worst.map(text).joined(separator: "\n")
    let language = run.language
    switch found.outcome {
    case .pass: return nil
    case .fail:
      let message = message ?? language("Fails on this screen")
      let label: Wording = severity(of: found, rule) == .note ? "Note:" : "Warning:"
      return failure(found, rule, message, reasons) ?? skipped(label, message, reasons)
    case .incomplete:
      let message = message ?? language("Facts are missing")
      return failure(found, rule, "\(language("Undecided:")) \(message)", reasons)
        ?? skipped("Undecided:", message, reasons)
    case .review:
      let message = message ?? ""
      return failure(found, rule, "\(language("Needs review:")) \(message)", reasons)
        ?? skipped("Needs review:", message, reasons)
    case .waived: return skipped("Waived:", acceptance(of: found.worst.first), reasons)
    case .exempt: return skipped("Exempt:", message ?? "", reasons)
    case .notApplicable: return skipped("Not applicable", "", "")
    }
  }

  /// A failure is what makes the exit status 1; nil for anything else.
  private func failure(
    _ found: RuleFindings,
    _ rule: String,
    _ message: String,
    _ text: String
  ) -> JUnitCase.Verdict? {
    // What a rule can't decide here, and fails elsewhere, is no finding of its own.
    let fails =
      found.worst.isEmpty ? found.outcome == .fail : found.worst.contains(where: \.fails)
    guard fails, failing.contains(rule) else { return nil }
    return JUnitCase.Verdict(
      kind: .failure,
      message: SingleLine(message, in: run.language).text,
      type: severity(of: found, rule).rawValue,
      text: text
    )
  }

  private func severity(of found: RuleFindings, _ rule: String) -> Severity {
    found.worst.map(\.severity).max() ?? catalogue[rule]?.severity ?? .error
  }

  private func skipped(
    _ label: Wording,
    _ reason: String,
    _ text: String
  ) -> JUnitCase.Verdict {
    let message = [run.language(label), reason].filter { !$0.isEmpty }.joined(separator: " ")
    return JUnitCase.Verdict(
      kind: .skipped,
      message: SingleLine(message, in: run.language).text,
      text: text
    )
  }

  private func acceptance(of finding: Finding?) -> String {
    finding?.acceptanceText(said: run.language) ?? ""
  }

  /// `path:line:column: what is wrong`, what to do, and where to read about it.
  private func text(_ finding: Finding) -> String {
    let start = finding.location.start
    let place = "\(finding.location.range.file.path):\(start.line):\(start.column)"
    let lines = ["\(place): \(finding.message)", finding.fix] + finding.citations
    return lines.filter { !$0.isEmpty }.map { SingleLine($0, in: run.language).text }
      .joined(separator: "\n")
  }

  /// One case for each file with something that couldn't be judged.
  private mutating func addInputs() {
    let inputs = run.inputAnnotations.filter { $0.level == .error }
    let files = Dictionary(grouping: inputs, by: \.stretch.file)
    for file in files.keys.sorted() {
      let lines = (files[file] ?? []).map { input in
        "\(file):\(input.stretch.start.line):\(input.stretch.start.column): \(input.text)"
      }
      add(
        JUnitCase(
          className: "reviewlint.input",
          name: SingleLine(file).text,
          verdict: JUnitCase.Verdict(
            kind: .error,
            message: files[file]?.first?.text ?? "",
            type: files[file]?.first?.rule,
            text: lines.map { SingleLine($0, in: run.language).text }.joined(separator: "\n")
          )
        )
      )
    }
  }

  /// One case for each place that makes the answer milder.
  private mutating func addRelaxations() {
    for relaxed in RelaxedPlace.all(of: run) {
      let start = relaxed.stretch.start
      let text = run.language(relaxed.wording)
      let place = "\(relaxed.stretch.file):\(start.line):\(start.column)"
      add(
        JUnitCase(
          className: "reviewlint.relaxed",
          name: SingleLine("\(relaxed.kind.rawValue) @ \(relaxed.place)").text,
          verdict: skipped(
            "Relaxed:",
            text,
            SingleLine("\(place): \(text)", in: run.language).text
          )
        )
      )
    }
  }
}
