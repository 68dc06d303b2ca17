import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Expressions

/// What keeps an expression from a stranger within bounds.
struct LimitTests {
  @Test func `an expression that is too long is refused`() {
    let text = "1" + String(repeating: " ", count: 20_000)
    let mistakes = Environment().compile(text).mistakes
    #expect(mistakes.map(\.message.text) == ["an expression has at most 20000 bytes"])
    #expect(mistakes.map(\.bytes) == [0..<20_001])
  }

  @Test(arguments: nestings)
  func `an expression that is nested too deeply is refused`(_ nesting: Nesting) {
    let mistakes = Environment().compile(nesting.text(levels: 500)).mistakes
    #expect(mistakes.map(\.message.text) == ["the expression is nested more than 50 levels deep"])
  }

  @Test(arguments: nestings)
  func `no nesting that is allowed overflows a small stack`(_ nesting: Nesting) throws {
    let evaluated = Mutex(false)
    onSmallStack {
      let compilation = Environment().compile(nesting.text(levels: 48 / nesting.height))
      var frame = Frame(slots: 0)
      let value = compilation.program?.evaluate(in: &frame).value
      evaluated.withLock { $0 = value?.isPlain == true }
    }
    #expect(evaluated.withLock { $0 })
  }

  @Test func `no nesting of definitions that is allowed overflows a small stack`() throws {
    var environment = Environment()
    var definitions: [Program] = []
    for index in 0..<30 {
      let before = index == 0 ? "true" : "v\(index - 1)"
      let text = "[1].all(x, [x].all(y, [y].exists(z, \(before))))"
      definitions.append(try #require(environment.compile(text).program))
      environment = environment.adding(Variable("v\(index)", .boolean))
    }
    let programs = try ["v29", "v27"].map { try #require(environment.compile($0).program) }
    let kinds = Mutex<[EvaluationError.Kind?]>([])
    onSmallStack { [definitions] in
      for program in programs {
        var frame = Frame(slots: 30)
        for (slot, definition) in definitions.enumerated() {
          frame.define(slot, definition)
        }
        let value = program.evaluate(in: &frame).value
        var kind: EvaluationError.Kind?
        if case .error(let error) = value { kind = error.kind }
        kinds.withLock { $0.append(kind) }
      }
    }
    #expect(kinds.withLock { $0 } == [.nestingLimit, nil])
  }

  @Test func `long chains of and and or are not deep`() throws {
    let chain = Array(repeating: "true", count: 2000).joined(separator: " && ")
    #expect(try ValueCase.value(of: chain).isExactly(.boolean(true)))
  }

  @Test func `values that bindings nest too deeply are refused`() {
    var text = "x"
    for _ in 0..<20 { text = "cel.bind(x, [[[x]]], \(text))" }
    let mistakes = Environment().compile("cel.bind(x, [1], \(text))").mistakes
    #expect(mistakes.map(\.message.text).first == "values can be nested at most 50 levels deep")
  }

  @Test(arguments: costly)
  func `an expression that costs too much is stopped`(_ text: String) throws {
    guard case .error(let error) = try ValueCase.value(of: text, costLimit: 100_000) else {
      Issue.record("not stopped")
      return
    }
    #expect(error.kind == .costLimit)
    #expect(error.message.text == "the expression needs more steps than it may take")
  }

  @Test(arguments: costs)
  func `an expression costs what CEL says it does`(_ text: String, _ cost: Int) throws {
    let program = try #require(Schema.environment.compile(text).program)
    var frame = Frame(slots: Schema.variables.count)
    frame[0] = World.screen(World.complete, World.other)
    frame[4] = TracedValue(.integer(7))
    _ = program.evaluate(in: &frame)
    #expect(frame.cost == cost)
  }

  private func onSmallStack(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 512 * 1024
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  private static let costs: [(String, Int)] = [
    ("1", 0), ("count", 1), ("screen.title", 2), ("screen.buttons[0].frame.width", 5),
    ("count + 1", 2), ("count == 1", 2), ("[1, 2]", 10), ("{'a': 1}", 30), ("!true", 1),
    ("true && false", 0), ("'aaaaaaaaaaaaaaaaaaaa' + 'b'", 4), ("size(screen.title)", 3),
    ("screen.buttons.all(b, true)", 4), ("screen.buttons.all(b, b.isApple || true)", 8),
  ]

  private static let costly = [
    "lists.range(1000).map(x, lists.range(1000).map(y, x * y))",
    "lists.range(2000).all(x, lists.range(1000).all(y, true))",
    doubling("x + x", of: "'aaaaaaaaaaaaaaaa'") + ".size() > 0",
    doubling("x + x", of: "[1, 2, 3, 4]") + ".size() > 0",
    doubling("[x, x]", of: "[1]", result: "x == x && x == [x[0], x[1]]", levels: 25),
    doubling("[x, x]", of: "[1]", result: "'%s'.format([x])", levels: 25),
    doubling("[x, x]", of: "[1]", result: "x.flatten(40)", levels: 25),
    doubling("x.replace('', x)", of: "'aaaaaaaa'"),
    doubling("[x, x, x].join(x)", of: "'aaaaaaaa'"),
    doubling("'%s%s'.format([x, x])", of: "'aaaaaaaa'"),
    "lists.range(300).map(x, x).exists(x, sets.contains(lists.range(300), lists.range(300)) && x < 0)",
    "lists.range(100000).distinct()",
    "cel.bind(x, lists.range(1000).map(y, 'aaaaaaaaaaaaaaaaaaaa').join(), x.contains(x) && x.matches('(a*)*b'))",
    "true || lists.range(2000).all(x, lists.range(1000).all(y, true))".replacing(
      "true ||", with: "false ||"),
    "lists.range(2000).all(x, lists.range(1000).all(y, true)) || true",
  ]

  private static func doubling(
    _ step: String, of start: String, result: String = "x", levels: Int = 45
  ) -> String {
    var text = result
    for _ in 0..<levels { text = "cel.bind(x, \(step), \(text))" }
    return "cel.bind(x, \(start), \(text))"
  }

  static let nestings = [
    Nesting(before: "(", middle: "1", after: ")"),
    Nesting(before: "[", middle: "1", after: "]"),
    Nesting(before: "{1: ", middle: "1", after: "}"),
    Nesting(before: "[1].map(x, ", middle: "1", after: ")"),
    Nesting(before: "[1].all(x, ", middle: "true", after: ")"),
    Nesting(before: "true ? 1 : ", middle: "1", after: ""),
    Nesting(before: "1 + ", middle: "1", after: ""),
    Nesting(before: "1 + (", middle: "1", after: ")"),
    Nesting(before: "dyn(", middle: "1", after: ")"),
    Nesting(before: "string(", middle: "'a'", after: ")"),
    Nesting(before: "cel.bind(x, 1, ", middle: "1", after: ")"),
    Nesting(before: "!(", middle: "true", after: ")", height: 2),
    Nesting(before: "true && (false || (", middle: "true", after: "))", height: 2),
    Nesting(before: "optional.of(", middle: "1", after: ")"),
    Nesting(before: "", middle: "dyn({})", after: ".?a"),
    Nesting(before: "", middle: "'a'", after: ".trim()"),
  ]
}

/// An expression that can be nested in itself.
struct Nesting: Sendable, CustomTestStringConvertible {
  let before: String
  let middle: String
  let after: String
  var height = 1

  var testDescription: String { before + "…" + after }

  func text(levels: Int) -> String {
    String(repeating: before, count: levels) + middle + String(repeating: after, count: levels)
  }
}
