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
      + book.rulesOff.map(\.id).sorted().map { ($0, "off", "") }
    let safe = rows.map { (TerminalText.safe($0), $1, TerminalText.safe($2)) }
    let width = (safe.map { TerminalText.width($0.0) }.max() ?? 0) + 2
    return safe.map { id, severity, title in
      padded(id, to: width) + (title.isEmpty ? severity : padded(severity, to: 9) + title) + "\n"
    }
    .joined()
  }

  /// A word, and blanks up to a column: at least one.
  private func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(1, width - TerminalText.width(word)))
  }

  private func titleAndGuidelines(of rule: RuleDeclaration) -> String {
    "\(rule.title) (\(rule.guidelineKeys.joined(separator: ", ")))"
  }
}
