/// Something in a rule that an example can reach.
package enum RulePart: Hashable, Sendable {
  /// A text that may have placeholders.
  package enum Text: Hashable, Sendable {
    case message
    case fix
    case review
    /// The note of an exemption or a related place, by its number from 0.
    case exemption(Int)
    case related(Int)
  }

  /// The rule finds something, or a person has to decide.
  case firing
  /// The rule has nothing to say.
  case silence
  /// A description that the rule isn't about: `applies` is false.
  case outside
  /// An item that the rule isn't about: `when` is false.
  case skipped
  /// A submission on the day before the rule holds, or after it held.
  case dayBefore
  case dayAfter
  /// The exemption of that number is true.
  case exemption(Int)
  case review
  /// The related place of that number is pointed to.
  case related(Int)
  /// The placeholder of that number shows a value.
  case placeholder(Text, Int)
}
