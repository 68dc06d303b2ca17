internal import Expressions
internal import Synchronization

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// A class, so that what is put together for the first question serves all others: few rules are
/// ever asked for theirs, and those in every description of a fleet.
final class ClauseReads: Sendable {
  private let lists: [[FieldReference]]
  private let known = AtomicLazyReference<Fields>()

  /// What is put together, once.
  private final class Fields: Sendable {
    let byType: [String: Set<String>]

    init(_ lists: [[FieldReference]]) {
      byType = lists.joined().reduce(into: [:]) { $0[$1.type, default: []].insert($1.field) }
    }
  }

  init(_ lists: [[FieldReference]]) {
    self.lists = lists
  }

  /// Their names, by the name of the type whose records have them.
  var fieldsByType: [String: Set<String>] {
    (known.load() ?? known.storeIfNil(Fields(lists))).byType
  }

  func contains(_ field: FieldReference) -> Bool {
    fieldsByType[field.type]?.contains(field.field) ?? false
  }
}
