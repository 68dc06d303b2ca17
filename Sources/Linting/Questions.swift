package import Descriptions

/// What would have to be said for every rule to be decided.
package struct Questions: Sendable {
  /// Facts that rules which count need, each once, in the order of the description.
  package let asked: [Question]
  /// How many more facts only rules need that don't count.
  package let furtherCount: Int

  package static let none = Questions(asked: [], furtherCount: 0)
}
