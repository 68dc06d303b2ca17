internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// What there is to say about one description: its findings, then what is missing.
struct DescriptionText {
  let style: ReportStyle
  let language: Language

  func text(_ description: PresentedDescription) -> String {
    let result = description.result
    let findings = FindingText(style: style, language: language)
    let lines = DescriptionLineTables(of: result)
    let faults = shown(of: description)
    var text = heading(of: result)
    let isAccepted = { (fault: Fault) in [.waived, .decided].contains(fault.urgency.outcome) }
    for fault in faults where fault.heading == .apple && !isAccepted(fault) {
      text += findings.text(fault, in: lines) + "\n"
    }
    let accepted = faults.filter(isAccepted).map { findings.line(ofAccepted: $0) + "\n" }
    text += accepted.joined() + (accepted.isEmpty ? "" : "\n")
    for (concern, label) in [
      (Concern.ours, Message.ourRulesBrokenLabel), (.bookkeeping, .putDescriptionInOrderLabel),
    ] {
      let found = faults.filter { $0.heading == concern }
      if found.isEmpty { continue }
      text += style.paint(wrapped(label), .strong) + "\n\n"
      for fault in found { text += findings.text(fault, in: lines) + "\n" }
    }
    return text + takenFacts(of: result) + questions(of: description)
  }

  /// Where what nobody wrote comes from.
  private func takenFacts(of result: LintResult) -> String {
    let taken = result.takenFacts
    guard !taken.isEmpty else { return "" }
    let lines = taken.map { fact in
      let place = TerminalText.safe("\(fact.file):\(fact.line)")
      return "  \(fact.path): \(TerminalText.safe(fact.value))  " + style.paint(place, .place)
        + "\n"
    }
    return wrapped(Message(.takenFromAppsFilesLabel)) + "\n" + lines.joined() + "\n"
  }

  /// An app that is ready, in a line.
  func line(_ description: PresentedDescription, _ verdicts: VerdictText) -> String {
    verdicts.line(
      description.verdict,
      Message(.labelled, title(of: description.result), description.counts.message))
  }

  private func title(of result: LintResult) -> String {
    let path = result.file.id.path
    return result.document > 1
      ? language(Message(.documentOfApp, result.app, path, result.document))
      : language(Message(.bracketed, result.app, path))
  }

  private func heading(of result: LintResult) -> String {
    let asOf = language.dates.short(result.asOf)
    let guideline = result.guideline { language.dates.short($0) }
    let days: Message = Message(.checkedGuidelines, asOf, guideline)
    return style.paint(TerminalText.safe(title(of: result)), .strong) + "\n"
      + style.paint(wrapped(days), .quiet) + "\n\n"
  }

  /// What asks for most attention first; missing facts are asked for in one list, and what the
  /// baseline accepts is no news.
  private func shown(of description: PresentedDescription) -> [Fault] {
    description.faults.filter {
      $0.urgency.outcome != .incomplete && $0.first.acceptance != .baseline
    }
  }

  private func questions(of description: PresentedDescription) -> String {
    let (result, asked) = (description.result, description.questions)
    guard style.showsAllQuestions else {
      return QuestionSummary(style: style, language: language)
        .text(of: asked, in: result.file.id.path)
    }
    var text = ""
    if asked.count > 0 {
      let questions = QuestionText(in: result.file, width: style.width, language: language)
      text += wrapped(QuestionText.lead(asked)) + "\n\n"
      for part in questions.parts(of: asked) { text += self.text(part) + "\n" }
    }
    return asked.furtherText.map { text + wrapped($0) + "\n\n" } ?? text
  }

  private func text(_ part: QuestionText.Part) -> String {
    let heading = Paragraph(label: "--> ", text: language(part.heading), width: style.width)
    let notes = part.notes.map { note in
      Paragraph(label: "  # ", text: "\(note.key): \(language(note.answers))", width: style.width)
    }
    return style.paint(heading.laidOut(label: "--> "), .place) + "\n"
      + part.lines.map { "\(painted($0))\n" }.joined()
      + notes.flatMap { note in note.lines.map { style.paint(note.label + $0, .quiet) + "\n" } }
      .joined()
  }

  /// The line with its comment held back.
  private func painted(_ line: String) -> String {
    guard let comment = line.firstRange(of: "# ") else { return line }
    return line[..<comment.lowerBound] + style.paint(String(line[comment.lowerBound...]), .quiet)
  }

  private func wrapped(_ text: Message) -> String {
    Paragraph(label: "", text: language(text), width: style.width).laidOut(label: "")
  }
}
