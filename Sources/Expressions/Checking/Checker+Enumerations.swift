internal import Diagnostics

extension Checker {
  /// Reports a literal that is compared with an enumeration and is none of its words.
  mutating func checkWords(_ type: ValueType, _ node: Int32) {
    guard case .enumeration(let enumeration) = type else { return }
    switch tree[node].kind {
    case .constant(let index):
      guard case .string(let word) = tree.constant(index),
        !enumeration.words.contains(where: { $0.isSameText(as: word) })
      else { return }
      note(.unknownWord(word, of: enumeration), at: tree[node].bytes)
    case .conditional(_, let first, let second):
      checkWords(type, first)
      checkWords(type, second)
    default: return
    }
  }

  /// Reports items of a list literal in which an enumeration is looked for in vain.
  mutating func checkItems(_ type: ValueType, _ node: Int32) {
    switch tree[node].kind {
    case .list(let items):
      for item in tree.parts(items) { checkWords(type, item) }
    case .conditional(_, let first, let second):
      checkItems(type, first)
      checkItems(type, second)
    default: return
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, of type: EnumerationType) -> Self {
    let article = "aeio".contains(type.name.prefix(1)) && !type.name.isEmpty ? "an" : "a"
    let clause = Suggestion.clause(for: word, among: type.words)
    let words = type.words.listed(lastJoinedBy: "or")
    return Self("'\(word)' is not \(article) \(type.name): \(words)\(clause)")
  }
}

extension Collection where Element == String {
  /// `a, b or c`.
  func listed(lastJoinedBy word: String) -> String {
    guard count > 1 else { return joined() }
    let all = Array(self)
    return all.dropLast().joined(separator: ", ") + " \(word) " + (all.last ?? "")
  }
}
