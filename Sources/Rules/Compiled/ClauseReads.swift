internal import Expressions
internal import Synchronization

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// A class, so that what is put together for the first question serves all others: few rules are
/// ever asked for theirs, and those in every description of a fleet.
final class ClauseReads: Sendable {
  private final class Index: Sendable {
    let fields: [String: Set<String>]

    init(_ lists: [[FieldReference]]) {
      var fields: [String: Set<String>] = [:]
      for read in lists.joined() { fields[read.type, default: []].insert(read.field) }
      self.fields = fields
    }
  }

  private let lists: [[FieldReference]]
  private let index = AtomicLazyReference<Index>()

  init(_ lists: [[FieldReference]]) {
    self.lists = lists
  }

  /// Their names, by the name of the type whose records have them.
  ///
  /// Two threads may both put them together; what one of them does is kept.
  var fieldsByType: [String: Set<String>] {
    (index.load() ?? index.storeIfNil(Index(lists))).fields
  }

  func contains(_ field: FieldReference) -> Bool {
    fieldsByType[field.type]?.contains(field.field) ?? false
  }
}
