package import Linting
package import Rules

/// A rule as `explain` shows it.
package struct RuleText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  /// Why, guideline, what is right, and every example.
  package func text(_ rule: CheckedRule, guidelines: [Guideline]) -> String {
    let declaration = rule.declaration
    var text = "\(rule.id) (\(rule.severity.rawValue))\n\n"
    text += paragraph("", declaration.title + ".") + "\n"
    text += paragraph("why: ", declaration.why)
    for key in declaration.guidelines.map(\.text) {
      let guideline = guidelines.first { $0.key == key }
      text += paragraph("guideline: ", guideline?.citation ?? key)
      if let address = guideline?.address, !address.isEmpty { text += "  \(address)\n" }
    }
    if let from = declaration.holdsFrom { text += paragraph("holds from: ", from) }
    if let until = declaration.holdsUntil { text += paragraph("holds until: ", until) }
    text += paragraph("sources: ", declaration.sources.joined(separator: ", "))
    text += "\nexamples:\n"
    for example in declaration.examples.all {
      text += paragraph("  \(Self.word(for: example.expectation)): ", example.name)
    }
    return text
  }

  package func text(_ rule: ProgramRule) -> String {
    "\(rule.id) (\(rule.severity.rawValue))\n\n" + paragraph("", rule.title + ".") + "\n"
      + paragraph("why: ", rule.why) + paragraph("fix: ", rule.fix)
  }

  /// The rules of a guideline or topic, one in a line.
  package func list(_ rules: [CheckedRule], of guideline: Guideline?, called name: String) -> String
  {
    var text = (guideline?.citation ?? name) + "\n"
    if let address = guideline?.address, !address.isEmpty { text += "\(address)\n" }
    text += "\n"
    for rule in rules {
      text += paragraph("\(rule.id) (\(rule.severity.rawValue)): ", rule.declaration.title)
    }
    return text
  }

  private func paragraph(_ label: String, _ text: String) -> String {
    let narrow = TerminalText.width(label) > 24 ? "" : label
    let lines = Paragraph(label: narrow, text: narrow.isEmpty ? label + text : text, width: width)
    return lines.laidOut(label: narrow) + "\n"
  }

  private static func word(for expectation: RuleExample.Expectation) -> String {
    switch expectation {
    case .passes: "right"
    case .fails: "wrong"
    case .incomplete: "undecided"
    case .exempt: "exempt"
    case .review: "to decide"
    case .notApplicable: "not applicable"
    }
  }
}
