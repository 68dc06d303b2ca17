/// A text that the texts of documents are compared with.
package struct Word: Sendable {
  let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }
}

/// Finds out which of a few words a text of a document is, without making it a string.
package struct WordTable: Sendable {
  /// The words by their length, each with its position among all.
  private var words: [[(word: Word, position: Int)]] = []

  /// Each word stands for its position among them; of the same word twice the first counts.
  package init(_ words: [String]) {
    for (position, text) in words.enumerated() {
      let word = Word(text)
      while self.words.count <= word.bytes.count { self.words.append([]) }
      self.words[word.bytes.count].append((word, position))
    }
  }

  /// The position of the word that a scalar of the tree is; nil when it is none of them.
  package func position(of id: DocumentTree.NodeID, in tree: DocumentTree) -> Int? {
    let node = tree[id]
    let length = node.content.count
    guard length < words.count else { return nil }
    return words[length].first { tree.says($0.word, node) }?.position
  }
}

/// Words that keys of mappings are compared with, each known by its number.
package struct WordList: Sendable {
  fileprivate let words: [Word]

  package init(_ words: [String]) {
    self.words = words.map { Word($0) }
  }
}

/// The keys of a mapping, for looking them up.
package struct KeySearch: Sendable {
  private let mapping: DocumentTree.NodeID
  /// How many keys weren't found yet.
  package private(set) var remaining: Int

  fileprivate init(_ mapping: DocumentTree.NodeID, count: Int) {
    self.mapping = mapping
    remaining = count
  }

  /// The key that is a word of a list, if there is one; its value comes next.
  package mutating func find(
    _ number: Int,
    among words: WordList,
    in tree: DocumentTree
  ) -> DocumentTree.NodeID? {
    guard let entry = tree.entry(of: words.words[number], in: mapping) else { return nil }
    remaining -= 1
    return tree.key(entry, of: mapping)
  }
}

extension DocumentTree {
  /// The keys of a mapping; anything else has none.
  package func keys(of id: NodeID) -> KeySearch { KeySearch(id, count: entryCount(of: id)) }
}
