/// Names with a number each; few are looked through one by one, many are hashed.
struct NameTable: Sendable {
  private static let tableFrom = 16
  private static let few = 8

  private struct Entry {
    let name: String
    var number: Int
  }

  private var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// The number of a name; nil for one that wasn't met.
  subscript(name: String) -> Int? {
    position(of: name).map { entries[$0].number }
  }

  /// Gives a name that wasn't met before its number; false when it has one already.
  mutating func insert(_ name: String, _ number: Int = 0) -> Bool {
    guard position(of: name) == nil else { return false }
    // Most tables have a few names: then they take their place once.
    if entries.isEmpty { entries.reserveCapacity(Self.few) }
    entries.append(Entry(name: name, number: number))
    if entries.count == Self.tableFrom {
      for (position, entry) in entries.enumerated() { positions[entry.name] = position }
    } else if entries.count > Self.tableFrom {
      positions[name] = entries.count - 1
    }
    return true
  }

  /// Gives a name its number, whether or not it had one.
  mutating func set(_ name: String, _ number: Int) {
    if let position = position(of: name) {
      entries[position].number = number
    } else {
      _ = insert(name, number)
    }
  }

  private func position(of name: String) -> Int? {
    guard entries.count < Self.tableFrom else { return positions[name] }
    return entries.firstIndex { $0.name == name }
  }
}
