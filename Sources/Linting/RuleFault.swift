/// A rule that could not be evaluated: a fault of the rule, never of the description.
package struct RuleFault: Error, Hashable, Sendable {
  package let rule: String
  /// What went wrong, as the expression language says it.
  package let text: String
}
