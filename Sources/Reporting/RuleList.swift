internal import Linting
package import Rules

/// The rules that hold, one in a line: id, severity, title, guidelines; then those that are off.
package struct RuleList {
  private let book: RuleBook

  package init(_ book: RuleBook) {
    self.book = book
  }

  package var text: String {
    let rows =
      book.rules.map { rule in
        let guidelines = rule.declaration.guidelineKeys.joined(separator: ", ")
        return (rule.id, rule.severity.rawValue, "\(rule.declaration.title) (\(guidelines))")
      } + ProgramRule.all.map { ($0.id, $0.severity.rawValue, $0.title) }
      + book.rulesOff.sorted().map { ($0, "off", "") }
    let safe = rows.map { (TerminalText.safe($0), $1, TerminalText.safe($2)) }
    let width = (safe.map { TerminalText.width($0.0) }.max() ?? 0) + 2
    return safe.map { id, severity, title in
      let end = title.isEmpty ? severity : padded(severity, 9) + title
      return padded(id, width) + end + "\n"
    }
    .joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - TerminalText.width(text)))
  }
}
