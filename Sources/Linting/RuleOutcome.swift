internal import Expressions

/// What one rule has to say about one description, before it is laid out.
struct RuleOutcome: Sendable {
  /// Something to say about one place.
  struct Remark: Sendable {
    var outcome: Outcome
    let place: Place
    let message: String
    let fix: String
    var related: [(place: Place, note: String)]
  }

  /// Fail and review, one for each place.
  var remarks: [Remark] = []
  /// What is missing for items that could still fail.
  var missing: MissingFacts?
  /// The note of the first exemption that applies.
  var exemptNote: (place: Place, note: String)?
  var hasPassed = false

  /// What the rule as a whole comes to.
  var summary: Outcome {
    if remarks.contains(where: { $0.outcome == .fail }) { return .fail }
    if missing != nil { return .incomplete }
    if !remarks.isEmpty { return .review }
    if exemptNote != nil { return .exempt }
    return hasPassed ? .pass : .notApplicable
  }

  /// Findings at one place are one remark, with all their related places.
  mutating func add(_ remark: Remark) {
    let same = remarks.firstIndex { $0.place == remark.place && $0.outcome == remark.outcome }
    guard let same else {
      remarks.append(remark)
      return
    }
    for related in remark.related
    where !remarks[same].related.contains(where: { $0.place == related.place }) {
      remarks[same].related.append(related)
    }
  }

  mutating func add(_ first: MissingFacts?, _ second: MissingFacts) {
    let more = first?.union(second) ?? second
    missing = missing?.union(more) ?? more
  }
}
