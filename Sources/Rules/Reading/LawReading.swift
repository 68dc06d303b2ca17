internal import Descriptions
internal import Documents
internal import Expressions

extension RuleFileReader {
  mutating func law(_ node: DocumentNode) -> Law? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id").flatMap { text($0, called: "id") }
    let names = texts(reader.required("names"), called: "names")
    let jurisdiction = reader.required("jurisdiction").flatMap { text($0, called: "jurisdiction") }
    let articles = (reader.required("articles").map { list($0, called: "articles") } ?? [])
      .compactMap { article($0) }
    let addresses = texts(reader.optional("addresses"), called: "addresses")
    let appKinds = words(
      reader.required("appKinds"),
      among: DescriptionWords.appKinds,
      called: "kind of app"
    )
    _ = reader.optional("evidence")
    guard let id, let jurisdiction else { return nil }
    return Law(
      id: id,
      names: names,
      jurisdiction: jurisdiction,
      articles: articles,
      addresses: addresses,
      appKinds: appKinds
    )
  }

  private mutating func article(_ node: DocumentNode) -> Law.Article? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let number = reader.required("number").flatMap { self.number($0, called: "number") }
    let from = reader.optional("from").flatMap { day($0, called: "from") }
    let until = reader.optional("until").flatMap { day($0, called: "until") }
    let mentions = texts(reader.required("mentions"), called: "mentions")
    return number.map {
      Law.Article(
        number: $0,
        from: from ?? .beginningOfTime,
        until: until ?? .endOfTime,
        mentions: mentions
      )
    }
  }
}

extension Timestamp {
  /// 0001-01-01, the first day that expressions know.
  fileprivate static let beginningOfTime = Timestamp(seconds: -62_135_596_800, nanoseconds: 0)
  /// 9999-12-31, the last day that expressions know.
  fileprivate static let endOfTime = Timestamp(seconds: 253_402_214_400, nanoseconds: 0)
}
