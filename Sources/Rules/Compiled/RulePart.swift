/// Something in a rule that an example can reach.
package enum RulePart: Hashable, Sendable {
  /// The rule finds something, or a person has to decide.
  case firing
  /// The rule has nothing to say.
  case silence
  /// A submission on the day before the rule holds, or after it held.
  case dayBefore
  case dayAfter
  /// An `applies` or `when` is false, an exemption or review true, a related place is pointed to.
  case clause(RuleClause)
  /// The placeholder of that number shows a value.
  case placeholder(RuleText, Int)
}
