internal import Diagnostics
package import Engine
internal import Model
package import Rules

/// A rule as `explain` shows it.
package struct RuleText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  /// Why, guideline, what is right, its expressions, and every example; before and after are
  /// parts of descriptions.
  package func text(
    _ rule: CompiledRule,
    in book: RuleBook,
    before: [String] = [],
    after: [String] = []
  ) -> String {
    var text = text(RuleReference(rule, in: book))
    if !before.isEmpty { text += "\nbefore:\n" + indented(before) }
    if !after.isEmpty { text += "\nafter:\n" + indented(after) }
    return text
  }

  /// All rules, then what can be named.
  package func text(_ book: RuleBook, _ reference: Reference) -> String {
    let rules =
      book.rules.map { text($0, in: book) }
      + ProgramRule.all.map { text($0, guidelines: book.guidelines) }
    let entries = ReferenceText(width: width).list(reference, ReferenceEntry.Kind.allCases)
    return (rules + [entries]).joined(separator: "\n")
  }

  /// A rule that is off: what it would be about, and who switched it off.
  package func text(off rule: RuleDeclaration, in book: RuleBook) -> String {
    var text = "\(TerminalText.safe(rule.id)) (off)\n\n"
    text += paragraph("", rule.title + ".") + "\n"
    text += paragraph("why: ", rule.why)
    for key in rule.guidelineKeys { text += paragraph("guideline: ", book.citation(key)) }
    for change in book.overrides(of: rule.id) { text += paragraph("changed: ", change) }
    return text
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \(TerminalText.safe($0))\n" }.joined()
  }

  package func text(_ rule: ProgramRule, guidelines: [Guideline]) -> String {
    text(RuleReference(rule, guidelines: guidelines))
  }

  private func text(_ rule: RuleReference) -> String {
    var text = "\(TerminalText.safe(rule.id)) (\(rule.severity))\n\n"
    text += paragraph("", rule.title + ".") + "\n"
    text += paragraph("why: ", rule.why)
    if let reason = rule.severityReason {
      text += paragraph("why \(rule.severity): ", reason)
    }
    for guideline in rule.guidelines {
      text += paragraph("guideline: ", guideline.citation)
      if !guideline.address.isEmpty { text += "  \(TerminalText.safe(guideline.address))\n" }
    }
    text += paragraph("who can fix it: ", rule.owner.words.text)
    if !rule.aliases.isEmpty {
      text += paragraph("formerly: ", rule.aliases.joined(separator: ", "))
    }
    if let instead = rule.deprecated { text += paragraph("deprecated: ", instead) }
    if let from = rule.from { text += paragraph("holds from: ", from) }
    if let until = rule.until { text += paragraph("holds until: ", until) }
    for (name, value) in rule.parameters {
      text += paragraph("parameter: ", "\(name), here \(value)")
    }
    text += paragraph("fix: ", rule.fix)
    for note in rule.exemptions { text += paragraph("exempt: ", note) }
    if let review = rule.review { text += paragraph("to decide: ", review) }
    for source in rule.sources {
      text += paragraph("source: ", source.text)
      if !source.address.isEmpty { text += "  \(TerminalText.safe(source.address))\n" }
    }
    if let file = rule.file { text += paragraph("file: ", file) }
    for change in rule.overrides { text += paragraph("changed: ", change) }
    if !rule.expressions.isEmpty { text += "\nexpressions:\n" }
    for (key, expression) in rule.expressions { text += paragraph("  \(key): ", expression) }
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
    if rules.isEmpty { text += "no rule is about it\n" }
    for rule in rules {
      text += paragraph("\(rule.id) (\(rule.severities.text)): ", rule.title)
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
