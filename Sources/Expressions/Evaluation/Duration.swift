/// A span of time in nanoseconds, about 290 years at the most, either way.
package struct Duration: Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }
}
