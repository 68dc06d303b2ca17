internal import Diagnostics
internal import Documents
internal import Model

extension Provider: CatalogueEntry {
  static let catalogue = "providers"

  var words: [String] { [id] + aliases }

  static func read(_ keys: inout MappingReader) -> Provider? {
    let id = keys.required("id", .kebabCase, "What descriptions and rules call it.")
    let names = keys.required("name", .names, "What people call it, in one language or several.")
    let kind = keys.required("kind", .word(among: kinds), "What kind of login it is.")
    let aliases = keys.optional("aliases", .texts, "What else descriptions may call it.")
    let values = keys.values(of: properties)
    _ = keys.optional("evidence", .anything)
    _ = keys.optional("source", .text)
    guard let id, let names, let kind, let values else { return nil }
    return Provider(
      id: id, name: names.english, translations: names.others, kind: kind, aliases: aliases ?? [],
      values: values)
  }
}

extension ValueForm<String> {
  /// Words of small letters and digits with hyphens between them.
  fileprivate static var kebabCase: Self {
    Self(.text) { values, node in
      guard let id = values.text(node) else { return nil }
      if !id.isKebabCase {
        values.diagnostics.report(.notKebabCase(id), at: values.range(of: node))
      }
      return id
    }
  }
}

/// A name, or one for each of some languages.
extension ValueForm<(english: String, others: [String: String])> {
  static var names: Self {
    .named("names", Self(.any([.map(.text), .text])) { $0.names($1) })
  }
}

extension NodeReader {
  /// A text, or one for each of some languages, by their tags.
  fileprivate mutating func names(
    _ node: DocumentNode
  ) -> (english: String, others: [String: String])? {
    guard let entries = node.entries else { return text(node).map { ($0, [:]) } }
    var names = entries.reduce(into: [:]) { $0[$1.name] = text($1.value) }
    if let english = names.removeValue(forKey: "en") { return (english, names) }
    diagnostics.report(
      id: "no-english-name", "a 'name' in several languages has one in English, 'en'",
      at: range(of: node))
    return nil
  }
}
