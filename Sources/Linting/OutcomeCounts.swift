/// How often each outcome occurs.
package struct OutcomeCounts: Sendable {
  private var counts = Array(repeating: 0, count: Outcome.allCases.count)

  package init() {}

  package subscript(outcome: Outcome) -> Int {
    get { counts[outcome.rank] }
    set { counts[outcome.rank] = newValue }
  }

  /// Counts what was counted elsewhere.
  package static func += (counts: inout OutcomeCounts, others: OutcomeCounts) {
    for outcome in Outcome.allCases { counts[outcome] += others[outcome] }
  }
}
