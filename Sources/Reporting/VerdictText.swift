internal import Diagnostics
internal import Linting
internal import Rules

/// The verdict and what it rests on, in one sentence.
struct VerdictText {
  let style: ReportStyle
  let language: Language

  /// The verdict on a whole run.
  func line(of run: RunResult) -> String {
    let errors = run.diagnostics.count { $0.severity == .error }
    let descriptions = run.descriptions.count
    let counts: [Wording?] = [
      errors == 0 ? nil : .counted(errors, one: "\(errors) error", other: "\(errors) errors"),
      descriptions == 1
        ? nil
        : .counted(
          descriptions,
          one: "\(descriptions) description",
          other: "\(descriptions) descriptions"
        ),
      Counts(run.descriptions).wording,
    ]
    return line(run.verdict, counts.compactMap { $0 }.inOneLine)
  }

  /// A verdict with its counts.
  func line(_ verdict: Verdict, _ counts: Wording) -> String {
    let label = language(Self.label(of: verdict))
    return Paragraph(label: "\(label) ", text: language(counts), width: style.width)
      .runIn(label: style.paint(label, Self.role(of: verdict)))
  }

  /// A line that names the rules which don't hold as they are built in; empty without any.
  func overridden(in run: RunResult) -> String {
    guard !run.tool.overridden.isEmpty else { return "" }
    let names = run.tool.overridden.joined(separator: ", ")
    let count = run.tool.overridden.count
    let wording: Wording = .counted(
      count,
      one: "\(count) built-in rule is off or set otherwise: \(names)",
      other: "\(count) built-in rules are off or set otherwise: \(names)"
    )
    return language(wording) + "\n"
  }

  static func role(of verdict: Verdict) -> Paint.Role {
    switch verdict {
    case .compliant: .good
    case .incomplete: .warning
    case .violations, .unjudged: .error
    }
  }

  private static func label(of verdict: Verdict) -> Wording {
    switch verdict {
    case .compliant: "compliant:"
    case .incomplete: "incomplete:"
    case .violations: "violations:"
    case .unjudged: "unjudged:"
    }
  }
}
