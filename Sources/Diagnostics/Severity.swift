/// How much something matters: a rule, what it finds, or what is wrong with a text, which an error
/// makes unusable and a warning doesn't; of a note nothing in the text is the cause.
package enum Severity: String, RankedWord, Sendable {
  case error, warning, note

  /// What matters less is less.
  package static func < (one: Severity, other: Severity) -> Bool { one.rank > other.rank }
}
