/// Ids that are looked for so rarely that hashing them all would take longer.
package struct OrderedIDs: Sendable {
  package let all: [String]

  /// Those of rules mostly are in order already.
  package init(_ ids: [String]) {
    let areInOrder = zip(ids, ids.dropFirst()).allSatisfy { $0 <= $1 }
    self.init(inOrder: areInOrder ? ids : ids.sorted())
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
