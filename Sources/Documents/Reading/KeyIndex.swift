/// Finds a key among the entries of a mapping that is being made; small ones need no table.
struct KeyIndex {
  fileprivate static let tableFrom = 32

  /// Where the mapping's entries begin among the tree's children.
  private let start: Int
  private var table: [String: DocumentTree.NodeID] = [:]

  init(from start: Int) {
    self.start = start
  }

  /// The key of the same text; the entries only ever grow between two calls.
  mutating func first(
    like key: DocumentTree.NodeID,
    in tree: DocumentTree
  ) -> DocumentTree.NodeID? {
    let count = (tree.childCount - start) / 2
    guard count >= Self.tableFrom else {
      return tree.key(like: key, from: start)
    }
    for index in stride(from: start + 2 * table.count, to: tree.childCount, by: 2) {
      let known = tree.children[index]
      table[tree.text(of: known) ?? ""] = known
    }
    return table[tree.text(of: key) ?? ""]
  }
}

extension DocumentTree {
  /// How many children the collections that are complete have together.
  var childCount: Int { children.count }

  /// Whether the keys of a small mapping differ for sure: they are ASCII, and no two begin alike.
  ///
  /// Keys and values take turns.
  func keysBeginOtherwise(in entries: ArraySlice<NodeID>) -> Bool {
    guard entries.count < 2 * KeyIndex.tableFrom else { return false }
    return nodes.withUnsafeBufferPointer { nodes in
      entries.withUnsafeBufferPointer { entries in
        stride(from: 0, to: entries.count, by: 2).allSatisfy { index in
          let key = nodes[Int(entries[index].number)]
          return key.isASCII
            && stride(from: 0, to: index, by: 2).allSatisfy { earlier in
              nodes[Int(entries[earlier].number)].beginning != key.beginning
            }
        }
      }
    }
  }

  /// The first key of the same text among the entries that begin at a child.
  fileprivate func key(like key: NodeID, from start: Int) -> NodeID? {
    let wanted = self[key]
    // What begins otherwise is another text, unless an accent can be written in two ways.
    return children.withUnsafeBufferPointer { children in
      nodes.withUnsafeBufferPointer { nodes in
        stride(from: start, to: children.count, by: 2).first { index in
          let number = Int(children[index].number)
          let isMaybe =
            nodes[number].beginning == wanted.beginning || !wanted.isASCII
            || !nodes[number].isASCII
          return isMaybe && areAlike(nodes[number], wanted)
        }
        .map { children[$0] }
      }
    }
  }

  /// Whether two scalars have the same text.
  private func areAlike(_ one: Node, _ other: Node) -> Bool {
    // An accent can be written in two ways: only strings know that they are the same.
    guard one.isASCII, other.isASCII else { return text(of: one) == text(of: other) }
    return one.count == other.count && texts[one.textRange].elementsEqual(texts[other.textRange])
  }
}
