internal import Diagnostics
package import Linting
package import Rules

/// A rule as `explain` shows it.
package struct RuleText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  /// Why, guideline, what is right, and every example.
  package func text(_ rule: CompiledRule, guidelines: [Guideline]) -> String {
    text(RuleReference(rule, guidelines: guidelines))
  }

  package func text(_ rule: ProgramRule, guidelines: [Guideline]) -> String {
    text(RuleReference(rule, guidelines: guidelines))
  }

  private func text(_ rule: RuleReference) -> String {
    var text = "\(TerminalText.safe(rule.id)) (\(rule.severity.rawValue))\n\n"
    text += paragraph("", rule.title + ".") + "\n"
    text += paragraph("why: ", rule.why)
    for guideline in rule.guidelines {
      text += paragraph("guideline: ", guideline.citation)
      if !guideline.address.isEmpty { text += "  \(TerminalText.safe(guideline.address))\n" }
    }
    text += paragraph("who can fix it: ", rule.owner.words.text)
    if let from = rule.from { text += paragraph("holds from: ", from) }
    if let until = rule.until { text += paragraph("holds until: ", until) }
    for (name, value) in rule.parameters {
      text += paragraph("parameter: ", "\(name), here \(value)")
    }
    text += paragraph("fix: ", rule.fix)
    for note in rule.exemptions { text += paragraph("exempt: ", note) }
    if let review = rule.review { text += paragraph("to decide: ", review) }
    if !rule.sources.isEmpty {
      text += paragraph("sources: ", rule.sources.joined(separator: ", "))
    }
    guard !rule.examples.isEmpty else { return text }
    text += "\nexamples:\n"
    for (heading, name) in rule.examples { text += paragraph("  \(heading): ", name) }
    return text
  }

  /// The rules of a guideline or topic, one in a line.
  package func list(_ rules: [CompiledRule], of guideline: Guideline?, called name: String)
    -> String
  {
    var text = TerminalText.safe(guideline?.citation ?? name) + "\n"
    if let address = guideline?.address, !address.isEmpty {
      text += "\(TerminalText.safe(address))\n"
    }
    text += "\n"
    for rule in rules {
      text += paragraph("\(rule.id) (\(rule.severity.rawValue)): ", rule.declaration.title)
    }
    return text
  }

  private func paragraph(_ label: String, _ text: String) -> String {
    let label = TerminalText.safe(label)
    let narrow = TerminalText.width(label) > 24 ? "" : label
    let lines = Paragraph(label: narrow, text: narrow.isEmpty ? label + text : text, width: width)
    return lines.laidOut(label: narrow) + "\n"
  }
}
