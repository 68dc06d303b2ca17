package import Diagnostics
package import Documents
package import Expressions

/// The examples of a rule: they explain it to people, and they are its tests.
package struct RuleExamples: Sendable {
  /// None where nobody asks for them after they were read.
  package private(set) var all: [RuleExample] = []
  /// They are in the file but weren't read.
  package let wereLeftOut: Bool
  /// What any of them shows, kept or not: a bit for each.
  private var shown: UInt8 = 0

  init(wereLeftOut: Bool) {
    self.wereLeftOut = wereLeftOut
  }

  /// Whether there is one that shows this.
  func show(_ expectation: RuleExample.Expectation) -> Bool { shown & expectation.bit != 0 }

  /// Notes that there is one that shows this.
  mutating func note(_ expectation: RuleExample.Expectation) { shown |= expectation.bit }

  /// Keeps one.
  mutating func add(_ example: RuleExample) { all.append(example) }
}

/// A description made from a named base, and what the rule must say about it.
///
/// Its texts stay where they stand: few runs ask for them.
package struct RuleExample: Sendable {
  /// What the rule must say.
  package enum Expectation: String, CaseIterable, Sendable {
    case passes
    case fails
    case incomplete
    case exempt
    case review
    case notApplicable
  }

  /// A value that takes the place of another.
  package struct Change: Sendable {
    package let path: String
    package let value: DocumentNode
  }

  package let expectation: Expectation
  /// The day of checking, at 00:00 UTC; nil: the day of the examples.
  package let asOf: Timestamp?
  private let tree: DocumentTree
  private let file: SourceFile
  private let title: DocumentTree.NodeID
  private let description: DocumentTree.NodeID
  private let changes: DocumentTree.NodeID?
  private let removals: DocumentTree.NodeID?
  private let place: DocumentTree.NodeID?
  private let words: DocumentTree.NodeID?

  init(
    _ expectation: Expectation,
    in tree: DocumentTree,
    of file: SourceFile,
    name: DocumentTree.NodeID,
    base: DocumentTree.NodeID,
    set: DocumentTree.NodeID?,
    remove: DocumentTree.NodeID?,
    asOf: Timestamp?,
    at: DocumentTree.NodeID?,
    message: DocumentTree.NodeID?
  ) {
    self.expectation = expectation
    self.asOf = asOf
    self.tree = tree
    self.file = file
    title = name
    description = base
    changes = set
    removals = remove
    place = at
    words = message
  }
}

extension RuleExample {
  package var name: String { text(of: title) }
  package var nameRange: SourceRange { range(of: title) }

  /// The name of a description in the folder of examples.
  package var base: String { text(of: description) }
  package var baseRange: SourceRange { range(of: description) }

  /// What is changed, in the order written.
  package var set: [Change] {
    guard let changes else { return [] }
    return (0..<tree.entryCount(of: changes)).map { index in
      let key = tree.key(index, of: changes)
      return Change(path: text(of: key), value: tree.node(tree.value(of: key)))
    }
  }

  /// The paths of the values that are taken out.
  package var remove: [String] {
    removals.map { tree.children(of: $0).map { text(of: tree.child(at: $0)) } } ?? []
  }

  /// Where the finding must point.
  package var at: String? { place.map { text(of: $0) } }

  /// A part of the text that the result must have.
  package var message: String? { words.map { text(of: $0) } }

  private func text(of node: DocumentTree.NodeID) -> String { tree.text(of: node) ?? "" }

  private func range(of node: DocumentTree.NodeID) -> SourceRange {
    SourceRange(file: file.id, bytes: tree.bytes(of: node))
  }
}

extension RuleExample.Expectation {
  fileprivate var bit: UInt8 {
    switch self {
    case .passes: 1
    case .fails: 2
    case .incomplete: 4
    case .exempt: 8
    case .review: 16
    case .notApplicable: 32
    }
  }
}
