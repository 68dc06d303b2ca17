import Diagnostics
import Testing

@testable import Expressions

struct FrameTests {
  private let environment = Environment(variables: [Variable("a", .integer)])

  @Test func `a definition is evaluated when it is read for the first time`() throws {
    let larger = environment.adding(Variable("b", .integer))
    var frame = Frame(slots: 2)
    frame[0] = TracedValue(.integer(2))
    let definition = try #require(environment.compile("a * 10").program)
    frame.define(1, definition)
    let program = try #require(larger.compile("b + b").program)
    #expect(frame.cost == 0)
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(40)))
    let cost = frame.cost
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(40)))
    #expect(frame.cost - cost < cost)
  }

  @Test func `a forgotten definition is evaluated anew`() throws {
    let larger = environment.adding(Variable("b", .integer))
    var frame = Frame(slots: 2)
    frame[0] = TracedValue(.integer(2))
    let definition = try #require(environment.compile("a * 10").program)
    frame.define(1, definition)
    let program = try #require(larger.compile("b").program)
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(20)))
    frame[0] = TracedValue(.integer(3))
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(20)))
    frame.define(1, definition)
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(30)))
  }

  @Test func `a definition's own names don't disturb the expression that reads it`() throws {
    let larger = environment.adding(Variable("b", .list(.integer)))
    var frame = Frame(slots: 2)
    frame[0] = TracedValue(.integer(2))
    frame.define(
      1, try #require(environment.compile("[1, 2].map(x, x * a)").program))
    let program = try #require(larger.compile("[5].map(x, x + b[1])[0]").program)
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(9)))
  }

  @Test func `a variable without a value is an error`() throws {
    var frame = Frame(slots: 1)
    let program = try #require(environment.compile("a + 1").program)
    guard case .error(let error) = program.evaluate(in: &frame).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .unknownName)
  }

  @Test func `an error says where in the expression it happened`() throws {
    var frame = Frame(slots: 1)
    frame[0] = TracedValue(.integer(0))
    let program = try #require(environment.compile("1 + 10 / a").program)
    guard case .error(let error) = program.evaluate(in: &frame).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .divisionByZero)
    #expect(error.message.text == "nothing can be divided by 0")
    #expect(error.bytes == 4..<10)
  }

  @Test func `an error of a definition is in the definition`() throws {
    let larger = environment.adding(Variable("b", .integer))
    var frame = Frame(slots: 2)
    frame[0] = TracedValue(.integer(0))
    let definition = try #require(environment.compile("1 + 100000 / a").program)
    frame.define(1, definition)
    let program = try #require(larger.compile("1 + b").program)
    guard case .error(let error) = program.evaluate(in: &frame).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .divisionByZero)
    #expect(error.program === definition)
    #expect(error.bytes == 4..<14)
  }

  @Test func `a frame without a limit leaves room for results`() throws {
    var frame = Frame(slots: 0, costLimit: .max)
    let program = try #require(Environment().compile("lists.range(3)").program)
    #expect(program.evaluate(in: &frame).value.isExactly(try ValueCase.value(of: "[0, 1, 2]")))
  }

  @Test func `definitions that nest too deeply are an error`() throws {
    var environment = Environment(variables: [Variable("v0", .integer)])
    var frame = Frame(slots: 200)
    frame[0] = TracedValue(.integer(1))
    for index in 1..<200 {
      let sum = "v\(index - 1) + (1 + (1 + (1 + 1)))"
      let definition = try #require(environment.compile(sum).program)
      frame.define(index, definition)
      environment = environment.adding(Variable("v\(index)", .integer))
    }
    let program = try #require(environment.compile("v199").program)
    guard case .error(let error) = program.evaluate(in: &frame).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .nestingLimit)
  }
}
