package import Diagnostics

extension NodeReader {
  /// One of some words.
  package mutating func word(_ node: DocumentNode, among known: [String]) -> String? {
    guard let scalar = scalar(node, expecting: .word) else { return nil }
    if known.contains(scalar.text) { return scalar.text }
    diagnostics.report(.unknownWord(scalar.text, among: known), at: range(of: node))
    return nil
  }

  /// A case of an enumeration, by its raw value.
  package mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: DocumentNode,
    of type: Word.Type
  ) -> Word? {
    word(node, among: type.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }
}

extension Diagnostic.Message {
  /// A word that an enumeration doesn't have.
  package static func unknownWord(_ word: String, among known: [String]) -> Self {
    let suggestion = Suggestion.clause(for: word, among: known)
    return Self("\(word.quoted) is not \(known.alternatives)\(suggestion)")
  }
}
