internal import Documents

/// The JSON Schema of rule files: rules, changes to rules, catalogues and facts of one's own.
///
/// It follows from the keys that the reader of such files declares. What can be known only when
/// rules are loaded is left out, above all whether expressions make sense: it takes all that the
/// program takes, and some more.
package struct RulesSchema {
  /// Ids, guidelines and topics that a book's rules have.
  private let names: [String]

  /// Names that a book's rules have are offered where rules are named.
  package init(of book: RuleBook) {
    names = Set(book.rules.flatMap { $0.declaration.names }).filter { !$0.isEmpty }.sorted()
  }

  package var text: String {
    var definitions: Definitions = []
    let root = object(RuleFileReader.keys, &definitions)
    return root.document(titled: "Rules for reviewlint", definitions: definitions)
  }

  /// What stands in several places, in the order in which it is met.
  private typealias Definitions = [(name: String, value: JSONSchema)]

  private func object(_ keys: [KeyDeclaration], _ definitions: inout Definitions) -> JSONSchema {
    var properties: Definitions = []
    for key in keys {
      let value = schema(of: key.shape, &definitions)
      let described = key.meaning.map { value.described(by: ["description": .text($0)]) }
      properties.append((key.name, described ?? value))
    }
    let required = keys.filter(\.isRequired).map(\.name)
    return .of([
      "type": .text("object"), "properties": .keywords(properties),
      "required": required.isEmpty ? nil : .texts(required), "additionalProperties": .flag(false),
    ])
  }

  private func schema(of shape: ValueShape, _ definitions: inout Definitions) -> JSONSchema {
    switch shape {
    // Any scalar is read as the text that it is written with.
    case .text: .of(["type": .texts(["string", "number", "boolean"])])
    case .number: .type("number")
    case .integer: .type("integer")
    case .boolean: .type("boolean")
    case .day:
      .of(["type": .text("string"), "pattern": .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")])
    case .nothing: .type("null")
    case .word(let words): .of(["enum": .texts(words)])
    case .anything: .flag(true)
    case .list(let item): .of(["type": .text("array"), "items": schema(of: item, &definitions)])
    case .map(let values):
      .of(["type": .text("object"), "additionalProperties": schema(of: values, &definitions)])
    case .mapByKnownNames(let values): offering(schema(of: values, &definitions))
    case .mapping(let keys): object(keys, &definitions)
    case .any(let choices): .any(choices.map { schema(of: $0, &definitions) })
    case .named(let name, let shape): reference(to: name, shape, &definitions)
    }
  }

  /// Each name that is known is offered.
  private func offering(_ value: JSONSchema) -> JSONSchema {
    .of([
      "type": .text("object"), "properties": .keywords(names.map { ($0, value) }),
      "additionalProperties": value,
    ])
  }

  private func reference(
    to name: String, _ shape: () -> ValueShape, _ definitions: inout Definitions
  ) -> JSONSchema {
    if !definitions.contains(where: { $0.name == name }) {
      // It may refer to itself.
      let position = definitions.count
      definitions.append((name, .flag(true)))
      definitions[position].value = schema(of: shape(), &definitions)
    }
    return .reference(to: name)
  }
}
