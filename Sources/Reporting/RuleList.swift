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
    var text = TextBytes()
    for (id, severity, title) in safe {
      append(id, upTo: width, to: &text)
      if title.isEmpty {
        text.append(severity)
      } else {
        append(severity, upTo: 9, to: &text)
        text.append(title)
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text.text
  }

  /// A word, and blanks up to a column: at least one.
  private func append(_ word: String, upTo width: Int, to text: inout TextBytes) {
    text.append(word)
    for _ in 0..<max(1, width - TerminalText.width(word)) { text.append(UInt8(ascii: " ")) }
  }

  /// Added up: to join texts, the runtime has to look for types that nothing else here needs.
  private func titleAndGuidelines(of rule: RuleDeclaration) -> String {
    var text = ""
    text.reserveCapacity(100)
    text += rule.title
    text += " ("
    for (number, key) in rule.guidelineKeys.enumerated() {
      if number > 0 { text += ", " }
      text += key
    }
    text += ")"
    return text
  }
}
