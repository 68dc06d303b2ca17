internal import Diagnostics
internal import Engine
package import Rules

/// The rules that hold, one in a line: id, severity, title, guidelines; then those that are off.
package struct RuleList {
  /// The words of a line behind the rule's id.
  private typealias Row = (id: String, severity: String, rest: String)

  private let book: RuleBook

  package init(_ book: RuleBook) {
    self.book = book
  }

  package var text: String {
    Self.laidOut(
      book.rules.map { ($0.id, $0.severity.rawValue, Self.titleAndGuidelines(of: $0)) }
        + ProgramRule.all.map { ($0.id, $0.severity.rawValue, $0.title) }
        + rulesOff.map { ($0.id, "off", "") }
    )
  }

  /// Instead of the titles, where each rule is written, and who changes it.
  package var textWithOrigins: String {
    Self.laidOut(
      book.rules.map { ($0.id, $0.severity.rawValue, origin(of: $0.source)) }
        + ProgramRule.all.map { ($0.id, $0.severity.rawValue, "the program itself") }
        + rulesOff.map { ($0.id, "off", origin(of: $0)) }
    )
  }

  private var rulesOff: [RuleSource] { book.rulesOff.sorted { $0.id < $1.id } }

  private static func laidOut(_ rows: [Row]) -> String {
    let safe = rows.map { (TerminalText.safe($0.id), $0.severity, TerminalText.safe($0.rest)) }
    let width = (safe.map { TerminalText.width($0.0) }.max() ?? 0) + 2
    return safe.map { id, severity, rest in
      padded(id, to: width) + (rest.isEmpty ? severity : padded(severity, to: 9) + rest) + "\n"
    }
    .joined()
  }

  /// A word, and blanks up to a column: at least one.
  private static func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(1, width - TerminalText.width(word)))
  }

  private static func titleAndGuidelines(of rule: CompiledRule) -> String {
    "\(rule.title) (\(rule.declaration.guidelineKeys.joined(separator: ", ")))"
  }

  private func origin(of rule: RuleSource) -> String {
    let file = "\(rule.file.path):\(rule.line)" + (rule.declaration.isDraft ? ", a draft" : "")
    return ([file] + book.overrides(of: rule.id)).joined(separator: "; ")
  }
}
