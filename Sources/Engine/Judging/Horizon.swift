internal import Diagnostics
package import Documents
package import Expressions
internal import Model
internal import Rules

/// What will count against a description until a day, and doesn't yet on the day of checking.
package struct Horizon: Sendable {
  /// What a rule will have to say, and the first day on which that counts.
  package struct Coming: Sendable {
    package let day: Timestamp
    package let finding: Finding
  }

  package let end: Timestamp
  /// In the order of their days.
  package fileprivate(set) var coming: [Coming] = []
}

extension GuardedCheck {
  /// The result, with what will count until that day: the description is judged again as if it were
  /// checked, and submitted, on later days.
  package func lookingAhead(
    to end: Timestamp,
    from result: LintResult,
    about document: Document
  ) -> LintResult {
    guard let (description, book) = result.judged else { return result }
    var search = HorizonSearch(self, document, finding: result.counting, until: end)
    let dates = book.rules.flatMap { rule in
      [rule.declaration.from].compactMap(\.self) + rule.severities.later.map(\.from)
    }
    let days = Set(dates.map(\.seconds)).sorted().map { Timestamp(seconds: $0, nanoseconds: 0) }
    var start = description.asOf
    for day in days + [end] where start.seconds < day.seconds && day.seconds <= end.seconds {
      search.search(after: start, upTo: day, finding: search.findings(on: day))
      start = day
    }
    var result = result
    result.horizon = search.horizon
    result.cost += search.cost
    return result
  }
}

/// Halves the time until the day is found on which each finding begins to count.
private struct HorizonSearch {
  private let check: GuardedCheck
  private let document: Document
  private var known: Set<String>
  var horizon: Horizon
  var cost = 0

  init(_ check: GuardedCheck, _ document: Document, finding now: [Finding], until end: Timestamp) {
    self.check = check
    self.document = document
    known = Set(now.map(\.subjectMatter))
    horizon = Horizon(end: end)
  }

  /// What counts on that day.
  mutating func findings(on day: Timestamp) -> [Finding] {
    let check = check.moved(to: day)
    guard let description = check.decode(document).description else { return [] }
    let result = check.judge(description, in: document)
    cost += result.cost
    return result.counting
  }

  mutating func search(after start: Timestamp, upTo day: Timestamp, finding then: [Finding]) {
    let days = (day.seconds - start.seconds) / 86_400
    guard !then.allSatisfy({ known.contains($0.subjectMatter) }) else { return }
    if days > 1 {
      let middle = start.adding(days: days / 2)
      search(after: start, upTo: middle, finding: findings(on: middle))
      search(after: middle, upTo: day, finding: then)
    } else {
      for finding in then where known.insert(finding.subjectMatter).inserted {
        horizon.coming.append(Horizon.Coming(day: day, finding: finding))
      }
    }
  }
}

extension Horizon {
  /// Without what somebody accepts.
  mutating func accept(_ isAccepted: (Finding) -> Bool) {
    coming.removeAll { isAccepted($0.finding) }
  }
}

extension LintResult {
  /// What makes the verdict.
  fileprivate var counting: [Finding] {
    findings.filter { policy.verdict(on: $0) != .compliant }
  }
}

extension Finding {
  /// What is undecided is another finding as soon as another fact is missing first.
  fileprivate var subjectMatter: String {
    outcome == .incomplete ? rule : fingerprint.hexadecimal
  }
}
