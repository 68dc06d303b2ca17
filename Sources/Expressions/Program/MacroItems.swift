/// What a macro goes through: the items of a list, or the keys of a map and their values.
struct MacroItems {
  let items: ContiguousArray<TracedValue>
  /// Of a map.
  let values: ContiguousArray<TracedValue>?

  /// Nil for what is neither.
  init?(_ value: Value) {
    switch value {
    case .list(let items): (self.items, values) = (items, nil)
    case .map(let map):
      items = ContiguousArray(map.entries.map(\.key))
      values = ContiguousArray(map.entries.map(\.value))
    default: return nil
    }
  }

  /// Why what stands there are further items of an open list; nil if it is one itself.
  func further(at index: Int) -> MissingFacts? { items[index].further }
}
