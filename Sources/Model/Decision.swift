package import Expressions

/// A person's answer to what a rule leaves to one.
package struct Decision: Sendable {
  package var rule: String
  /// The place it is limited to; nil: anywhere in the description.
  package let at: Place?
  /// Whether what the rule asks is so.
  package let holds: Bool
  package let by: String
  /// The day on which it was made, at 00:00 UTC.
  package let on: Timestamp
  package let because: String
  /// What it rests on.
  package let facts: ReadFacts
  /// The last day on which it counts; nil: as long as its facts are the same.
  package let until: Timestamp?
  /// Where the decision itself stands.
  package let place: Place
}

/// Open questions that somebody has taken on.
package struct TakenQuestions: Sendable {
  /// The paths of the facts.
  package let facts: [String]
  package let owner: String
  /// The last day on which they may be open, at 00:00 UTC.
  package let until: Timestamp
  /// Where that is said.
  package let place: Place
}
