import Testing

@testable import Expressions

/// Conditions that come to one answer only.
@Suite struct FixedConditionTests {
  private static func fixed(_ condition: String) throws -> [String] {
    let environment = Environment(
      variables: [Variable("x", .string), Variable("y", .string), Variable("n", .double)])
    let program = try #require(environment.compile(condition).program)
    return program.fixedConditions.map { "\($0.text): \($0.answer)" }
  }

  @Test(arguments: [
    ("x == x", "true"), ("n < n", "false"), ("n >= n", "true"), ("x != x", "false"),
    ("x == 'a' && x == 'b'", "false"), ("x == 'a' && y == 'c' && x == 'b'", "false"),
    ("x != 'a' || x != 'b'", "true"), ("x == 'a' || !(x == 'a')", "true"),
    ("x == 'a' && x != 'a'", "false"), ("n < 3.0 || n >= 3.0", "true"),
    ("n <= 3.0 && n > 3.0", "false"),
  ])
  func `what can't come out otherwise is found`(condition: String, answer: String) throws {
    #expect(try Self.fixed(condition) == ["\(condition): \(answer)"])
  }

  @Test func `it is found wherever it stands`() throws {
    #expect(
      try Self.fixed("[x].exists(t, t == t) ? n > 1.0 : y == y") == [
        "t == t: true", "y == y: true",
      ]
    )
  }

  @Test(arguments: [
    "x == y", "x == 'a' && y == 'b'", "x == 'a' || x == 'b'", "x != 'a' && x != 'b'",
    "x == 'a' && x == 'a'", "n < 3.0 || n >= 4.0", "!(x == 'a') || y == 'a'", "n + n == n",
    "[x].exists(t, t == 'a') && [y].exists(t, t == 'b')",
  ])
  func `what may come out either way isn't`(condition: String) throws {
    #expect(try Self.fixed(condition) == [])
  }
}
