/// A point in time: seconds and nanoseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Sendable {
  package let seconds: Int64
  /// 0 to 999,999,999, also before 1970.
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Nanoseconds of any size and sign, as long as they are few seconds.
  init(seconds: Int64, carrying nanoseconds: Int64) {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let borrows = remainder < 0
    self.seconds = seconds + quotient - (borrows ? 1 : 0)
    self.nanoseconds = Int32(truncatingIfNeeded: remainder + (borrows ? 1_000_000_000 : 0))
  }

  /// Whether it lies in the years 1 to 9999.
  var isInRange: Bool { (-62_135_596_800...253_402_300_799).contains(seconds) }
}
