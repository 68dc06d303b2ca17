import Diagnostics

/// How many nodes a document and its file may still have.
struct NodeBudget {
  /// The nodes of the current document so far.
  private(set) var count = 0

  let file: SourceFile.ID
  let limits: ReadingLimits
  private(set) var repeated = 0

  /// Begins to count anew; what is repeated adds up over the file.
  mutating func beginDocument() {
    count = 0
  }

  /// Counts nodes that are written at a place.
  mutating func spend(_ nodes: Int, at bytes: Range<Int>) throws(ReadingStop) {
    count += nodes
    try hold(count, to: limits.nodes, .tooManyNodes, at: bytes)
  }

  /// Counts nodes that stand elsewhere and are repeated at a place.
  mutating func spendRepeated(_ nodes: Int, at bytes: Range<Int>) throws(ReadingStop) {
    try spend(nodes, at: bytes)
    repeated += nodes
    try hold(repeated, to: limits.repeatedNodes, .tooManyRepeatedNodes, at: bytes)
  }

  /// Makes sure that collections nest no deeper than they may.
  func checkDepth(_ depth: Int, at bytes: Range<Int>) throws(ReadingStop) {
    try hold(depth, to: limits.depth, .tooDeep, at: bytes)
  }

  private func hold(
    _ number: Int, to limit: Int, _ refusal: MessageID<1>, at bytes: Range<Int>
  ) throws(ReadingStop) {
    guard number > limit else { return }
    let range = SourceRange(file: file, bytes: bytes)
    throw ReadingStop(Message(refusal, Amount(limit)), at: range)
  }
}
