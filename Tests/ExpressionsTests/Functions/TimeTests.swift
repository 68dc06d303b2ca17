import Testing

@testable import Expressions

struct TimeTests {
  @Test(arguments: parts + zones)
  func `a part of a time has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let parts: [ValueCase] = [
    .init("timestamp('2024-02-29T23:58:57.123456Z').getFullYear()", "2024"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getMonth()", "1"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getDate()", "29"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getDayOfMonth()", "28"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getDayOfWeek()", "4"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getDayOfYear()", "59"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getHours()", "23"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getMinutes()", "58"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getSeconds()", "57"),
    .init("timestamp('2024-02-29T23:58:57.123456Z').getMilliseconds()", "123"),
    .init("timestamp('0001-01-01T00:00:00Z').getDayOfWeek()", "1"),
    .init("duration('25h').getHours()", "25"), .init("duration('61m').getMinutes()", "61"),
    .init("duration('-61s').getSeconds()", "-61"),
    .init("duration('1.5s').getMilliseconds()", "500"),
  ]

  private static let zones: [ValueCase] = [
    .init("timestamp('2024-01-01T00:30:00Z').getHours('+05:30')", "6"),
    .init("timestamp('2024-01-01T00:30:00Z').getFullYear('-01:00')", "2023"),
    .init("timestamp('2024-07-01T00:00:00Z').getHours('UTC')", "0"),
    .init("timestamp('2024-07-01T00:00:00Z').getHours('Europe/Berlin')", "2"),
    .init("timestamp('2024-01-01T00:00:00Z').getHours('Europe/Berlin')", "1"),
    .init("timestamp('2085-07-01T00:00:00Z').getHours('Europe/Berlin')", "2"),
    .init("timestamp('2085-12-01T00:00:00Z').getHours('Europe/Berlin')", "1"),
    .init("timestamp('2085-01-01T00:00:00Z').getHours('Australia/Sydney')", "11"),
    .init("timestamp('1850-01-01T00:00:00Z').getMinutes('Asia/Kolkata')", "53"),
    .init("timestamp(0).getHours('Nowhere/Land')", error: .invalidArgument),
    .init("timestamp(0).getHours('../../etc/passwd')", error: .invalidArgument),
    .init("timestamp(0).getHours('25:00')", error: .invalidArgument),
  ]
}
