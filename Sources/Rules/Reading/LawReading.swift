internal import Descriptions
internal import Documents
internal import Expressions

extension RuleFileReader {
  mutating func law(_ node: NodeID) -> Law? {
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping).flatMap { text($0, called: "id") }
    let names = texts(required(.names, of: &mapping), called: "names")
    let jurisdiction = required(.jurisdiction, of: &mapping).flatMap {
      text($0, called: "jurisdiction")
    }
    let articles = items(required(.articles, of: &mapping), called: "articles") { $0.article($1) }
    let addresses = texts(optional(.addresses, of: &mapping), called: "addresses")
    let appKinds = words(
      required(.appKinds, of: &mapping),
      among: DescriptionWords.appKinds,
      called: "kind of app"
    )
    _ = optional(.evidence, of: &mapping)
    let replaces = replaces(&mapping)
    guard let id, let jurisdiction else { return nil }
    declare(.laws, [id], replacing: replaces, node)
    return Law(
      id: id,
      names: names,
      jurisdiction: jurisdiction,
      articles: articles,
      addresses: addresses,
      appKinds: appKinds
    )
  }

  private mutating func article(_ node: NodeID) -> Law.Article? {
    var mapping = open(node)
    defer { close(&mapping) }
    let number = required(.number, of: &mapping).flatMap { self.number($0, called: "number") }
    let from = optional(.from, of: &mapping).flatMap { day($0, called: "from") }
    let until = optional(.until, of: &mapping).flatMap { day($0, called: "until") }
    let mentions = texts(required(.mentions, of: &mapping), called: "mentions")
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
