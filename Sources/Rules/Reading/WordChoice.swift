internal import Documents

/// The words of an enumeration, compared with what is read without making strings of it.
struct WordChoice<Choice: RawRepresentable & CaseIterable & Sendable>: Sendable
where Choice.RawValue == String {
  private let words = WordTable(Choice.allCases.map(\.rawValue))
  private let choices = Array(Choice.allCases)

  /// The choice that a scalar is the word for.
  func choice(_ node: DocumentTree.NodeID, in tree: DocumentTree) -> Choice? {
    words.position(of: node, in: tree).map { choices[$0] }
  }
}
