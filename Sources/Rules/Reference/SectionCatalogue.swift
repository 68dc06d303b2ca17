internal import Diagnostics
internal import Documents

/// Reads what of the guidelines touches logins, and what of that no rule looks at.
enum SectionCatalogue {
  /// The sections in their order, each with the rules that cite it; nothing, where the file can't be
  /// read.
  static func entries(in read: ReadFile, of book: RuleBook) -> [ReferenceEntry] {
    let found = read.mapping { mapping in
      mapping.required("sections") { $0.list($1) { entry(&$0, $1, of: book) } }
    }
    return found.value ?? []
  }

  private static func entry(
    _ values: inout NodeReader, _ node: DocumentNode, of book: RuleBook
  ) -> ReferenceEntry? {
    values.mapping(node) { mapping in
      let title = mapping.required("title") { $0.text($1) }
      let unchecked = mapping.required("unchecked") { $0.text($1) }
      guard let key = mapping.required("key", { $0.text($1) }),
        let touches = mapping.required("touches", { $0.text($1) })
      else { return nil }
      var entry = ReferenceEntry(.section, key, meaning: touches)
      entry.add("title", title ?? "")
      let rules = book.rules.filter { $0.declaration.isNamed(key) }.map(\.id)
      entry.add(
        "rules", rules.isEmpty ? "none" : rules.joined(separator: ", "), isCode: !rules.isEmpty)
      entry.unchecked = unchecked ?? ""
      return entry
    }
  }
}
