internal import Diagnostics
package import Linting
internal import Rules

/// The results as a person reads them on a terminal; the verdict comes last.
package struct TextReporter: Reporter {
  package static let name = "text"

  private let paint: Paint
  private let width: Int

  package init(_ style: ReportStyle = ReportStyle()) {
    paint = style.paint
    width = style.width
  }

  package func report(_ run: RunResult) -> String {
    var text = ""
    for result in run.descriptions {
      text += description(result, isOnly: run.descriptions.count == 1)
    }
    let diagnostics = DiagnosticText(paint: paint, width: width)
    for diagnostic in run.diagnostics {
      text += diagnostics.text(diagnostic, in: run.files) + "\n"
    }
    return text + closing(run)
  }

  private func description(_ result: LintResult, isOnly: Bool) -> String {
    let document = result.document > 1 ? ", document \(result.document)" : ""
    let title = TerminalText.safe("\(result.app) (\(result.file.id.path)\(document))")
    var text = paint(title, .strong) + "\n"
    text += paint("checked as of \(result.asOf), guidelines of \(result.edition)", .quiet) + "\n\n"
    let findings = FindingText(paint: paint, width: width, lines: LineTable(of: result.file))
    for finding in ordered(result.findings) { text += findings.text(finding) + "\n" }
    text += questions(of: result)
    return isOnly ? text : text + line(counting: result) + "\n\n"
  }

  /// What asks for most attention first; missing facts are asked for in one list.
  private func ordered(_ findings: [Finding]) -> [Finding] {
    let shown = findings.enumerated().filter { $0.element.outcome != .incomplete }
    return shown.sorted { one, other in
      let first = one.element
      let second = other.element
      if first.outcome != second.outcome { return first.outcome < second.outcome }
      if first.severity != second.severity { return first.severity > second.severity }
      return one.offset < other.offset
    }
    .map(\.element)
  }

  private func questions(of result: LintResult) -> String {
    var text = ""
    let asked = result.questions.asked
    if !asked.isEmpty {
      let count = asked.count == 1 ? "one question" : "\(asked.count) questions"
      let lead = "\(count) left: paste what is missing and put in what is true of the app"
      text += wrapped(lead) + "\n\n"
      text += QuestionText(paint: paint, width: width).text(asked) + "\n"
    }
    if result.questions.furtherCount > 0 {
      let count = result.questions.furtherCount
      let facts = count == 1 ? "one more fact is" : "\(count) more facts are"
      text += wrapped("\(facts) missing that only milder rules need (--fail-on note asks for them)")
      text += "\n\n"
    }
    return text
  }

  private func line(counting result: LintResult) -> String {
    verdictLine(result.verdict, Counts([result]).text)
  }

  private func closing(_ run: RunResult) -> String {
    let counts = Counts(run.descriptions).text
    var text = ""
    if !run.tool.overridden.isEmpty {
      let overridden = run.tool.overridden.joined(separator: ", ")
      text +=
        "\(run.tool.overridden.count) built-in rules are off or set otherwise: \(overridden)\n"
    }
    let errors = run.diagnostics.count { $0.severity == .error }
    let faults = errors == 0 ? "" : "\(errors) \(errors == 1 ? "error" : "errors"), "
    let descriptions =
      run.descriptions.count == 1 ? "" : "\(run.descriptions.count) descriptions, "
    return text + verdictLine(run.verdict, faults + descriptions + counts) + "\n"
  }

  /// The verdict and what it rests on, as one sentence.
  private func verdictLine(_ verdict: Verdict, _ counts: String) -> String {
    let role: Paint.Role =
      switch verdict {
      case .compliant: .good
      case .incomplete: .warning
      case .violations, .unjudged: .error
      }
    let label = "\(verdict.rawValue): "
    return Paragraph(label: label, text: counts, width: width)
      .runIn(label: paint("\(verdict.rawValue):", role))
  }

  private func wrapped(_ text: String) -> String {
    Paragraph(label: "", text: text, width: width).laidOut(label: "")
  }
}
