internal import Expressions
internal import Synchronization

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// A class, so that what is put together for the first question serves all others: few rules are
/// ever asked for theirs, and those in every description of a fleet.
final class ClauseReads: Sendable {
  private let lists: [[FieldReference]]
  private let fields = Mutex<[String: Set<String>]?>(nil)

  init(_ lists: [[FieldReference]]) {
    self.lists = lists
  }

  /// Their names, by the name of the type whose records have them.
  var fieldsByType: [String: Set<String>] {
    fields.withLock { known in
      if let known { return known }
      var fields: [String: Set<String>] = [:]
      for read in lists.joined() { fields[read.type, default: []].insert(read.field) }
      known = fields
      return fields
    }
  }

  func contains(_ field: FieldReference) -> Bool {
    fieldsByType[field.type]?.contains(field.field) ?? false
  }
}
