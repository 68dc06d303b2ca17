/// A change that a rule file makes to a rule of another file, or to its own.
package struct RuleOverride: Hashable, Sendable {
  package let rule: String
  /// What becomes of it, such as `off`, `warning` or `other parameters`.
  package let change: String
  package let file: String
  /// Where it is said.
  package let line: Int
}
