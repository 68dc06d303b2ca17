internal import Diagnostics
package import Engine
package import Rules

/// How a rule came to its outcome, as `check --why` shows it.
package struct TraceText {
  private let width: Int
  /// Whether places have lines; what an example changes stands in no file.
  private let hasLines: Bool

  package init(width: Int, hasLines: Bool = true) {
    self.width = width
    self.hasLines = hasLines
  }

  /// How an example comes out, in the same words.
  package static func text(_ trace: RuleTrace, of example: RuleExample, width: Int) -> String {
    let name = TerminalText.safe("\(trace.rule)/\(example.name)")
    return TraceText(width: width, hasLines: false).text(trace, headed: name)
  }

  /// The outcome, then every step below what it lies in.
  package func text(_ trace: RuleTrace, of result: LintResult) -> String {
    let file = TerminalText.safe(result.file.id.path)
    let document = result.document > 1 ? ", document \(result.document)" : ""
    let heading = "\(TerminalText.safe(result.app)) (\(file)\(document))\n"
    return heading + text(trace, headed: TerminalText.safe(trace.rule))
  }

  private func text(_ trace: RuleTrace, headed name: String) -> String {
    var text = "\(name): \((trace.outcome?.words ?? Message("can't be evaluated")).text)\n\n"
    for step in trace.steps { text += line(step) }
    return text
  }

  private func line(_ step: RuleTrace.Step) -> String {
    let indent = String(repeating: "  ", count: step.depth + 1)
    let head = step.key.isEmpty ? "" : "\(step.key): "
    let isSaid = !step.text.isEmpty
    var body = isSaid ? "\(step.text)  → \(step.value)" : step.value
    if !isSaid, step.key.isEmpty { body = "→ \(body)" }
    if let location = step.location { body += "  (\(place(location)))" }
    if !step.missing.isEmpty {
      body += "; " + Message("nobody said \(step.missing.joined(separator: ", "))").text
    }
    let paragraph = Paragraph(
      label: indent + head, text: body, width: max(width, indent.count + 40))
    return paragraph.runsOn(indent: indent) + "\n"
  }

  private func place(_ location: Location) -> String {
    guard hasLines else { return location.path }
    let (file, start) = (location.range.file.path, location.start)
    return "\(location.path) \(file):\(start.line):\(start.column)"
  }
}

extension Paragraph {
  /// The label and the text as one; what doesn't fit is indented below the label's beginning.
  fileprivate func runsOn(indent: String) -> String {
    let head = String(label.dropFirst(indent.count))
    let all = Paragraph(label: indent + "    ", text: head + text, width: width).lines
    return all.enumerated().map { (indent + ($0 == 0 ? "" : "    ")) + $1 }.joined(separator: "\n")
  }
}

extension Outcome {
  fileprivate var words: Message {
    switch self {
    case .fail: Message("fails")
    case .incomplete: Message("undecided, facts are missing")
    case .review: Message("a person has to decide")
    case .decided: Message("a person has decided")
    case .waived: Message("found and accepted")
    case .exempt: Message("exempt")
    case .pass: Message("passes")
    case .notApplicable: Message(.notApplicable)
    }
  }
}
