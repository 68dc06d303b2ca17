internal import Diagnostics
internal import Rules

extension ReferencePage {
  /// As Markdown.
  package var markdown: String {
    let contents = chapters.filter { $0.anchor == nil }.map(Self.contents).joined(separator: "\n")
    return (["# Rules", contents] + chapters.flatMap(Self.blocks)).joined(separator: "\n\n") + "\n"
  }

  private static let page = MarkdownText()

  private static func contents(_ chapter: Chapter) -> String {
    let links = chapter.articles.map { article in
      let anchor = FileAddress.escaped(article.anchor)
      return "  - [\(page.escaped(article.name))](#\(anchor)): \(page.escaped(article.title ?? ""))"
    }
    return (["- \(page.escaped(chapter.heading))"] + links).joined(separator: "\n")
  }

  private static func blocks(_ chapter: Chapter) -> [String] {
    ["## \(page.escaped(chapter.heading))"] + chapter.articles.flatMap(blocks)
  }

  private static func blocks(_ article: Article) -> [String] {
    let text = page.escaped(article.text)
    var blocks =
      if let title = article.title {
        ["### \(page.escaped(article.name))", "**\(page.escaped(title)).** \(text)"]
      } else {
        ["### \(page.code(article.name))", text]
      }
    let facts = article.facts.map { "- \($0.name): \(words(for: $0.fact))" }
    if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
    if !article.examples.isEmpty {
      let examples = article.examples.map { "- \($0.heading): \(page.escaped($0.name))" }
      blocks += ["Examples:", examples.joined(separator: "\n")]
    }
    return blocks
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): page.escaped(text)
    case .code(let text): page.code(text)
    case .guideline(let guideline): page.link(to: guideline)
    case .source(let source): page.link(source.text, to: source.webAddress)
    case .parameter(let name, let value): "\(page.code(name)), here \(page.escaped(value))"
    }
  }
}
