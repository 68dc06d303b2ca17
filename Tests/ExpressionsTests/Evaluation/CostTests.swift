import Testing

@testable import Expressions

/// Definitions that ask others twice each, and those again: sixty of them would take longer than
/// anybody lives.
struct CostTests {
  /// Each is the one before, in a text in which `d` stands for it.
  private static func definitions(
    _ step: String, from start: String, taking parameters: [Variable] = [], levels: Int
  ) throws -> FactDefinitions {
    var definitions = FactDefinitions()
    for level in 0...levels {
      let text = level == 0 ? start : step.replacing(/\bd\b/, with: "f\(level - 1)")
      let compilation = Schema.environment.defining(definitions).compile(text, taking: parameters)
      definitions.add(
        FactDefinition(
          "f\(level)", of: nil, taking: parameters, meaning: "", as: compilation,
          try #require(compilation.program, "\(compilation.mistakes)"), number: level,
          isRemembered: true))
    }
    return definitions
  }

  private static func program(_ text: String, _ definitions: FactDefinitions) throws -> Program {
    try #require(Schema.environment.defining(definitions).compile(text).program)
  }

  private static func kind(_ operand: TracedValue) -> EvaluationError.Kind? {
    if case .error(let error) = operand.value { error.kind } else { nil }
  }

  private static let steps = [
    "d || d", "d && d", "d ? d : d", "[1].exists(x, d) || d", "[1].all(x, d) && d",
    "[1].filter(x, d).size() == 2 || d", "[1].map(x, d) == [true] || d",
  ]

  @Test(arguments: steps)
  func `used-up cost ends the evaluation inside definitions as well`(step: String) throws {
    let start = step.contains("&&") ? "count >= 0" : "count < 0"
    let definitions = try Self.definitions(step, from: start, levels: 25)
    for text in ["f25", "f25 || true", "f25 && false", "[1, 2].exists(x, f25 || x == 2)"] {
      var frame = World.frame(costLimit: 1000)
      let answer = try Self.program(text, definitions).evaluate(in: &frame)
      #expect(Self.kind(answer) == .costLimit, "\(text)")
    }
  }

  @Test func `it does so inside definitions that take arguments`() throws {
    let definitions = try Self.definitions(
      "d(n) || d(n)", from: "n < 0", taking: [Variable("n", .integer)], levels: 40)
    var frame = World.frame()
    #expect(
      Self.kind(try Self.program("f40(1) || true", definitions).evaluate(in: &frame)) == .costLimit)
  }

  @Test func `a definition that failed isn't tried again`() throws {
    let definitions = try Self.definitions("d || d", from: "1 / (count - count) == 1", levels: 60)
    var frame = World.frame(costLimit: .max)
    let answer = try Self.program("f60", definitions).evaluate(in: &frame)
    #expect(Self.kind(answer) == .divisionByZero)
    #expect(frame.cost > 1 << 60)
  }

  @Test func `who asks which conditions decide asks no longer than the evaluation may take`() throws
  {
    let definitions = try Self.definitions("d || d", from: "count < 0", levels: 60)
    var frame = World.frame()
    frame.decisions = DecisionLog()
    let answer = try Self.program("f60", definitions).evaluate(in: &frame)
    #expect(Self.kind(answer) == .costLimit)
    // What costs next to nothing can ask for more than that, again and again.
    let dear = try Self.definitions(
      "d(n) || d(n)", from: "n < 0", taking: [Variable("n", .integer)], levels: 16)
    let cheap = try Self.program("lists.range(1000).all(x, x >= 0 || f16(x))", dear)
    var next = World.frame()
    next.decisions = DecisionLog()
    #expect(cheap.evaluate(in: &next).value.answer == true)
    #expect(next.cost < 10_000)
  }

  @Test func `the steps of an evaluation end where its cost does`() throws {
    let definitions = try Self.definitions("d || d", from: "count < 0", levels: 60)
    let program = try Self.program("f60", definitions)
    var frame = World.frame()
    let first = try #require(program.clauses(in: &frame).first)
    #expect(Self.kind(first.operand) == .costLimit)
    var next = World.frame(costLimit: 10_000)
    #expect(try (10...1000).contains(Self.program("f9", definitions).clauses(in: &next).count))
  }

  @Test(arguments: [
    "lists.range(100000).size() == 3 || true",
    "lists.range(3).exists(x, lists.range(100000).size() == x || x == 2)",
  ])
  func `what would be too large is no operand that others can outdo`(_ text: String) throws {
    guard case .error(let error) = try ValueCase.value(of: text, costLimit: 1000) else {
      Issue.record("not stopped")
      return
    }
    #expect(error.kind == .costLimit)
  }

  @Test func `whether a value has a place is known of each definition`() throws {
    let definitions = try Self.definitions("true ? d : d", from: "count + 1", levels: 60)
    #expect(try !Self.program("f60", definitions).mayHavePlace)
  }

  @Test func `of a value that goes on and on the beginning is shown`() throws {
    var text = "x"
    for _ in 0..<25 { text = "cel.bind(x, [x, x], \(text))" }
    let words = try ValueCase.value(of: "cel.bind(x, ['a'], \(text))").words
    #expect(words.hasPrefix("[[[["))
    #expect((100_000..<110_000).contains(words.utf8.count))
  }
}
