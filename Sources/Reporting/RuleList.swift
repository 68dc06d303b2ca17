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
      book.rules.map { ($0.id, $0.severity.rawValue, titleAndGuidelines(of: $0.declaration)) }
      + ProgramRule.all.map { ($0.id, $0.severity.rawValue, $0.title) }
      + book.rulesOff.sorted().map { ($0, "off", "") }
    let safe = rows.map { (TerminalText.safe($0), $1, TerminalText.safe($2)) }
    let width = (safe.map { TerminalText.width($0.0) }.max() ?? 0) + 2
    let blanks = String(repeating: " ", count: max(width, 9))
    // A part of a text is had in less time than a text of its own.
    func gap(_ count: Int) -> Substring { Substring(blanks.utf8.prefix(max(1, count))) }
    var text = ""
    text.reserveCapacity(rows.count * 100)
    for (id, severity, title) in safe {
      text += id
      text.append(contentsOf: gap(width - TerminalText.width(id)))
      text += severity
      if !title.isEmpty {
        text.append(contentsOf: gap(9 - TerminalText.width(severity)))
        text += title
      }
      text += "\n"
    }
    return text
  }

  private func titleAndGuidelines(of rule: RuleDeclaration) -> String {
    var text = rule.title
    for (number, key) in rule.guidelineKeys.enumerated() {
      text += number == 0 ? " (" : ", "
      text += key
    }
    return text + ")"
  }
}
