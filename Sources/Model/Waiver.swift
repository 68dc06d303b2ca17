package import Expressions

/// A finding that was accepted, by whom, until when.
package struct Waiver: Sendable {
  package var rule: String
  /// The place it is limited to; nil: anywhere in the description.
  package let at: Place?
  package let reason: String
  package let approvedBy: String
  /// The last day on which it counts, at 00:00 UTC.
  package let until: Timestamp
  /// Where the waiver itself stands.
  package let place: Place
}

/// What people said of rules and questions; all of it holds only for a time.
package struct Statements: Sendable {
  package var waivers: [Waiver] = []
  package var decisions: [Decision] = []
  package internal(set) var open: [TakenQuestions] = []
}
