/// Finds out which of a few words a text of a document is, without making it a string.
package struct WordTable: Sendable {
  private let words: [Word]
  /// The numbers of the words from 1, each at its hash or behind it; zero where there is none.
  private var numbers: [Int32]

  /// Each word stands for its position among them; of the same word twice the first counts.
  package init(_ words: [String]) {
    self.words = words.map { Word($0) }
    var size = 4
    while size < 2 * words.count { size *= 2 }
    numbers = Array(repeating: 0, count: size)
    for (index, word) in self.words.enumerated() {
      var place = place(of: word.beginning, word.count)
      while numbers[place] != 0 { place = (place + 1) & (size - 1) }
      numbers[place] = Int32(index + 1)
    }
  }

  /// The position of the word that a scalar of the tree is; nil when it is none of them.
  package func position(of id: DocumentTree.NodeID, in tree: DocumentTree) -> Int? {
    let node = tree[id]
    guard node.isScalar else { return nil }
    var place = place(of: node.beginning, node.count)
    while numbers[place] != 0 {
      let index = Int(numbers[place]) - 1
      if tree.says(words[index], id) { return index }
      place = (place + 1) & (numbers.count - 1)
    }
    return nil
  }

  private func place(of beginning: UInt64, _ count: Int32) -> Int {
    let mixed = (beginning ^ UInt64(count) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40) & (numbers.count - 1)
  }
}
