internal import Expressions

/// The fields that clauses of a rule read, be it by way of definitions.
///
/// Lists as the compiler made them: few rules are ever asked for theirs.
struct ClauseReads: Sendable {
  private var lists: [[FieldReference]] = []

  mutating func add(_ reads: [FieldReference]) {
    if !reads.isEmpty { lists.append(reads) }
  }

  mutating func add(_ others: ClauseReads) { lists += others.lists }

  func contains(_ field: FieldReference) -> Bool { lists.contains { $0.contains(field) } }
}
