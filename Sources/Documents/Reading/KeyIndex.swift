/// Finds a key among the entries of a mapping that is being made; small ones need no table.
struct KeyIndex {
  private static let tableFrom = 32

  /// Where the mapping's entries begin among the tree's values.
  private let start: Int
  private var table: [String: DocumentTree.Node] = [:]

  init(from start: Int) {
    self.start = start
  }

  /// The key of the same text; the entries only ever grow between two calls.
  mutating func first(
    like key: DocumentTree.Node,
    in tree: DocumentTree
  ) -> DocumentTree.Node? {
    let count = (tree.nodeCount - start) / 2
    guard count >= Self.tableFrom else {
      return tree.key(like: key, from: start)
    }
    for index in stride(from: start + 2 * table.count, to: tree.nodeCount, by: 2) {
      let known = tree.nodes[index]
      table[tree.text(of: known)] = known
    }
    return table[tree.text(of: key)]
  }
}

extension DocumentTree {
  /// The first key of the same text among the entries that begin at a value.
  fileprivate func key(like key: Node, from start: Int) -> Node? {
    // What begins otherwise is another text, unless an accent can be written in two ways.
    nodes.withUnsafeBufferPointer { nodes in
      stride(from: start, to: nodes.count, by: 2).first { index in
        let isMaybe =
          nodes[index].beginning == key.beginning || !key.isASCII || !nodes[index].isASCII
        return isMaybe && areAlike(nodes[index], key)
      }
      .map { nodes[$0] }
    }
  }

  /// Whether two scalars have the same text.
  private func areAlike(_ one: Node, _ other: Node) -> Bool {
    // An accent can be written in two ways: only strings know that they are the same.
    guard one.isASCII, other.isASCII else { return text(of: one) == text(of: other) }
    return one.count == other.count
      && withText(of: one) { bytes, range in
        withText(of: other) { bytes[range].elementsEqual($0[$1]) }
      }
  }
}
