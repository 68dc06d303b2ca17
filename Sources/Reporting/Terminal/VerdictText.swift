internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation

/// The verdict and what it rests on, in one sentence.
struct VerdictText {
  let style: ReportStyle
  let language: Language

  /// The verdict in one sentence.
  func headline(of run: PresentedRun) -> String {
    Paragraph(label: "", text: TerminalText.safe(language(run.headline)), width: style.width).lines
      .map { style.paint($0, Self.role(of: run.verdict)) }.joined(separator: "\n")
  }

  /// So many errors are shown with their places once more.
  private static let mostErrors = 20

  /// Where each thing stands that makes the answer a no, a line each; empty without any.
  func errors(in run: PresentedRun) -> String {
    let errors = run.annotations(.faults).filter { $0.level == .error }
    let lines = errors.prefix(Self.mostErrors).map { error in
      let place = error.place.map { "\($0.file):\($0.start.line):\($0.start.column)  " } ?? ""
      return "  \(style.paint(TerminalText.safe(place), .place))\(TerminalText.safe(error.rule))\n"
    }
    let rest = errors.count - lines.count
    let more = language(Message(.andMoreCount, count: rest, rest))
    return lines.joined() + (rest > 0 ? "  \(more)\n" : "")
  }

  /// The verdict on a whole run.
  func line(of run: PresentedRun) -> String {
    let mistakes = run.run.diagnostics.count { $0.severity == .error }
    let counts: [Message?] = [
      mistakes == 0 ? nil : Message(.mistakesCount, count: mistakes, mistakes), run.counts.message,
    ]
    return line(run.verdict, counts.compactMap { $0 }.inOneLine)
  }

  /// A verdict with its counts; what is only a part says so first.
  func line(_ verdict: QualifiedVerdict, _ counts: Message) -> String {
    let before = verdict.partText ?? (verdict.isToDecide ? verdict.exceptions : nil)
    let text = before.map { Message(.strung, $0, counts) } ?? counts
    return line(language(Self.label(of: verdict)), Self.role(of: verdict), language(text))
  }

  private func line(_ label: String, _ role: Paint.Role, _ text: String) -> String {
    Paragraph(label: label.asLabel, text: text, width: style.width)
      .runIn(label: style.paint(label, role))
  }

  /// Lines that name what makes the answer milder; empty without anything.
  func relaxations(in run: PresentedRun) -> String {
    run.relaxed.map { relaxed in
      let text = language(Message(.bracketed, relaxed.message, relaxed.place))
      return line(language(.relaxed), .warning, TerminalText.safe(text)) + "\n"
    }.joined()
  }

  /// A line that says what was seen; empty where nothing was.
  func inventory(of run: PresentedRun) -> String {
    guard let message = run.run.inventory.message else { return "" }
    return line(language(.inventorySeen), .quiet, language(message)) + "\n"
  }

  static func role(of verdict: QualifiedVerdict) -> Paint.Role {
    switch verdict.verdict {
    case .compliant: verdict.isYes ? .good : .warning
    case .incomplete: .warning
    case .violations, .unjudged: .error
    }
  }

  private static func label(of verdict: QualifiedVerdict) -> Message {
    switch verdict.verdict {
    case .compliant:
      if verdict.isPart { return Message(.partialLabel) }
      if verdict.isToDecide { return Message(.toDecideLabel) }
      return verdict.exceptions.map { Message(.compliantBut, $0) } ?? Message(.compliantLabel)
    case .incomplete: return Message(.incompleteLabel)
    case .violations: return Message(.violationsLabel)
    case .unjudged: return Message(.unjudgedLabel)
    }
  }
}
