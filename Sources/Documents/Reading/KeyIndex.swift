/// Finds the entry of a mapping that has a key; small mappings need no table.
struct KeyIndex {
  private static let tableFrom = 12
  private var table: [String: Int] = [:]

  /// Where a key stands among the entries; the entries only ever grow between two calls.
  mutating func position(of key: String, in entries: [DocumentNode.Entry]) -> Int? {
    guard entries.count >= Self.tableFrom else {
      return entries.firstIndex { $0.name == key }
    }
    for index in table.count..<entries.count { table[entries[index].name] = index }
    return table[key]
  }
}
