internal import Documents
package import Expressions
internal import Model

/// A law that may oblige an app to ask for something.
package struct Law: Sendable {
  /// An article and when it was in force.
  package struct Article: Sendable {
    /// As it is cited: `24`, `23-2`, `6(1)`.
    package let number: String
    /// The first and last day, at 00:00 UTC.
    let from: Timestamp
    let until: Timestamp
    /// How texts name it, in English first.
    package let mentions: [String]

    /// Whether it was in force on a day.
    package func isInForce(on day: Timestamp) -> Bool {
      from.seconds <= day.seconds && day.seconds <= until.seconds
    }
  }

  package let id: String
  /// What it is called, in English first.
  package let names: [String]
  let jurisdiction: String
  package let articles: [Article]
  /// Where to read it, the current text first.
  package let addresses: [String]
  let appKinds: [String]

  /// Whether a justification means this law, by its id or in words.
  package func isMeant(by text: String) -> Bool {
    let text = text.lowercased()
    return text == id.lowercased() || names.contains { text.contains($0.lowercased()) }
  }
}

extension Law: VisibleEntry {
  static let catalogue = "laws"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> Law? {
    let id = keys.required("id", .text)
    let names = keys.required("names", .texts)
    let jurisdiction = keys.required("jurisdiction", .text)
    let articles = keys.required("articles", .list(of: .mapping { Article.read(&$0) }))
    let addresses = keys.optional("addresses", .texts)
    let appKinds = keys.required("appKinds", .list(of: .word(among: DescriptionWords.appKinds)))
    _ = keys.optional("evidence", .anything)
    guard let id, let names, let jurisdiction, let articles, let appKinds else { return nil }
    return Law(
      id: id,
      names: names,
      jurisdiction: jurisdiction,
      articles: articles,
      addresses: addresses ?? [],
      appKinds: appKinds
    )
  }

  static let type = EntryType<Law>(
    "law",
    [
      .text("id", "What a justification names.") { $0.id },
      .texts("names", "What the law is called; any of them names it.") { $0.names },
      .text("jurisdiction", "The region whose law it is.") { $0.jurisdiction },
      .list("articles", of: Article.type, "Its articles that matter here.") { $0.articles },
      .texts("addresses", "Where to read it, the current text first.") { $0.addresses },
      .texts("appKinds", "The kinds of app that it binds.") { $0.appKinds },
    ]
  )
}

extension Law.Article {
  fileprivate static func read(_ keys: inout MappingReader) -> Law.Article? {
    let number = keys.required("number", .text)
    let from = keys.optional("from", .day)
    let until = keys.optional("until", .day)
    let mentions = keys.required("mentions", .texts)
    guard let number, let mentions else { return nil }
    return Law.Article(
      number: number,
      from: from ?? .beginningOfTime,
      until: until ?? .endOfTime,
      mentions: mentions
    )
  }

  fileprivate static let type = EntryType<Law.Article>(
    "article",
    [
      .text("number", "The number of the article, such as 24, 23-2 or 6(1).") { $0.number },
      .day("from", "The first day on which it was in force.") { $0.from },
      .day("until", "The last day on which it is in force.") { $0.until },
      .texts("mentions", "How texts name the article.") { $0.mentions },
    ]
  )
}

extension Timestamp {
  /// 0001-01-01, the first day that expressions know.
  static let beginningOfTime = Timestamp(seconds: -62_135_596_800, nanoseconds: 0)
  /// 9999-12-31, the last day that expressions know.
  static let endOfTime = Timestamp(seconds: 253_402_214_400, nanoseconds: 0)
}
