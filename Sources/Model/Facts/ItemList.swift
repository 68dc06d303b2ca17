internal import Expressions

/// The items of a list, and what one would have to know to say whether there are further ones.
struct ItemList<Item: Sendable>: Sendable {
  let items: [Item]
  /// Nil if there are none but these.
  let further: MissingFacts?

  /// Yes if any item says yes, open if one of them or a further one could.
  func any(_ ask: (Item) -> Resolved<Bool>) -> Resolved<Bool> {
    .any(items.map(ask) + (further.map { [.open($0)] } ?? []))
  }

  /// Yes if an item is sought, open if a further one could be.
  func contains(where isSought: (Item) -> Bool) -> Resolved<Bool> {
    any { .known(isSought($0)) }
  }
}

extension ItemList<TracedValue> {
  /// Those of a list as rules see it.
  init(_ items: ContiguousArray<TracedValue>) {
    self.init(items: items.filter { $0.further == nil }, further: items.further)
  }
}
