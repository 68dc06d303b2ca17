import Testing

@testable import Expressions

struct ConversionTests {
  @Test(arguments: numbers + texts + times)
  func `a conversion has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let numbers: [ValueCase] = [
    .init("int(1)", "1"), .init("int(1u)", "1"), .init("int(1.9)", "1"), .init("int(-1.9)", "-1"),
    .init("int('-12')", "-12"), .init("int(timestamp(5))", "5"),
    .init("int('+1')", error: .badConversion), .init("int('1.5')", error: .badConversion),
    .init("int(9223372036854775808u)", error: .outOfRange),
    .init("int(1e99)", error: .outOfRange), .init("int(0.0 / 0.0)", error: .outOfRange),
    .init("uint(1)", "1u"), .init("uint(1.9)", "1u"), .init("uint('12')", "12u"),
    .init("uint(1u)", "1u"), .init("uint(-1)", error: .outOfRange),
    .init("uint(-0.5)", error: .outOfRange), .init("uint('-1')", error: .badConversion),
    .init("double(1)", "1.0"), .init("double(1u)", "1.0"), .init("double('1.5e3')", "1500.0"),
    .init("double(1.5)", "1.5"), .init("double('-Infinity')", "-1.0 / 0.0"),
    .init("double('NaN')", "0.0 / 0.0"), .init("double('0x10')", error: .badConversion),
    .init("double('')", error: .badConversion), .init("bool(true)", "true"),
    .init("bool('t')", "true"), .init("bool('FALSE')", "false"),
    .init("bool('yes')", error: .badConversion), .init("int(dyn([]))", error: .noMatchingOverload),
  ]

  private static let texts: [ValueCase] = [
    .init("string('a')", "'a'"), .init("string(true)", "'true'"), .init("string(-1)", "'-1'"),
    .init("string(1u)", "'1'"), .init("string(1.5)", "'1.5'"), .init("string(2.0)", "'2'"),
    .init("string(1e6)", "'1e+06'"), .init("string(123456.0)", "'123456'"),
    .init("string(1.25e-7)", "'1.25e-07'"), .init("string(0.0001)", "'0.0001'"),
    .init("string(-0.0)", "'-0'"), .init("string(0.0 / 0.0)", "'NaN'"),
    .init("string(b'\\xc3\\xa9')", "'é'"), .init("string(b'\\xff')", error: .badConversion),
    .init("string(timestamp(0))", "'1970-01-01T00:00:00Z'"),
    .init("string(duration('1m30.5s'))", "'90.5s'"), .init("bytes('é')", "b'\\xc3\\xa9'"),
    .init("bytes(b'a')", "b'a'"), .init("type(1)", "int"), .init("type('')", "string"),
    .init("type(type(1))", "type"), .init("dyn(1)", "1"),
    .init("string(dyn([]))", error: .noMatchingOverload),
  ]

  private static let times: [ValueCase] = [
    .init("timestamp('2024-02-29T12:30:00Z')", "timestamp(1709209800)"),
    .init("timestamp('2024-02-29t12:30:00+01:00')", "timestamp(1709206200)"),
    .init("timestamp('1969-12-31T23:59:59.5Z') < timestamp(0)", "true"),
    .init("string(timestamp('1969-12-31T23:59:59.5Z'))", "'1969-12-31T23:59:59.5Z'"),
    .init("timestamp(timestamp(1))", "timestamp(1)"),
    .init("timestamp('2023-02-29T00:00:00Z')", error: .badConversion),
    .init("timestamp('2023-01-01')", error: .badConversion),
    .init("timestamp('2023-01-01T24:00:00Z')", error: .badConversion),
    .init("timestamp(253402300800)", error: .outOfRange),
    .init("duration('1h30m')", "duration('5400s')"),
    .init("duration('-1.5s')", "duration('-1500ms')"),
    .init("duration('1us') == duration('1000ns')", "true"),
    .init("duration('1µs') == duration('1us')", "true"), .init("duration('0')", "duration('0s')"),
    .init("duration(duration('1s'))", "duration('1s')"),
    .init("string(duration('-0.25s'))", "'-0.25s'"),
    .init("duration('')", error: .badConversion), .init("duration('1')", error: .badConversion),
    .init("duration('1x')", error: .badConversion),
    .init("duration('9999999999h')", error: .badConversion),
  ]
}
