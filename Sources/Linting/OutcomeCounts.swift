/// How often each outcome occurs.
package struct OutcomeCounts: Sendable {
  /// By the outcomes' ranks, of which there are fewer than eight.
  private var counts = SIMD8<Int>()

  package init() {}

  package subscript(outcome: Outcome) -> Int {
    get { counts[outcome.rank] }
    set { counts[outcome.rank] = newValue }
  }

  /// Counts what was counted elsewhere.
  package static func += (counts: inout OutcomeCounts, others: OutcomeCounts) {
    counts.counts &+= others.counts
  }
}
