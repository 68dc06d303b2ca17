import Testing

@testable import Expressions

struct OperatorTests {
  @Test(arguments: arithmetic + comparison + logic + selection)
  func `an operator has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let arithmetic: [ValueCase] = [
    .init("7 + 3", "10"), .init("7 - 10", "-3"), .init("7 * 3", "21"), .init("7 / 2", "3"),
    .init("-7 / 2", "-3"), .init("7 % 3", "1"), .init("-7 % 3", "-1"),
    .init("7u + 3u", "10u"), .init("7u - 3u", "4u"), .init("7u * 3u", "21u"),
    .init("7u / 2u", "3u"), .init("7u % 3u", "1u"),
    .init("1.5 + 1.0", "2.5"), .init("1.5 - 2.0", "-0.5"), .init("1.5 * 2.0", "3.0"),
    .init("3.0 / 2.0", "1.5"), .init("-(3)", "-3"), .init("-(1.5)", "-1.5"), .init("--3", "3"),
    .init("'ab' + 'c'", "'abc'"), .init("b'ab' + b'c'", "b'abc'"), .init("[1] + [2]", "[1, 2]"),
    .init("duration('1m') + duration('1s')", "duration('61s')"),
    .init("duration('1m') - duration('1s')", "duration('59s')"),
    .init("timestamp(60) + duration('1s')", "timestamp(61)"),
    .init("duration('1s') + timestamp(60)", "timestamp(61)"),
    .init("timestamp(60) - duration('1s')", "timestamp(59)"),
    .init("timestamp(60) - timestamp(1)", "duration('59s')"),
    .init("9223372036854775807 + 1", error: .overflow),
    .init("-9223372036854775808 - 1", error: .overflow),
    .init("5000000000 * 5000000000", error: .overflow),
    .init("-9223372036854775808 / -1", error: .overflow),
    .init("-9223372036854775808 % -1", error: .overflow),
    .init("-(-9223372036854775808)", error: .overflow),
    .init("0u - 1u", error: .overflow), .init("1 / 0", error: .divisionByZero),
    .init("1 % 0", error: .divisionByZero), .init("1u / 0u", error: .divisionByZero),
    .init("timestamp(253402300799) + duration('1s')", error: .outOfRange),
    .init("dyn(1) + 'a'", error: .noMatchingOverload),
    .init("-dyn('a')", error: .noMatchingOverload),
  ]

  private static let comparison: [ValueCase] = [
    .init("1 == 1", "true"), .init("1 != 1", "false"), .init("dyn(1) == 1.0", "true"),
    .init("dyn(1) == 1u", "true"), .init("dyn(-1) == 18446744073709551615u", "false"),
    .init("dyn('1') == 1", "false"), .init("0.0 / 0.0 == 0.0 / 0.0", "false"),
    .init("-0.0 == 0.0", "true"), .init("'e\\u0301' == '\\u00e9'", "false"),
    .init("[1, 2] == [1, 2]", "true"), .init("{'a': 1} == {'a': 1}", "true"),
    .init("{'a': 1} == {'b': 1}", "false"), .init("null == null", "true"),
    .init("optional.of(1) == optional.of(1)", "true"), .init("b'a' == b'a'", "true"),
    .init("timestamp(1) == timestamp(1)", "true"), .init("type(1) == int", "true"),
    .init("duration('60s') == duration('1m')", "true"),
    .init("1 < 2", "true"), .init("2 <= 2", "true"), .init("1 > 2", "false"),
    .init("2 >= 2", "true"), .init("'a' < 'b'", "true"), .init("'Z' < 'a'", "true"),
    .init("'\\uffee' < '\\U0001f600'", "true"), .init("false < true", "true"),
    .init("b'a' < b'b'", "true"), .init("timestamp(1) < timestamp(2)", "true"),
    .init("duration('1s') < duration('2s')", "true"), .init("dyn(1) < 1.5", "true"),
    .init("0.0 / 0.0 < 1.0", "false"), .init("dyn(1) < 'a'", error: .noMatchingOverload),
    .init("1 in [1, 2]", "true"), .init("3 in [1, 2]", "false"), .init("dyn(1.0) in [1]", "true"),
    .init("'a' in {'a': 1}", "true"), .init("dyn(1) in {1u: 1}", "true"), .init("2 in {}", "false"),
    .init("1 in dyn(2)", error: .noMatchingOverload),
  ]

  private static let logic: [ValueCase] = [
    .init("true && false", "false"), .init("true && true", "true"),
    .init("1 / 0 == 0 && false", "false"), .init("false && 1 / 0 == 0", "false"),
    .init("1 / 0 == 0 && true", error: .divisionByZero),
    .init("true || false", "true"), .init("false || false", "false"),
    .init("1 / 0 == 0 || true", "true"), .init("1 / 0 == 0 || false", error: .divisionByZero),
    .init("dyn(1) || false", error: .noMatchingOverload), .init("!true", "false"),
    .init("!!true", "true"), .init("!dyn(1)", error: .noMatchingOverload),
    .init("true ? 1 : 1 / 0", "1"), .init("false ? 1 / 0 : 2", "2"),
    .init("1 / 0 == 0 ? 1 : 2", error: .divisionByZero),
    .init("dyn(1) ? 1 : 2", error: .noMatchingOverload),
    .init("true || false && false", "true"), .init("1 + 2 * 3 - 4", "3"),
    .init("true ? false : true ? true : true", "false"),
  ]

  private static let selection: [ValueCase] = [
    .init("[1, 2][1]", "2"), .init("[1, 2][2]", error: .indexOutOfBounds),
    .init("[1, 2][-1]", error: .indexOutOfBounds), .init("[1][dyn(0u)]", "1"),
    .init("[1][dyn(0.5)]", error: .noMatchingOverload), .init("{'a': 1}['a']", "1"),
    .init("{'a': 1}['b']", error: .noSuchKey), .init("{'a': 1}.a", "1"),
    .init("{'a': 1}.b", error: .noSuchKey), .init("{'a-b': 1}.`a-b`", "1"),
    .init("{1: 2}[1.0 == 1.0 ? 1 : 2]", "2"), .init("dyn(1).a", error: .noSuchField),
    .init("has({'a': 1}.a)", "true"), .init("has({'a': 1}.b)", "false"),
    .init("has(dyn(1).a)", error: .noSuchField),
    .init("{'a': 1, 'a': 2}", error: .repeatedKey),
    .init("{1: 1, 1u: 2}", error: .repeatedKey), .init("{dyn(1.5): 1}", error: .invalidArgument),
    .init("[1, 2,]", "[1, 2]"), .init("{'a': 1,}", "{'a': 1}"),
    .init("{'a': 1}.?a", "optional.of(1)"), .init("{'a': 1}.?b", "optional.none()"),
    .init("[1][?0]", "optional.of(1)"), .init("[1][?1]", "optional.none()"),
    .init("[?optional.of(1), ?optional.none(), 3]", "[1, 3]"),
    .init("{?'a': optional.of(1), ?'b': optional.none()}", "{'a': 1}"),
    .init("{'a': {'b': 1}}.?a.b", "optional.of(1)"), .init("{'a': {}}.?a.b", "optional.none()"),
    .init("{?'a': dyn(1)}", error: .noMatchingOverload),
  ]
}
