/// The ids that items get when nobody gave them one: `apple`, then `apple-2`, ….
struct DefaultIDs {
  private var counts: [String: Int] = [:]

  mutating func next(for name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
