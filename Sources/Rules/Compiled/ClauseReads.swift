internal import Expressions
internal import Synchronization

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// A class, so that what is put together for the first question serves all others: few rules are
/// ever asked for theirs, and those in every description of a fleet.
final class ClauseReads: Sendable {
  private final class Index: Sendable {
    let fields: FieldReferences

    init(_ lists: [[FieldReference]]) {
      fields = FieldReferences(lists.joined())
    }
  }

  private let lists: [[FieldReference]]
  private let index = AtomicLazyReference<Index>()

  init(_ lists: [[FieldReference]] = []) {
    self.lists = lists
  }

  /// Two threads may both put them together; what one of them does is kept.
  private var fields: FieldReferences {
    (index.load() ?? index.storeIfNil(Index(lists))).fields
  }

  /// Their names, by the name of the type whose records have them.
  var fieldsByType: [String: Set<String>] {
    Dictionary(grouping: fields, by: \.type).mapValues { Set($0.map(\.field)) }
  }

  func contains(_ field: FieldReference) -> Bool { fields.contains(field) }

  func adding(_ reads: [FieldReference]) -> ClauseReads {
    reads.isEmpty ? self : ClauseReads(lists + [reads])
  }

  func adding(_ others: ClauseReads) -> ClauseReads { ClauseReads(lists + others.lists) }
}
