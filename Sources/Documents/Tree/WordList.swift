/// Words that keys of mappings are compared with, each known by its number.
package struct WordList: Sendable {
  private let words: ContiguousArray<Word>

  package init(_ words: [String]) {
    self.words = ContiguousArray(words.map { Word($0) })
  }

  /// What tells mostly that no key of a mapping is the word.
  @inline(__always)
  func mark(of number: Int) -> UInt64 { Word.mark(of: words[number].beginning) }

  /// Whether a scalar is the word of a number.
  @inline(__always)
  func says(_ number: Int, _ node: DocumentTree.Node, in tree: DocumentTree) -> Bool {
    node.beginning == words[number].beginning && node.isAsLong(as: words[number])
      && tree.rest(of: node, is: words[number])
  }
}
