internal import Diagnostics
package import Rules

/// The reference of all rules as Markdown.
package struct RuleReferenceMarkdown {
  private let book: RuleBook
  private let reference: Reference?

  /// The page has what can be named as well, where that is given.
  package init(_ book: RuleBook, _ reference: Reference? = nil) {
    self.book = book
    self.reference = reference
  }

  /// The whole page.
  package var text: String {
    let topics = RuleReference.all(in: book)
    var blocks = ["# Rules"]
    blocks.append(topics.map { Self.contents($0.topic, $0.rules) }.joined(separator: "\n"))
    for (topic, rules) in topics {
      blocks.append("## \(Self.heading(topic))")
      blocks += rules.map(Self.section)
    }
    if let reference { blocks += ReferenceMarkdown().blocks(reference) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let page = MarkdownText()

  private static func heading(_ topic: String) -> String {
    page.escaped(RuleReference.heading(forTopic: topic))
  }

  private static func contents(_ topic: String, _ rules: [RuleReference]) -> String {
    let links = rules.map { rule in
      let anchor = FileAddress.escaped(rule.id)
      return "  - [\(page.escaped(rule.id))](#\(anchor)): \(page.escaped(rule.title))"
    }
    return (["- \(heading(topic))"] + links).joined(separator: "\n")
  }

  private static func section(_ rule: RuleReference) -> String {
    let title = page.escaped(rule.title)
    var blocks = ["### \(page.escaped(rule.id))", "**\(title).** \(page.escaped(rule.why))"]
    blocks.append(rule.facts.map { "- \($0.name): \(words(for: $0.fact))" }.joined(separator: "\n"))
    if !rule.examples.isEmpty {
      let examples = rule.examples.map { "- \($0.heading): \(page.escaped($0.name))" }
      blocks.append("Examples:\n\n" + examples.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): page.escaped(text)
    case .code(let text): page.code(text)
    case .guideline(let guideline): page.link(to: guideline)
    case .parameter(let name, let value): "\(page.code(name)), here \(page.escaped(value))"
    }
  }
}
