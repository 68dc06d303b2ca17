internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// What there is to say about a rule, in Markdown and in the language of the rules.
struct RuleMarkdown {
  let text: String

  init(of rule: Rule, in book: RuleBook) {
    let cited = rule.guidelines.map { key in
      let name = MarkdownContent.escaped(book.guideline(key)?.citation(in: book.language) ?? key)
      let address = book.guideline(key).flatMap { WebAddress($0.address) == nil ? nil : $0.address }
      return "- " + (address.map { "[\(name)](<\($0)>)" } ?? name)
    }
    let head = "\(MarkdownContent.code(rule.id)) (\(rule.severity.rawValue))"
    let words = [rule.title(in: book.language), rule.why(in: book.language)]
    let paragraphs = [head] + words.map(MarkdownContent.escaped) + [cited.joined(separator: "\n")]
    text = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
