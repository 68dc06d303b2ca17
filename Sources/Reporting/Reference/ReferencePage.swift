internal import Diagnostics
internal import Engine
internal import Localization
package import Rules

/// Everything there is to look up as one page of Markdown: the rules by their topics, then what can
/// be named.
package struct ReferencePage {
  private struct Chapter {
    let heading: String
    let articles: [ReferenceArticle]
    /// Whether the contents list its articles.
    var isListed = false
  }

  private let chapters: [Chapter]
  private let page = MarkdownText(in: .english)

  package init(_ book: RuleBook, _ reference: Reference) {
    let topics = Dictionary(grouping: Rule.all(in: book), by: \.topic)
    let rules = topics.sorted { $0.key < $1.key }.map { topic, rules in
      Chapter(
        heading: Self.heading(ofTopic: topic),
        articles: rules.sorted { $0.id < $1.id }.map { ReferenceArticle($0, in: book) },
        isListed: true)
    }
    let kinds = ReferenceEntry.Kind.allCases.map { kind in
      let articles = reference.entries(of: kind).map(ReferenceArticle.init)
      return Chapter(heading: kind.heading, articles: articles)
    }
    chapters = rules + kinds.filter { !$0.articles.isEmpty }
  }

  /// What the rules of a folder are about: `login-services` is `Login services`.
  private static func heading(ofTopic topic: String) -> String {
    guard !topic.isEmpty else { return "Other rules" }
    let words = topic.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  package var markdown: String {
    let contents = chapters.filter(\.isListed).map(contents).joined(separator: "\n")
    let head = ["# \(page.escaped("Rules"))", contents]
    return (head + chapters.flatMap(blocks)).joined(separator: "\n\n") + "\n"
  }

  private func contents(_ chapter: Chapter) -> String {
    let links = chapter.articles.map { article in
      let anchor = FileAddress.escaped(article.name)
      return "  - [\(page.escaped(article.name))](#\(anchor)): \(page.escaped(article.title ?? ""))"
    }
    return (["- \(page.escaped(chapter.heading))"] + links).joined(separator: "\n")
  }

  private func blocks(_ chapter: Chapter) -> [String] {
    ["## \(page.escaped(chapter.heading))"] + chapter.articles.flatMap(blocks)
  }

  private func blocks(_ article: ReferenceArticle) -> [String] {
    let text = page.escaped(article.text)
    var blocks =
      if let title = article.title {
        [
          "### \(page.escaped(article.name))",
          "**\(page.escaped(title)).**" + (text.isEmpty ? "" : " \(text)"),
        ]
      } else {
        ["### \(page.code(article.name))"] + (text.isEmpty ? [] : [text])
      }
    let facts = article.facts.map { "- \($0.label): \(words(for: $0.fact))" }
    if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
    if !article.examples.isEmpty {
      let examples = article.examples.map { "- \($0.heading): \(page.escaped($0.name))" }
      blocks += ["\("examples"):", examples.joined(separator: "\n")]
    }
    return blocks
  }

  private func words(for fact: ReferenceArticle.Fact) -> String {
    switch fact {
    case .text(let text): page.escaped(text)
    case .code(let text): page.code(text)
    case .link(let text, let address): page.link(text, to: address)
    }
  }
}
