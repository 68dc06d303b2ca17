internal import Documents
package import Expressions
internal import Model

/// A law that may oblige an app to ask for something, or forbid it to offer a login.
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

  /// A time in which a court kept it from being enforced.
  package struct Stay: Sendable {
    /// The first and last day, at 00:00 UTC.
    let from: Timestamp
    let until: Timestamp
    /// The court and the case.
    package let by: String
  }

  package let id: String
  /// What it is called, in English first.
  package let names: [String]
  let jurisdiction: String
  package let articles: [Article]
  /// Where to read it, the current text first.
  package let addresses: [String]
  let appKinds: [String]
  /// The regions whose developers it binds; none: wherever they are based.
  let developerRegions: [String]
  /// The first day of the whole law, at 00:00 UTC.
  let from: Timestamp
  package let stays: [Stay]
  let traits: Set<String>
  /// The services that it forbids, by their ids.
  package let forbidsLogins: [String]
  /// How it is known, such as from its text or from reports of it.
  package let evidence: String

  /// What a law may ask of an app, by its key.
  static let demands = [
    "requiresPhone": "It asks for a phone number.",
    "requiresIdentity": "It asks who people are, for which a phone number is one means.",
    "requiresAge": "It asks how old people are.",
  ]

  /// What it asks of an app.
  package var demands: [String] { Self.demands.filter { traits.contains($0.key) }.values.sorted() }

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
    let appKinds = keys.required(
      "appKinds", .list(of: .word(among: DescriptionWords.appKind.words)))
    let developerRegions = keys.optional("developerRegions", .texts)
    let from = keys.optional("from", .day)
    let stays = keys.optional("stays", .list(of: .mapping { Stay.read(&$0) }))
    let traits = demands.keys.sorted().filter { keys.isMarked($0, demands[$0]) }
    let forbidsLogins = keys.optional("forbidsLogins", .texts)
    let evidence = keys.optional("evidence", .text)
    guard let id, let names, let jurisdiction, let articles, let appKinds else { return nil }
    return Law(
      id: id, names: names, jurisdiction: jurisdiction, articles: articles,
      addresses: addresses ?? [], appKinds: appKinds, developerRegions: developerRegions ?? [],
      from: from ?? .beginningOfTime, stays: stays ?? [], traits: Set(traits),
      forbidsLogins: forbidsLogins ?? [], evidence: evidence ?? "")
  }

  static let type = EntryType<Law>(
    "law",
    [
      .text("id", of: .enumeration(.law), "What a justification names.") { $0.id },
      .texts("names", "What the law is called; any of them names it.") { $0.names },
      .text("jurisdiction", of: .enumeration(.region), "The region whose law it is.") {
        $0.jurisdiction
      },
      .list("articles", of: Article.type, "Its articles that matter here.") { $0.articles },
      .texts("addresses", "Where to read it, the current text first.") { $0.addresses },
      .texts("appKinds", of: DescriptionWords.appKind, "The kinds of app that it binds.") {
        $0.appKinds
      },
      .texts(
        "developerRegions", of: .region, "Whose developers it binds, by region; empty: everyone's."
      ) {
        $0.developerRegions
      }, .day("from", "The first day of the whole law.") { $0.from },
      .list("stays", of: Stay.type, "When a court kept it from being enforced.") { $0.stays },
    ]
      + demands.keys.sorted().map { key in
        .flag(key, demands[key] ?? "") { $0.traits.contains(key) }
      } + [
        .texts("forbidsLogins", of: .service, "The services that it forbids, by their ids.") {
          $0.forbidsLogins
        },
        .text("evidence", "How it is known; empty where nobody said so.") { $0.evidence },
      ])
}

extension Law.Article {
  fileprivate static func read(_ keys: inout MappingReader) -> Law.Article? {
    let number = keys.required("number", .text)
    let from = keys.optional("from", .day)
    let until = keys.optional("until", .day)
    let mentions = keys.required("mentions", .texts)
    guard let number, let mentions else { return nil }
    return Law.Article(
      number: number, from: from ?? .beginningOfTime, until: until ?? .endOfTime, mentions: mentions
    )
  }

  fileprivate static let type = EntryType<Law.Article>(
    "article",
    [
      .text("number", "The number of the article, such as 24, 23-2 or 6(1).") { $0.number },
      .day("from", "The first day on which it was in force.") { $0.from },
      .day("until", "The last day on which it is in force.") { $0.until },
      .texts("mentions", "How texts name the article.") { $0.mentions },
    ])
}

extension Law.Stay {
  fileprivate static func read(_ keys: inout MappingReader) -> Law.Stay? {
    let from = keys.required("from", .day)
    let until = keys.optional("until", .day)
    let by = keys.required("by", .text)
    _ = keys.optional("source", .text)
    guard let from, let by else { return nil }
    return Law.Stay(from: from, until: until ?? .endOfTime, by: by)
  }

  fileprivate static let type = EntryType<Law.Stay>(
    "stay",
    [
      .day("from", "The first day on which it wasn't enforced.") { $0.from },
      .day("until", "The last day on which it wasn't.") { $0.until },
      .text("by", "The court and the case.") { $0.by },
    ])
}

extension Timestamp {
  /// 0001-01-01, the first day that expressions know.
  static let beginningOfTime = Timestamp(seconds: -62_135_596_800, nanoseconds: 0)
  /// 9999-12-31, the last day that expressions know.
  static let endOfTime = Timestamp(seconds: 253_402_214_400, nanoseconds: 0)
}
