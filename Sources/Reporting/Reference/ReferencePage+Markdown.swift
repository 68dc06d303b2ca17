internal import Diagnostics
internal import Localization
internal import Rules

extension ReferencePage {
  /// As Markdown.
  package var markdown: String {
    let contents = chapters.filter { $0.anchor == nil }.map(contents).joined(separator: "\n")
    let head = ["# \(page.escaped(language(.kindRules)))", contents]
    return (head + chapters.flatMap(blocks)).joined(separator: "\n\n") + "\n"
  }

  private var page: MarkdownText { MarkdownText(in: language) }

  private func contents(_ chapter: Chapter) -> String {
    let links = chapter.articles.map { article in
      let anchor = FileAddress.escaped(article.anchor)
      return "  - [\(page.escaped(article.name))](#\(anchor)): \(page.escaped(article.title ?? ""))"
    }
    return (["- \(page.escaped(chapter.heading))"] + links).joined(separator: "\n")
  }

  private func blocks(_ chapter: Chapter) -> [String] {
    ["## \(page.escaped(chapter.heading))"] + chapter.articles.flatMap(blocks)
  }

  private func blocks(_ article: Article) -> [String] {
    let text = page.escaped(article.text)
    var blocks =
      if let title = article.title {
        ["### \(page.escaped(article.name))", "**\(page.escaped(sentence(title)))** \(text)"]
      } else {
        ["### \(page.code(article.name))", text]
      }
    let facts = article.facts.map { "- \($0.label): \(words(for: $0.fact))" }
    if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
    if !article.examples.isEmpty {
      let examples = article.examples.map { heading, example in
        "- \(language(heading)): \(page.escaped(example.name))"
      }
      blocks += ["\(language(.referenceExamples)):", examples.joined(separator: "\n")]
    }
    return blocks
  }

  private func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): page.escaped(text)
    case .code(let text): page.code(text)
    case .link(let text, let address): page.link(text, to: address)
    }
  }
}
