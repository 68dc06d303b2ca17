import Testing

@testable import Expressions

struct MathTests {
  @Test(arguments: numbers + bits + encoders)
  func `a function of numbers has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let numbers: [ValueCase] = [
    .init("math.greatest(1, 3, 2)", "3"), .init("math.greatest(1.5, 1)", "1.5"),
    .init("math.greatest([1, 2])", "2"), .init("math.least(1, 3, -2)", "-2"),
    .init("math.least([1u])", "1u"), .init("math.greatest([])", error: .invalidArgument),
    .init("math.greatest(dyn('a'))", error: .noMatchingOverload), .init("math.ceil(1.2)", "2.0"),
    .init("math.floor(-1.2)", "-2.0"), .init("math.round(2.5)", "3.0"),
    .init("math.round(-2.5)", "-3.0"), .init("math.trunc(-1.9)", "-1.0"),
    .init("math.sqrt(9)", "3.0"), .init("math.sqrt(2.25)", "1.5"), .init("math.sqrt(4u)", "2.0"),
    .init("math.sqrt(-1.0)", "0.0 / 0.0"), .init("math.abs(-3)", "3"), .init("math.abs(3u)", "3u"),
    .init("math.abs(-1.5)", "1.5"), .init("math.abs(-9223372036854775808)", error: .overflow),
    .init("math.sign(-3)", "-1"), .init("math.sign(0u)", "0u"), .init("math.sign(2.5)", "1.0"),
    .init("math.isNaN(0.0 / 0.0)", "true"), .init("math.isInf(-1.0 / 0.0)", "true"),
    .init("math.isFinite(1.0)", "true"), .init("math.isFinite(1.0 / 0.0)", "false"),
  ]

  private static let bits: [ValueCase] = [
    .init("math.bitAnd(6, 3)", "2"), .init("math.bitOr(6u, 3u)", "7u"),
    .init("math.bitXor(6, 3)", "5"), .init("math.bitNot(0)", "-1"),
    .init("math.bitNot(0u)", "18446744073709551615u"), .init("math.bitShiftLeft(1, 3)", "8"),
    .init("math.bitShiftLeft(1, 64)", "0"), .init("math.bitShiftRight(-1, 63)", "1"),
    .init("math.bitShiftRight(8u, 2)", "2u"),
    .init("math.bitShiftLeft(1, -1)", error: .invalidArgument),
  ]

  private static let encoders: [ValueCase] = [
    .init("base64.encode(b'')", "''"), .init("base64.encode(b'a')", "'YQ=='"),
    .init("base64.encode(b'ab')", "'YWI='"), .init("base64.encode(b'abc')", "'YWJj'"),
    .init("base64.encode(b'\\xfb\\xff')", "'+/8='"), .init("base64.decode('YQ==')", "b'a'"),
    .init("base64.decode('YWI')", "b'ab'"), .init("base64.decode('YWJj')", "b'abc'"),
    .init("base64.decode('Y')", error: .badConversion),
    .init("base64.decode('Y=')", error: .badConversion),
    .init("base64.decode('Y!==')", error: .badConversion),
  ]
}
