package import Rules

/// The reference of all rules as Markdown.
package struct RuleReferenceMarkdown {
  private let book: RuleBook

  package init(_ book: RuleBook) {
    self.book = book
  }

  /// The whole page.
  package var text: String {
    let topics = RuleReference.all(in: book)
    var blocks = ["# Rules"]
    blocks.append(topics.map { Self.contents($0.topic, $0.rules) }.joined(separator: "\n"))
    for (topic, rules) in topics {
      blocks.append("## \(RuleReference.heading(forTopic: topic))")
      blocks += rules.map(Self.section)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func contents(_ topic: String, _ rules: [RuleReference]) -> String {
    let links = rules.map { "  - [\($0.id)](#\($0.id)): \(escaped($0.title))" }
    return (["- \(RuleReference.heading(forTopic: topic))"] + links).joined(separator: "\n")
  }

  private static func section(_ rule: RuleReference) -> String {
    var blocks = ["### \(rule.id)", "**\(escaped(rule.title)).** \(escaped(rule.why))"]
    blocks.append(rule.facts.map { "- \($0.name): \(words(for: $0.fact))" }.joined(separator: "\n"))
    if !rule.examples.isEmpty {
      let examples = rule.examples.map { "- \($0.heading): \(escaped($0.name))" }
      blocks.append("Examples:\n\n" + examples.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): escaped(text)
    case .guideline(let guideline): link(to: guideline)
    case .parameter(let name, let value): "`\(name)`, here \(escaped(value))"
    }
  }

  private static func link(to guideline: Guideline) -> String {
    let name = escaped(guideline.citation)
    guard guideline.hasWebAddress else { return name }
    let address = guideline.address.replacing("(", with: "%28").replacing(")", with: "%29")
    return "[\(name)](\(address))"
  }

  /// The text without anything that Markdown would take for its own.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\`*_[]<>&#|".contains(letter) { result.append("\\") }
      result.append(letter == "\n" ? " " : letter)
    }
  }
}
