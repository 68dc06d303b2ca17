/// A text that can be one of a few words: a string when evaluated, its words known when checked.
package struct EnumerationType: Hashable, Sendable {
  /// What the words are words for, such as `presentation`.
  package let name: String
  package let words: [String]

  package init(name: String, words: [String]) {
    self.name = name
    self.words = words
  }
}
