internal import Diagnostics
internal import Documents

/// Reads what there is to say about words of the program.
enum WordCatalogue {
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
      entry.add("verdict", mapping.optional("verdict") { $0.text($1) } ?? "")
      entry.add("exit status", mapping.optional("status") { $0.text($1) } ?? "")
      return entry
    }
  }
}
