/// How long the parts of a run took.
package struct RunTimes: Sendable {
  /// Text into trees, trees into descriptions, and what the rules make of them.
  package let check: CheckTimes
  package let reporting: Duration
  /// From the first to the last moment.
  package let whole: Duration

  package init(check: CheckTimes, reporting: Duration, whole: Duration) {
    self.check = check
    self.reporting = reporting
    self.whole = whole
  }
}

/// How long it took to check descriptions, all threads together.
package struct CheckTimes: Sendable {
  package var reading = Duration.zero
  package var decoding = Duration.zero
  package var evaluating = Duration.zero

  package init() {}

  package static func + (one: CheckTimes, other: CheckTimes) -> CheckTimes {
    var sum = one
    sum.reading += other.reading
    sum.decoding += other.decoding
    sum.evaluating += other.evaluating
    return sum
  }
}
