internal import Diagnostics
internal import Documents

/// Reads what there is to say about words of the program, of the guidelines and of people.
enum WordCatalogue {
  /// What may be said of one besides, by its key: behind which label it is shown.
  private static let labels: [(key: String, label: Message)] = [
    ("title", "title"), ("verdict", "verdict"), ("status", "exit status"),
  ]

  /// Those under a key in their order; nothing, where the file can't be read.
  static func entries(
    of kind: ReferenceEntry.Kind, at key: String, in read: ReadFile?
  ) -> [ReferenceEntry] {
    read?.mapping { $0.required(key) { $0.list($1) { entry(&$0, $1, of: kind) } } }.value ?? []
  }

  private static func entry(
    _ values: inout NodeReader, _ node: DocumentNode, of kind: ReferenceEntry.Kind
  ) -> ReferenceEntry? {
    values.mapping(node) { mapping in
      let name = mapping.required("name") { $0.text($1) }
      let meaning = mapping.required("means") { $0.text($1) }
      guard let name, let meaning else { return nil }
      var entry = ReferenceEntry(kind, name, meaning: meaning)
      entry.otherNames = mapping.optional("also") { $0.texts($1) } ?? []
      entry.signatures = mapping.optional("signatures") { $0.texts($1) } ?? []
      entry.example = mapping.optional("example") { $0.text($1) }
      entry.add("also", mapping.optional("further") { $0.text($1) } ?? "", isCode: true)
      for (key, label) in labels {
        entry.add(label, mapping.optional(key) { $0.text($1) } ?? "")
      }
      entry.unchecked = mapping.optional("unchecked") { $0.text($1) } ?? ""
      // People look situations up by such words.
      if kind == .situation { entry.add("also called", entry.otherNames.joined(separator: ", ")) }
      for field in mapping.optional("fields", { $0.texts($1) }) ?? [] {
        entry.add("field", field, isCode: true)
      }
      return entry
    }
  }
}
