internal import Diagnostics
internal import Localization
package import Rules

/// Everything there is to look up on one page: the rules by their topics, then what can be named.
package struct ReferencePage {
  struct Chapter {
    let heading: String
    /// What leads to it; nil where the contents list its articles.
    let anchor: String?
    let articles: [Article]
  }

  /// A rule, or something that can be named.
  struct Article {
    let name: String
    let anchor: String
    /// What a rule demands.
    let title: String?
    let text: String
    let facts: [(label: String, fact: RuleReference.Fact)]
    let examples: [(heading: Message, example: RuleExample)]
  }

  let chapters: [Chapter]
  let language: Language

  /// The page has what can be named as well, where that is given.
  package init(_ book: RuleBook, _ reference: Reference? = nil) {
    let language = book.language
    self.language = language
    let topics = RuleReference.all(in: book).map { topic, rules in
      Chapter(
        heading: language.heading(ofTopic: topic),
        anchor: nil,
        articles: rules.map { Article($0, language) }
      )
    }
    let kinds = ReferenceEntry.Kind.allCases.map { kind in
      Chapter(
        heading: language(kind.heading),
        anchor: "all-\(kind.plural)",
        articles: (reference?.entries(of: kind) ?? []).map(Article.init)
      )
    }
    chapters = topics + kinds.filter { !$0.articles.isEmpty }
  }
}

extension ReferencePage.Article {
  fileprivate init(_ rule: RuleReference, _ language: Language) {
    self.init(
      name: rule.id,
      anchor: rule.id,
      title: rule.title,
      text: rule.why,
      facts: rule.facts.map { (language($0.label), $0.fact) },
      examples: rule.examples
    )
  }

  fileprivate init(_ entry: ReferenceEntry) {
    self.init(
      name: entry.name,
      anchor: "\(entry.kind.rawValue)-\(entry.name)",
      title: nil,
      text: entry.meaning,
      facts: entry.particulars.map { ($0.label, $0.isCode ? .code($0.text) : .text($0.text)) },
      examples: []
    )
  }
}
