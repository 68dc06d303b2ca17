/// Ids that are looked for so rarely that hashing them all would take longer.
package struct OrderedIDs: Sendable {
  package let all: [String]

  package init(_ ids: [String]) {
    self.init(inOrder: ids.sorted())
  }

  package init(inOrder ids: [String]) {
    all = ids
  }

  /// Whether one of them is there twice.
  var repeatsOne: Bool { zip(all, all.dropFirst()).contains { $0 == $1 } }

  package func contains(_ id: String) -> Bool {
    var (lower, upper) = (0, all.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if all[middle] < id { lower = middle + 1 } else { upper = middle }
    }
    return lower < all.count && all[lower] == id
  }
}
