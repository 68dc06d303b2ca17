/// Finds out which of a few words a text of a document is, without making it a string.
package struct WordTable: Sendable {
  /// A word at its hash or behind it.
  private struct Entry {
    let word: Word
    /// Its position among the words; negative where there is none.
    let position: Int32
  }

  private var entries: ContiguousArray<Entry>

  /// Each word stands for its position among them; of the same word twice the first counts.
  package init(_ words: [String]) {
    var size = 4
    while size < 2 * words.count { size *= 2 }
    entries = ContiguousArray(repeating: Entry(word: Word(""), position: -1), count: size)
    for (position, word) in words.enumerated() {
      let word = Word(word)
      var index = index(of: word.beginning, word.count)
      while entries[index].position >= 0 { index = (index + 1) & (size - 1) }
      entries[index] = Entry(word: word, position: Int32(position))
    }
  }

  /// The position of the word that a scalar of the tree is; nil when it is none of them.
  package func position(of id: DocumentTree.NodeID, in tree: DocumentTree) -> Int? {
    let node = tree[id]
    let index = index(of: node.beginning, node.count)
    // Mostly it is the first one, and short.
    if node.count <= 24, node.beginning == entries[index].word.beginning,
      entries[index].position >= 0, node.isAsLong(as: entries[index].word),
      tree.rest(of: node, is: entries[index].word)
    {
      return Int(entries[index].position)
    }
    return position(of: id, from: index, in: tree)
  }

  @inline(never)
  private func position(of id: DocumentTree.NodeID, from index: Int, in tree: DocumentTree) -> Int?
  {
    let node = tree[id]
    var index = index
    while entries[index].position >= 0 {
      let word = entries[index].word
      if node.beginning == word.beginning, node.isAsLong(as: word), tree.rest(of: node, is: word) {
        return Int(entries[index].position)
      }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }

  private func index(of beginning: UInt64, _ count: Int32) -> Int {
    let mixed =
      (beginning ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
      &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40) & (entries.count - 1)
  }
}
