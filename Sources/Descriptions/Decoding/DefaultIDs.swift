/// The ids that items get when nobody gave them one: `apple`, then `apple-2`, ….
struct DefaultIDs {
  private var counts: [String: Int] = [:]
  private var taken: Set<String>

  /// What somebody called another item is left out.
  init(besides written: some Sequence<String>) {
    taken = Set(written)
  }

  mutating func next(for name: String) -> String {
    var count = counts[name, default: 0]
    var id = name
    repeat {
      count += 1
      id = count == 1 ? name : "\(name)-\(count)"
    } while !taken.insert(id).inserted
    counts[name] = count
    return id
  }
}
