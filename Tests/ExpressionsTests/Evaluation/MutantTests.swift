import Testing

@testable import Expressions

/// What an expression is changed into, one change at a time.
@Suite struct MutantTests {
  private static let environment = Environment(
    variables: [
      Variable("a", .integer), Variable("b", .double), Variable("t", .string),
      Variable("l", .list(.integer)), Variable("y", .boolean), Variable("n", .boolean),
    ]
  )

  /// An expression, each change of it, and what each comes to where a is 1, b 2.5, t 'x', l [1, 2],
  /// y true and n false.
  private static let cases: [(expression: String, mutants: [String])] = [
    ("y && n", ["2 && → ||: true"]),
    ("y || n", ["2 || → &&: false"]),
    ("(y || n) || y", ["3 || → &&: true", "9 || → &&: true"]),
    ("!n", ["0 ! → : false"]),
    ("a < 2", ["2 < → <=: true", "4 2 → 1: false", "4 2 → 3: true"]),
    ("a <= l[0]", ["2 <= → <: false", "7 0 → -1: error", "7 0 → 1: true"]),
    ("a > l[0]", ["2 > → >=: true", "6 0 → -1: error", "6 0 → 1: false"]),
    ("a >= l[0]", ["2 >= → >: false", "7 0 → -1: error", "7 0 → 1: false"]),
    ("t == 'x'", ["2 == → !=: false", "5 'x' → \"\": false"]),
    ("t != ''", ["2 != → ==: false", "5 '' → \"x\": false"]),
    ("b == 2.5", ["2 == → !=: false", "5 2.5 → 1.5: false", "5 2.5 → 3.5: false"]),
    ("a in l", ["2 in → not in: false"]),
    (
      "a in [1, 3]",
      ["2 in → not in: false", "5 [1, 3] → without 1: false", "5 [1, 3] → without 3: true"]
    ),
    ("t.matches('^x$')", ["0 t.matches('^x$') → !: false"]),
    ("y == true", ["2 == → !=: false", "5 true → false: false"]),
    ("l.all(i, i < 3)", ["11 < → <=: true", "13 3 → 2: false", "13 3 → 4: true"]),
    ("l.exists(i, i == a && y)", ["14 == → !=: true", "19 && → ||: true"]),
    ("y ? n : y", []),
    ("size(l) + a == 3", ["12 == → !=: false", "15 3 → 2: false", "15 3 → 4: false"]),
  ]

  @Test(arguments: cases)
  func `each comparison, constant and connective is changed once`(
    expression: String, mutants: [String]
  ) throws {
    let program = try #require(Self.environment.compile(expression).program)
    #expect(
      program.mutants.map {
        "\($0.bytes.lowerBound) \($0.original) → \($0.replacement): \(Self.answer($0.program))"
      } == mutants
    )
  }

  @Test func `a change leaves the expression as it was`() throws {
    let program = try #require(Self.environment.compile("a < 2 && !n").program)
    let before = Self.answer(program)
    for mutant in program.mutants { #expect(mutant.program != program) }
    #expect(Self.answer(program) == before)
  }

  private static func answer(_ program: Program) -> String {
    var frame = Frame(slots: 6)
    let numbers: [Int64] = [1, 2]
    let values: [Value] = [
      .integer(1), .double(2.5), .string("x"),
      .list(ContiguousArray(numbers.map { TracedValue(.integer($0)) })), .boolean(true),
      .boolean(false),
    ]
    frame.hold(ContiguousArray(values.map { TracedValue($0) }), from: 0)
    switch program.evaluate(in: &frame).value {
    case .boolean(let answer): return "\(answer)"
    case .error: return "error"
    default: return "neither"
    }
  }
}
