internal import Expressions

/// The services that a login lists, found by id or by another word for the same provider.
struct ListedServices: Sendable {
  let operands: ContiguousArray<TracedValue>
  let names: ServiceNames
  /// What one would have to know to say whether there are others; nil if all are listed.
  var further: MissingFacts?

  /// The service that a word refers to.
  subscript(word: String) -> TracedValue? { names[word].map { operands[$0] } }
}
