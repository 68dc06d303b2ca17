extension Sequence {
  /// Of those of which something is the same, the first.
  package func withoutRepetition<Key: Hashable>(of key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each once, where it comes first.
  package var withoutRepetition: [Element] { withoutRepetition { $0 } }
}
