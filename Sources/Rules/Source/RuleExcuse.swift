internal import Diagnostics
internal import Documents

/// A part of a rule that no example can show, and the reason.
struct RuleExcuse: Sendable {
  /// The clause that it is in, by its key, such as `require` or `each screen`.
  let clause: LocatedText
  /// What of the clause is meant, as it is written there.
  let part: LocatedText
  /// What would have to stand there instead; nil for all that is wrong with the part.
  let change: String?
}

extension MappingReader {
  /// The reason is for people only.
  mutating func excuse() -> RuleExcuse? {
    let clause = required("in", .written, "The clause, such as require or each screen.")
    let part = required("part", .written, "What of the clause, as it is written there.")
    let change = optional(
      "change", .text, "What would stand there instead; left out: whatever is changed in it.")
    let why = required("why", .sentence, "Why no example can show it.")
    guard let clause, let part, why != nil else { return nil }
    return RuleExcuse(clause: clause, part: part, change: change)
  }
}
