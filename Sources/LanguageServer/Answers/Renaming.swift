internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// What has an id at a place of a description: where else it is named, and what it may be called.
struct Renaming {
  private let text: OpenText
  private let rules: RulesInForce
  private let mentions: Mentions
  private let mention: Mentions.Mention

  /// Nil where nothing has an id.
  init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce) {
    guard text.kind == .description else { return nil }
    let offset = text.positions.offset(of: position)
    let root = text.documents.first { $0.bytes.contains(offset) || $0.bytes.upperBound == offset }?
      .root
    guard let root else { return nil }
    mentions = Mentions(in: root, of: text, by: rules)
    guard let mention = mentions[offset] else { return nil }
    (self.text, self.rules, self.mention) = (text, rules, mention)
  }

  /// Where it is named, and if wanted also where it gets its name.
  func places(withDeclaration: Bool) -> [LineRange] {
    mentions.same(as: mention).filter { withDeclaration || !$0.isDeclaration }
      .map { text.positions.range(of: $0.bytes) }
  }

  /// The name that can be changed; nil where the catalogue gives it, or nobody wrote it.
  var range: LineRange? {
    let isOurs = mention.kind == .service && isInCatalogue(mention.id)
    guard !isOurs, mentions.isDeclared(mention.id, as: mention.kind) else { return nil }
    return text.positions.range(of: mention.bytes)
  }

  /// What is to be changed for another name.
  func edits(naming name: String) throws(ResponseError) -> [CodeAction.Edit] {
    guard range != nil else { throw .unusableParameters("\(mention.id) can't be renamed") }
    guard !name.isEmpty, name.utf8.allSatisfy(\.isOfWord), !["unknown", "null"].contains(name)
    else { throw .unusableParameters("a name has letters, digits, - and _, not \(name.quoted)") }
    let isTaken =
      mentions.isDeclared(name, as: mention.kind)
      || mention.kind == .service && isInCatalogue(name)
    if isTaken, name != mention.id {
      throw .unusableParameters("\(name.quoted) is the name of another")
    }
    return mentions.same(as: mention).map { CodeAction.Edit(bytes: $0.bytes, newText: name) }
  }

  private func isInCatalogue(_ id: String) -> Bool { rules.book.catalogues.provider(id) != nil }
}
