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
    let clause = required("in") { $0.written($1) }
    let part = required("part") { $0.written($1) }
    let change = optional("change") { $0.text($1) }
    let why = required("why") { $0.sentence($1) }
    guard let clause, let part, why != nil else { return nil }
    return RuleExcuse(clause: clause, part: part, change: change)
  }
}
