internal import Diagnostics
internal import Documents

/// Reads what people look up by words of their own, and how a description says it.
enum SituationCatalogue {
  /// The situations in their order; nothing, where the file can't be read.
  static func entries(in read: ReadFile) -> [ReferenceEntry] {
    read.mapping { $0.required("situations") { $0.list($1) { entry(&$0, $1) } } }.value ?? []
  }

  private static func entry(_ values: inout NodeReader, _ node: DocumentNode) -> ReferenceEntry? {
    values.mapping(node) { mapping in
      let names = mapping.required("also") { $0.texts($1) }
      let fields = mapping.required("fields") { $0.texts($1) }
      guard let id = mapping.required("id", { $0.text($1) }),
        let how = mapping.required("how", { $0.text($1) })
      else { return nil }
      var entry = ReferenceEntry(.situation, id, meaning: how)
      entry.otherNames = names ?? []
      entry.add("also called", entry.otherNames.joined(separator: ", "))
      for field in fields ?? [] { entry.add("field", field, isCode: true) }
      return entry
    }
  }
}
