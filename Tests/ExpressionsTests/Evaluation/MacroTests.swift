import Testing

@testable import Expressions

struct MacroTests {
  @Test(arguments: quantifiers + transforms + bindings)
  func `a macro has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let quantifiers: [ValueCase] = [
    .init("[1, 2].all(x, x > 0)", "true"), .init("[1, 2].all(x, x > 1)", "false"),
    .init("[].all(x, x)", "true"), .init("[0, 2].all(x, 1 / x > 1)", "false"),
    .init("[0, 1].all(x, 1 / x > 0)", error: .divisionByZero),
    .init("[1].all(x, dyn(1))", error: .noMatchingOverload),
    .init("[1, 2].exists(x, x > 1)", "true"), .init("[1, 2].exists(x, x > 2)", "false"),
    .init("[0, 1].exists(x, 1 / x > 0)", "true"),
    .init("[0].exists(x, 1 / x > 0)", error: .divisionByZero),
    .init("[1, 2].exists_one(x, x > 1)", "true"), .init("[1, 2].existsOne(x, x > 0)", "false"),
    .init("[0, 1].exists_one(x, 1 / x > 0)", error: .divisionByZero),
    .init("{'a': 1}.all(k, k == 'a')", "true"),
    .init("dyn(1).all(x, true)", error: .noMatchingOverload),
    .init("[5, 6].all(i, v, v == i + 5)", "true"), .init("{'a': 1}.exists(k, v, v == 1)", "true"),
    .init("[5, 6].exists_one(i, v, i == 1)", "true"),
    .init("[[1, 2], [3]].all(x, x.all(y, y > 0))", "true"),
    .init("[1].all(x, [2].all(x, x == 2) && x == 1)", "true"),
  ]

  private static let transforms: [ValueCase] = [
    .init("[1, 2].map(x, x * 2)", "[2, 4]"), .init("[1, 2, 3].map(x, x > 1, x * 2)", "[4, 6]"),
    .init("[0, 1].map(x, 1 / x)", error: .divisionByZero), .init("{'a': 1}.map(k, k)", "['a']"),
    .init("[1, 2, 3].filter(x, x > 1)", "[2, 3]"),
    .init("[1].filter(x, dyn(1))", error: .noMatchingOverload),
    .init("{'a': 1, 'b': 2}.filter(k, k > 'a')", "['b']"),
    .init("[5, 6].transformList(i, v, v * i)", "[0, 6]"),
    .init("[5, 6].transformList(i, v, i > 0, v)", "[6]"),
    .init("{'a': 1}.transformMap(k, v, k + string(v))", "{'a': 'a1'}"),
    .init("{'a': 1, 'b': 2}.transformMap(k, v, v > 1, v)", "{'b': 2}"),
    .init("[7].transformMap(i, v, v)", "{0: 7}"),
    .init("{'a': 'b'}.transformMapEntry(k, v, {v: k})", "{'b': 'a'}"),
    .init("[1, 1].transformMapEntry(i, v, {v: i})", error: .repeatedKey),
    .init("[1].transformMapEntry(i, v, dyn(1))", error: .noMatchingOverload),
    .init("['bb', 'a'].sortBy(x, size(x))", "['a', 'bb']"),
    .init("[3, 1, 2].sortBy(x, -x)", "[3, 2, 1]"), .init("[].sortBy(x, x)", "[]"),
    .init("[1, 2].sortBy(x, x == 1 ? dyn('a') : dyn(1))", error: .noMatchingOverload),
    .init("dyn({}).sortBy(x, x)", error: .noMatchingOverload),
  ]

  private static let bindings: [ValueCase] = [
    .init("cel.bind(x, 2, x * x)", "4"), .init("cel.bind(x, 1 / 0, 3)", "3"),
    .init("cel.bind(x, 1, cel.bind(y, x + 1, x + y))", "3"),
    .init("optional.of(2).optMap(x, x * 2)", "optional.of(4)"),
    .init("optional.none().optMap(x, x)", "optional.none()"),
    .init("optional.of(0).optMap(x, 1 / x)", error: .divisionByZero),
    .init("optional.of({'a': 1}).optFlatMap(x, x.?a)", "optional.of(1)"),
    .init("dyn(1).optMap(x, x)", error: .noMatchingOverload),
  ]
}
