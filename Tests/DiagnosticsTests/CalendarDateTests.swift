import Diagnostics
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
    ("2026-11-21", 20_778), ("9999-12-31", 2_932_896), ("0001-01-01", -719_162),
  ])
  func `a day is counted from 1970`(text: String, days: Int64) {
    #expect(CalendarDate(text)?.daysSince1970 == days)
    #expect(CalendarDate(text)?.description == text)
    #expect(CalendarDate(daysSince1970: days).description == text)
  }

  @Test(arguments: [
    "2026-2-1", "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-04-31",
    "2026-01-00", "0000-01-01", "20260101", "2026/01/01", "2026-01-01T00:00", "+026-01-01",
    "２０２６-01-01", "", "-", "2026-01-1x", "21.11.2026",
  ])
  func `nothing else is a day`(text: String) {
    #expect(CalendarDate(text) == nil)
  }
}
