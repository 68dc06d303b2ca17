internal import Diagnostics
internal import Documents
internal import Rules

/// What a JSON Schema says about a place of a text, for keys that nothing else lists.
struct SchemaPlace {
  /// A key that may stand there.
  struct Key {
    let name: String
    let meaning: String
    /// It has a mapping or a list, in lines of its own.
    let isNested: Bool
  }

  private let schema: DocumentNode
  /// What may stand there, references followed.
  private var choices: [DocumentNode] = []

  /// The place at the end of some steps from the root.
  init(at steps: some Sequence<Cursor.Step>, in schema: DocumentNode) {
    self.schema = schema
    choices = resolved(schema)
    for step in steps { choices = choices.flatMap { resolved(inner(step, of: $0)) } }
  }

  /// In the order of the schema.
  var keys: [Key] {
    let entries = choices.flatMap { $0.value(of: "properties")?.entries ?? [] }
    return entries.map { entry in
      let inner = resolved(entry.value)
      let types = inner.compactMap { $0.value(of: "type") }
      // A text may be any of several scalars, and is rather that than what else is allowed.
      let isText = types.contains { $0.items != nil }
      return Key(
        name: entry.name, meaning: Self.meaning(of: inner),
        isNested: !isText && types.contains { ["object", "array"].contains($0.text) })
    }
  }

  /// The words that may be written.
  var words: [String] {
    choices.flatMap { $0.value(of: "enum")?.items ?? [] }.compactMap(\.text)
  }

  private static func meaning(of choices: [DocumentNode]) -> String {
    choices.lazy.compactMap { $0.value(of: "description")?.text }.first ?? ""
  }

  private func inner(_ step: Cursor.Step, of node: DocumentNode) -> DocumentNode? {
    switch step {
    case .key(let key):
      node.value(of: "properties")?.value(of: key) ?? node.value(of: "additionalProperties")
    case .item: node.value(of: "items")
    }
  }

  /// The schema itself, and those it refers to.
  private func resolved(_ node: DocumentNode?) -> [DocumentNode] {
    guard let node, node.entries != nil else { return [] }
    var found = [node]
    for keyword in ["anyOf", "allOf"] {
      found += (node.value(of: keyword)?.items ?? []).flatMap(resolved)
    }
    if let name = node.value(of: "$ref")?.text?.split(separator: "/").last {
      found += resolved(schema.value(of: "definitions")?.value(of: String(name)))
    }
    return found
  }
}

extension RulesInForce {
  /// The schema of rule files, by which their keys are known.
  var rulesSchema: DocumentNode? {
    let file = SourceFile(path: "schema", text: RulesSchema(of: book).text)
    return DocumentReader().readAll(file).documents.first?.root
  }
}
