/// The ids that items get when nobody gave them one: `apple`, then `apple-2`, ….
struct DefaultIDs {
  private var counts = NameTable()
  private var taken = NameTable()

  /// Leaves out what somebody called another item.
  mutating func leaveOut(_ id: String) {
    _ = taken.insert(id)
  }

  mutating func next(for name: String) -> String {
    if taken.insert(name) { return name }
    var count = counts[name] ?? 1
    var id = name
    repeat {
      count += 1
      id = "\(name)-\(count)"
    } while !taken.insert(id)
    counts.set(name, count)
    return id
  }
}
