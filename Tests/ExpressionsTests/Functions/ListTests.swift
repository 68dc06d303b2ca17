import Testing

@testable import Expressions

struct ListTests {
  @Test(arguments: lists + sets + optionals)
  func `a function of lists has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let lists: [ValueCase] = [
    .init("size([1, 2])", "2"), .init("{'a': 1}.size()", "1"),
    .init("[1, 2, 3, 4].slice(1, 3)", "[2, 3]"), .init("[1].slice(1, 1)", "[]"),
    .init("[1].slice(0, 2)", error: .indexOutOfBounds),
    .init("[1].slice(-1, 1)", error: .indexOutOfBounds),
    .init("[1, 2].slice(1, 0)", error: .indexOutOfBounds),
    .init("[1, [2, [3]]].flatten()", "[1, 2, [3]]"), .init("[[1], [2]].flatten()", "[1, 2]"),
    .init("[1, [2, [3, [4]]]].flatten(2)", "[1, 2, 3, [4]]"), .init("[[1]].flatten(0)", "[[1]]"),
    .init("[].flatten(-1)", error: .invalidArgument),
    .init("[1, 2, 1, dyn(1.0)].distinct()", "[1, 2]"),
    .init("['b', 'b', 'a'].distinct()", "['b', 'a']"),
    .init("[3, 1, 2].sort()", "[1, 2, 3]"), .init("['b', 'a'].sort()", "['a', 'b']"),
    .init("[dyn(1), dyn('a')].sort()", error: .noMatchingOverload),
    .init("[[1]].sort()", error: .noMatchingOverload), .init("[].sort()", "[]"),
    .init("[1, 2].reverse()", "[2, 1]"), .init("lists.range(3)", "[0, 1, 2]"),
    .init("lists.range(-3)", "[]"), .init("lists.range(100000000)", error: .costLimit),
    .init("[1, 2].first()", "optional.of(1)"), .init("[1, 2].last()", "optional.of(2)"),
    .init("[].first()", "optional.none()"),
  ]

  private static let sets: [ValueCase] = [
    .init("sets.contains([], [])", "true"), .init("sets.contains([], [1])", "false"),
    .init("sets.contains([1, 2, 3], [2, 3])", "true"),
    .init("sets.contains([1, 2.0, 3u], [1.0, 2u, 3])", "true"),
    .init("sets.equivalent([1], [1, 1])", "true"), .init("sets.equivalent([1, 2], [1])", "false"),
    .init("sets.equivalent([1, 2], [2u, 1.0].map(x, dyn(x)))", "true"),
    .init("sets.intersects([1], [])", "false"), .init("sets.intersects([1], [1, 2])", "true"),
    .init("sets.intersects([[1], [2, 3]], [[1, 2], [2, 3.0]])", "true"),
  ]

  private static let optionals: [ValueCase] = [
    .init("optional.of(1).hasValue()", "true"), .init("optional.none().hasValue()", "false"),
    .init("optional.ofNonZeroValue(0)", "optional.none()"),
    .init("optional.ofNonZeroValue('')", "optional.none()"),
    .init("optional.ofNonZeroValue([1])", "optional.of([1])"), .init("optional.of(1).value()", "1"),
    .init("optional.none().value()", error: .emptyOptional),
    .init("optional.none().or(optional.of(2))", "optional.of(2)"),
    .init("optional.of(1).or(optional.of(1 / 0))", "optional.of(1)"),
    .init("optional.none().orValue(2)", "2"), .init("optional.of(1).orValue(1 / 0)", "1"),
    .init("optional.unwrap([optional.of(1), optional.none()])", "[1]"),
    .init("[optional.of(1), optional.none()].unwrapOpt()", "[1]"),
    .init("dyn(1).value()", error: .noMatchingOverload),
    .init("dyn(1).orValue(2)", error: .noMatchingOverload),
    .init("dyn(1).or(optional.none())", error: .noMatchingOverload),
    .init("dyn(1).hasValue()", error: .noMatchingOverload),
  ]
}
