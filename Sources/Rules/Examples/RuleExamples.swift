package import Diagnostics
package import Documents
package import Expressions

/// The examples of a rule: they explain it to people, and they are its tests.
package struct RuleExamples: Sendable {
  /// None where nobody asks for them after they were read.
  package private(set) var all: [RuleExample] = []
  /// They are in the file but weren't read.
  package let wereLeftOut: Bool
  /// What any of them shows, kept or not.
  private var shown: [RuleExample.Expectation] = []

  init(wereLeftOut: Bool) {
    self.wereLeftOut = wereLeftOut
  }

  /// Whether there is one that shows this.
  func show(_ expectation: RuleExample.Expectation) -> Bool { shown.contains(expectation) }

  /// Adds one, and keeps it if asked to.
  mutating func add(_ example: RuleExample, isKept: Bool) {
    if !show(example.expectation) { shown.append(example.expectation) }
    if isKept { all.append(example) }
  }
}

/// A description made from a named base, and what the rule must say about it.
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
    package let range: SourceRange
    let tree: DocumentTree
    let node: DocumentTree.NodeID

    package var value: DocumentNode { tree.node(node) }
  }

  /// A value that is taken out.
  package struct Removal: Sendable {
    package let path: String
    package let range: SourceRange
  }

  package let expectation: Expectation
  package let name: String
  package let nameRange: SourceRange
  /// The name of a description in the folder of examples.
  package let base: String
  package let baseRange: SourceRange
  /// What is changed, in the order written.
  package let set: [Change]
  package let remove: [Removal]
  /// The day of checking, at 00:00 UTC; nil: the day of the examples.
  package let asOf: Timestamp?
  /// Where the finding must point.
  package let at: String?
  /// A part of the text that the result must have.
  package let message: String?
}
