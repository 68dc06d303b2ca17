internal import Expressions

/// What one rule has to say about one description, before it is laid out.
struct RuleOutcome: Sendable {
  /// Something to say about one place.
  struct Remark: Sendable {
    let outcome: Outcome
    let place: Place
    let message: LocalizedMessage
    /// What to do, where there is something to do.
    let fix: FilledTemplate?
    fileprivate(set) var related: [(place: Place, note: FilledTemplate)]
    fileprivate(set) var marks = FindingMarks()
    /// The words of what can be said to it, where the rule has any.
    var answers: [FilledTemplate] = []
    /// The items that it is about, outermost first.
    var items: [Place] = []
    /// What makes it another finding: one for each that was found at the place, each once.
    private(set) var keys: [[String]] = []

    fileprivate mutating func add(_ key: [String]) {
      if !key.isEmpty, !keys.contains(key) { keys.append(key) }
    }
  }

  /// Fail and review, one for each place.
  private(set) var remarks: [Remark] = []
  /// Where the remark about each subject is.
  private var known: [Remark.Subject: Int] = [:]
  /// What is missing for items that could still fail.
  var missing: MissingFacts?
  /// The note of the first exemption that applies.
  var exemptNote: (place: Place, note: LocalizedMessage)?
  private var hasPassed = false

  /// What the rule as a whole comes to.
  var summary: Outcome {
    if remarks.contains(where: { $0.outcome == .fail }) { return .fail }
    if missing != nil { return .incomplete }
    if !remarks.isEmpty { return .review }
    if exemptNote != nil { return .exempt }
    return hasPassed ? .pass : .notApplicable
  }

  mutating func pass() { hasPassed = true }

  /// Adds a remark about a place at which there was none of that outcome.
  mutating func add(_ remark: Remark, key: [String]) {
    known[Remark.Subject(outcome: remark.outcome, place: remark.place)] = remarks.count
    remarks.append(remark)
    remarks[remarks.count - 1].add(key)
  }

  /// Findings at one place are one remark, with all their related places; false if there is none.
  mutating func extendRemark(
    _ outcome: Outcome, at place: Place, related: [(place: Place, note: FilledTemplate)],
    marks: FindingMarks, key: [String]
  ) -> Bool {
    guard let same = known[Remark.Subject(outcome: outcome, place: place)] else { return false }
    for related in related
    where !remarks[same].related.contains(where: { $0.place == related.place }) {
      remarks[same].related.append(related)
    }
    remarks[same].marks.add(marks)
    remarks[same].add(key)
    return true
  }

  /// Notes what is missing for an item that could still fail.
  mutating func add(_ others: MissingFacts) { missing.add(others) }
}

extension RuleOutcome.Remark {
  /// What there is one remark about.
  fileprivate struct Subject: Hashable {
    let outcome: Outcome
    let place: Place
  }
}
