internal import Diagnostics
package import Engine
internal import Localization
internal import Model
package import Rules

/// A rule as `explain` shows it, in the language of its book.
package struct RuleText {
  private let book: RuleBook
  private let width: Int

  package init(of book: RuleBook, width: Int) {
    self.book = book
    self.width = width
  }

  /// Why, guideline, what is right, its expressions, and every example; before and after are
  /// parts of descriptions.
  package func text(
    _ rule: Rule,
    before: [String] = [],
    after: [String] = []
  ) -> String {
    text(RuleReference(rule, in: book)) + excerpt(before, under: .referenceBefore)
      + excerpt(after, under: .referenceAfter)
  }

  /// All rules, then what can be named.
  package func text(_ reference: Reference) -> String {
    let rules = Rule.all(in: book).map { text($0) }
    let entries = ReferenceText(of: reference, width: width).list(ReferenceEntry.Kind.allCases)
    return (rules + [entries]).joined(separator: "\n")
  }

  /// A rule that is off: what it would be about, and who switched it off.
  package func text(off rule: RuleDeclaration) -> String {
    var text = heading(rule.id, said(.referenceOff), rule.title)
    text += labelled(.referenceWhy, rule.why)
    for key in rule.guidelineKeys { text += labelled(.referenceGuideline, book.citation(key)) }
    for change in book.overrides(of: rule.id) { text += labelled(.referenceChanged, change) }
    return text
  }

  /// The rules of a guideline or topic, one in a line.
  package func list(_ rules: [CompiledRule], of guideline: Guideline?, called name: String)
    -> String
  {
    var text = TerminalText.safe(guideline?.citation(in: book.language) ?? name) + "\n"
    if let address = guideline?.address, !address.isEmpty {
      text += "\(TerminalText.safe(address))\n"
    }
    text += "\n"
    if rules.isEmpty { text += said(.referenceNoRule) + "\n" }
    for rule in rules { text += paragraph("\(rule.id) (\(rule.severity.rawValue)): ", rule.title) }
    return text
  }

  private func text(_ rule: RuleReference) -> String {
    var text = heading(rule.id, rule.severity, rule.title) + labelled(.referenceWhy, rule.why)
    for (label, fact) in rule.facts {
      switch fact {
      case .text(let words), .code(let words): text += labelled(label, words)
      case .link(let words, let address):
        text += labelled(label, words)
        if let address { text += "  \(TerminalText.safe(address.text))\n" }
      }
    }
    guard !rule.examples.isEmpty else { return text }
    text += "\n\(said(.referenceExamples)):\n"
    for (heading, example) in rule.examples {
      text += paragraph("  \(said(heading)): ", example.name)
    }
    return text
  }

  private func heading(_ id: String, _ severity: String, _ title: String) -> String {
    let sentence = book.language(Message(.sentence, Message.words(title)))
    return "\(TerminalText.safe(id)) (\(severity))\n\n" + paragraph("", sentence) + "\n"
  }

  private func excerpt(_ lines: [String], under heading: Message) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n\(said(heading)):\n" + lines.map { "  \(TerminalText.safe($0))\n" }.joined()
  }

  private func said(_ words: Message) -> String { book.language(words) }

  private func labelled(_ label: Message, _ text: String) -> String {
    paragraph("\(said(label)): ", text)
  }

  private func paragraph(_ label: String, _ text: String) -> String {
    let label = TerminalText.safe(label)
    let narrow = TerminalText.width(label) > 24 ? "" : label
    let lines = Paragraph(label: narrow, text: narrow.isEmpty ? label + text : text, width: width)
    return lines.laidOut(label: narrow) + "\n"
  }
}
