internal import Diagnostics

/// What a rule found out about one place; what asks for most attention comes first.
package enum Outcome: String, RankedWord, Sendable {
  case fail
  case incomplete
  case review
  /// A person has answered what was left to one.
  case decided
  case waived
  case exempt
  case pass
  case notApplicable
}
