internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// The verdict and what it rests on, in one sentence.
struct VerdictText {
  let style: ReportStyle
  let language: Language

  /// The verdict on a whole run.
  func line(of run: RunResult, _ counted: Counts) -> String {
    let errors = run.diagnostics.count { $0.severity == .error }
    let descriptions = run.summary.descriptions
    let counts: [LocalizableText?] = [
      errors == 0 ? nil : .counted(errors, one: "\(errors) error", other: "\(errors) errors"),
      descriptions == 1
        ? nil
        : .counted(
          descriptions,
          one: "\(descriptions) description",
          other: "\(descriptions) descriptions"
        ),
      counted.localizableText,
    ]
    return line(QualifiedVerdict(run, counted), counts.compactMap { $0 }.inOneLine)
  }

  /// A verdict with its counts; what is only a part says so first.
  func line(_ verdict: QualifiedVerdict, _ counts: LocalizableText) -> String {
    let label = language(Self.label(of: verdict))
    let before = verdict.partText ?? (verdict.isToDecide ? verdict.exceptions : nil)
    let text = before.map { "\($0); \(counts)" } ?? counts
    return Paragraph(label: "\(label) ", text: language(text), width: style.width)
      .runIn(label: style.paint(label, Self.role(of: verdict)))
  }

  /// Lines that name what makes the answer milder; empty without anything.
  func relaxations(in run: RunResult, _ counts: Counts) -> String {
    RelaxedPlace.all(of: run, counts).map { relaxed in
      let text = language("\(relaxed.localizableText) (\(relaxed.place))")
      let label = language("relaxed:")
      return Paragraph(label: "\(label) ", text: TerminalText.safe(text), width: style.width)
        .runIn(label: style.paint(label, .warning)) + "\n"
    }.joined()
  }

  static func role(of verdict: QualifiedVerdict) -> Paint.Role {
    switch verdict.verdict {
    case .compliant: verdict.isYes ? .good : .warning
    case .incomplete: .warning
    case .violations, .unjudged: .error
    }
  }

  private static func label(of verdict: QualifiedVerdict) -> LocalizableText {
    switch verdict.verdict {
    case .compliant:
      if verdict.isPart { return "partial:" }
      if verdict.isToDecide { return "to decide:" }
      return verdict.exceptions.map { "compliant but for \($0):" } ?? "compliant:"
    case .incomplete: return "incomplete:"
    case .violations: return "violations:"
    case .unjudged: return "unjudged:"
    }
  }
}
