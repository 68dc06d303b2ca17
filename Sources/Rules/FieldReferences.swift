internal import Expressions

/// The declared fields that expressions read, each once.
struct FieldReferences: Sendable {
  /// The types of which a field is read, by its name: few have one of the same name.
  private var types: [String: [String]] = [:]

  init() {}

  init(_ fields: [FieldReference]) {
    types.reserveCapacity(fields.count)
    for field in fields { insert(field) }
  }

  func contains(_ reference: FieldReference) -> Bool {
    types[reference.field]?.contains(reference.type) ?? false
  }

  mutating func insert(_ reference: FieldReference) {
    if !contains(reference) { types[reference.field, default: []].append(reference.type) }
  }

  mutating func formUnion(_ other: Self) {
    for (field, types) in other.types {
      for type in types { insert(FieldReference(type: type, field: field)) }
    }
  }

  /// By their types, then by their names.
  var inOrder: [FieldReference] {
    types.flatMap { field, types in types.map { FieldReference(type: $0, field: field) } }
      .sorted { ($0.type, $0.field) < ($1.type, $1.field) }
  }
}
