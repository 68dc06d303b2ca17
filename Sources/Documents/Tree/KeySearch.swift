/// The keys of a mapping, for looking them up; most are asked for as they are written.
package struct KeySearch: Sendable {
  /// Keys and values in turns.
  private let children: Range<Int>
  /// A bit for each key, by how it begins: most words that are no key are told by it alone.
  private let marks: UInt64
  /// Where a key is looked for first.
  private var next: Int
  /// How many keys weren't found yet.
  package private(set) var remaining: Int

  fileprivate init(_ children: Range<Int>, marks: UInt64) {
    self.children = children
    self.marks = marks
    next = children.lowerBound
    remaining = children.count / 2
  }

  /// The key that is a word of a list, if there is one; its value comes next.
  package mutating func find(
    _ number: Int,
    among words: WordList,
    in tree: DocumentTree
  ) -> DocumentTree.NodeID? {
    guard marks & words.mark(of: number) != 0,
      let place = place(of: number, among: words, in: tree)
    else { return nil }
    next = place + 2
    remaining -= 1
    return tree.child(at: place)
  }

  private func place(of number: Int, among words: WordList, in tree: DocumentTree) -> Int? {
    if next < children.upperBound, words.says(number, tree[tree.child(at: next)], in: tree) {
      return next
    }
    return placeOutOfTurn(of: number, among: words, in: tree)
  }

  /// Out of line: mostly the keys come in the order in which they are asked for.
  @inline(never)
  private func placeOutOfTurn(
    of number: Int,
    among words: WordList,
    in tree: DocumentTree
  ) -> Int? {
    stride(from: children.lowerBound, to: children.upperBound, by: 2).first {
      words.says(number, tree[tree.child(at: $0)], in: tree)
    }
  }
}

extension DocumentTree {
  /// The keys of a mapping; anything else has none.
  package func keys(of id: NodeID) -> KeySearch {
    let children = isMapping(id) ? children(of: id) : 0..<0
    return nodes.withUnsafeBufferPointer { nodes in
      var marks: UInt64 = 0
      for key in stride(from: children.lowerBound, to: children.upperBound, by: 2) {
        marks |= Word.mark(of: nodes[key].beginning)
      }
      return KeySearch(children, marks: marks)
    }
  }
}
