internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// What there is to say about a rule, in Markdown and in the language of the rules.
struct RuleMarkdown {
  let text: String

  init(of rule: CompiledRule, in book: RuleBook) {
    self.init(
      id: rule.id,
      severity: rule.severities.text,
      words: [rule.title, rule.why],
      guidelines: rule.declaration.guidelineKeys,
      book
    )
  }

  init(of rule: ProgramRule, in book: RuleBook) {
    let texts = rule.texts(in: book.language)
    self.init(
      id: rule.id,
      severity: rule.severity.rawValue,
      words: [texts.title, texts.why],
      guidelines: ProgramRule.guidelines,
      book
    )
  }

  private init(
    id: String,
    severity: String,
    words: [String],
    guidelines: [String],
    _ book: RuleBook
  ) {
    let cited = guidelines.map { key in
      let name = MarkdownContent.escaped(book.guideline(key)?.citation(in: book.language) ?? key)
      let address = book.guideline(key).flatMap { WebAddress($0.address) == nil ? nil : $0.address }
      return "- " + (address.map { "[\(name)](<\($0)>)" } ?? name)
    }
    let head = "\(MarkdownContent.code(id)) (\(severity))"
    let paragraphs = [head] + words.map(MarkdownContent.escaped) + [cited.joined(separator: "\n")]
    text = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
