internal import Diagnostics
internal import Linting
internal import Rules

/// What there is to say about one description: its findings, then what is missing.
struct DescriptionText {
  let style: ReportStyle
  let language: Language
  let guidelines: GuidelineAddresses

  func text(_ result: LintResult) -> String {
    let findings = FindingText(style: style, language: language, guidelines: guidelines)
    let lines = LineTable(of: result.file)
    var text = heading(of: result)
    for finding in ordered(result.findings) { text += findings.text(finding, in: lines) + "\n" }
    return text + questions(of: result)
  }

  private func heading(of result: LintResult) -> String {
    let path = result.file.id.path
    let title =
      result.document > 1
      ? language("\(result.app) (\(path), document \(result.document))")
      : language("\(result.app) (\(path))")
    let asOf = language.dates.short(result.asOf)
    let edition = language.dates.short(result.edition)
    let days: Wording = "checked as of \(asOf), guidelines of \(edition)"
    return style.paint(TerminalText.safe(title), .strong) + "\n"
      + style.paint(wrapped(days), .quiet) + "\n\n"
  }

  /// What asks for most attention first; missing facts are asked for in one list.
  private func ordered(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.outcome != .incomplete }.inOrderOfUrgency
  }

  private func questions(of result: LintResult) -> String {
    var text = ""
    let asked = result.questions.asked
    if !asked.isEmpty {
      let lead: Wording = .counted(
        asked.count,
        one: "one question left: paste what is missing and put in what is true of the app",
        other:
          "\(asked.count) questions left: paste what is missing and put in what is true of the app"
      )
      let questions = QuestionText(paint: style.paint, width: style.width, language: language)
      text += wrapped(lead) + "\n\n" + questions.text(asked) + "\n"
    }
    let further = result.questions.furtherCount
    return further == 0 ? text : text + wrapped(Questions.wording(further: further)) + "\n\n"
  }

  private func wrapped(_ wording: Wording) -> String {
    Paragraph(label: "", text: language(wording), width: style.width).laidOut(label: "")
  }
}

extension Questions {
  /// How many facts are missing that are asked for only when milder rules count.
  static func wording(further count: Int) -> Wording {
    .counted(
      count,
      one: "one more fact is missing that only milder rules need (--fail-on note asks for it)",
      other:
        "\(count) more facts are missing that only milder rules need (--fail-on note asks for them)"
    )
  }
}
