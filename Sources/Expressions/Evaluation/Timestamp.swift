/// A point in time: seconds and nanoseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Sendable {
  package let seconds: Int64
  /// 0 to 999,999,999, also before 1970.
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
