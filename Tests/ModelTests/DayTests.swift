import Expressions
import Model
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    "0001-01-01", "1582-10-15", "1900-02-28", "1969-12-31", "1970-01-01", "2000-02-29",
    "2024-02-29", "2026-11-21", "2100-03-01", "9999-12-31",
  ])
  func `a day is written as it was read`(text: String) {
    #expect(day(text).day == text)
  }

  @Test(arguments: [
    (-1, "1969-12-31"), (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
  ])
  func `a moment lies in its day`(seconds: Int64, day: String) {
    #expect(Timestamp(seconds: seconds, nanoseconds: 0).day == day)
  }

  @Test func `each day of four centuries has its own name`() {
    let first = day("1900-01-01").seconds / 86_400
    let names = (0..<146_097).map { Timestamp(seconds: (first + $0) * 86_400, nanoseconds: 0).day }
    #expect(names.last == "2299-12-31")
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }
}
