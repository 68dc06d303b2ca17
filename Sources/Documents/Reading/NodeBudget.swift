import Diagnostics

/// How many nodes a document and its file may still have.
struct NodeBudget {
  /// The nodes of the current document so far.
  private(set) var count = 0

  private let file: SourceFile.ID
  private let limits: ReadingLimits
  private var repeated = 0

  init(file: SourceFile.ID, limits: ReadingLimits) {
    self.file = file
    self.limits = limits
  }

  /// Begins to count anew; what is repeated adds up over the file.
  mutating func beginDocument() {
    count = 0
  }

  /// Counts nodes that are written at a place.
  mutating func spend(_ nodes: Int, at bytes: Range<Int>) throws(ReadingStop) {
    count += nodes
    guard count > limits.nodes else { return }
    throw ReadingStop(.tooManyNodes(limits.nodes), at: SourceRange(file: file, bytes: bytes))
  }

  /// Counts nodes that stand elsewhere and are repeated at a place.
  mutating func spendRepeated(_ nodes: Int, at bytes: Range<Int>) throws(ReadingStop) {
    try spend(nodes, at: bytes)
    repeated += nodes
    guard repeated > limits.repeatedNodes else { return }
    let range = SourceRange(file: file, bytes: bytes)
    throw ReadingStop(.tooManyRepeatedNodes(limits.repeatedNodes), at: range)
  }

  /// Makes sure that collections nest no deeper than they may.
  func checkDepth(_ depth: Int, at bytes: Range<Int>) throws(ReadingStop) {
    guard depth > limits.depth else { return }
    throw ReadingStop(.tooDeep(limits.depth), at: SourceRange(file: file, bytes: bytes))
  }
}

extension Message {
  fileprivate static func tooManyNodes(_ limit: Int) -> Self {
    Self(
      .tooManyNodes,
      Amount(limit)
    )
  }

  fileprivate static func tooManyRepeatedNodes(_ limit: Int) -> Self {
    Self(.tooManyRepeatedNodes, Amount(limit))
  }

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    Self(.tooDeep, Amount(limit))
  }
}
