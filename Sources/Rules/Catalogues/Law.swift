package import Expressions

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

extension Law {
  /// What rules see of a law.
  static let objectType = ObjectType(
    name: "law",
    fields: [
      field("id", .string, "What a justification names."),
      field("names", .list(.string), "What the law is called; any of them names it."),
      field("jurisdiction", .string, "The region whose law it is."),
      field("articles", .list(.object(articleType)), "Its articles that matter here."),
      field("addresses", .list(.string), "Where to read it, the current text first."),
      field("appKinds", .list(.string), "The kinds of app that it binds."),
    ]
  )

  fileprivate static let articleType = ObjectType(
    name: "article",
    fields: [
      field("number", .string, "The number of the article, such as 24, 23-2 or 6(1)."),
      field("from", .timestamp, "The first day on which it was in force."),
      field("until", .timestamp, "The last day on which it is in force."),
      field("mentions", .list(.string), "How texts name the article."),
    ]
  )

  private static func field(
    _ name: String,
    _ type: ValueType,
    _ meaning: String
  ) -> ObjectType.Field {
    ObjectType.Field(name: name, type: type, meaning: meaning)
  }

  /// The law as rules see it.
  var value: Value {
    .object(
      Record(
        type: Self.objectType,
        slots: [
          TracedValue(.string(id)), TracedValue(.strings(names)),
          TracedValue(.string(jurisdiction)),
          TracedValue(.list(ContiguousArray(articles.map { TracedValue($0.value) }))),
          TracedValue(.strings(addresses)), TracedValue(.strings(appKinds)),
        ]
      )
    )
  }
}

extension Law.Article {
  fileprivate var value: Value {
    .object(
      Record(
        type: Law.articleType,
        slots: [
          TracedValue(.string(number)), TracedValue(.timestamp(from)),
          TracedValue(.timestamp(until)),
          TracedValue(.strings(mentions)),
        ]
      )
    )
  }
}

extension Value {
  /// A list of texts that came from no place of a description.
  static func strings(_ texts: [String]) -> Value {
    .list(ContiguousArray(texts.map { TracedValue(.string($0)) }))
  }
}
