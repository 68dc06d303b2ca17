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
    let blanks = String(repeating: " ", count: max(width, 9))
    // A part of a text is had in less time than a text of its own.
    func gap(_ count: Int) -> Substring { Substring(blanks.utf8.prefix(max(1, count))) }
    return safe.reduce(into: "") { text, row in
      let (id, severity, title) = row
      text += id
      text += gap(width - TerminalText.width(id))
      text += severity
      if !title.isEmpty {
        text += gap(9 - TerminalText.width(severity))
        text += title
      }
      text += "\n"
    }
  }
}
