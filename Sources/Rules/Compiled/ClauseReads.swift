internal import Expressions
internal import Model

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// They are put together for the first question: few rules are ever asked for theirs, and those in
/// every description of a fleet.
struct ClauseReads: Sendable {
  private let fields: Lazy<[String: Set<String>]>

  init(_ lists: [[FieldReference]]) {
    fields = Lazy { lists.joined().reduce(into: [:]) { $0[$1.type, default: []].insert($1.field) } }
  }

  /// Their names, by the name of the type whose records have them.
  var fieldsByType: [String: Set<String>] { fields.value }

  func contains(_ field: FieldReference) -> Bool {
    fieldsByType[field.type]?.contains(field.field) ?? false
  }
}
