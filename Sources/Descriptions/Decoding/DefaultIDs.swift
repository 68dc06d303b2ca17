/// The ids that items get when nobody gave them one: `apple`, then `apple-2`, ….
struct DefaultIDs {
  /// The ids that are taken, each with the last number that was added to it.
  private var taken = NameTable()

  /// Leaves out what somebody called another item; false when it was left out already.
  mutating func leaveOut(_ id: String) -> Bool {
    taken.insert(id, 1)
  }

  mutating func next(for name: String) -> String {
    if taken.insert(name, 1) { return name }
    var count = taken[name] ?? 1
    var id = name
    repeat {
      count += 1
      id = "\(name)-\(count)"
    } while !taken.insert(id, 1)
    taken.set(name, count)
    return id
  }

  /// What `next` answers, where there are so few ids that they need no table.
  static func next(for name: String, isTaken: (String) -> Bool) -> String {
    var count = 1
    var id = name
    while isTaken(id) {
      count += 1
      id = "\(name)-\(count)"
    }
    return id
  }
}
