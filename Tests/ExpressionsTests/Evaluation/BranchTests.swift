import Testing

@testable import Expressions

/// Conditions that are gone through by branches, beside the same step by step.
struct BranchTests {
  @Test(arguments: plain + rarer, 0..<3)
  func `branches say the same as steps, at the same cost`(_ text: String, _ world: Int) throws {
    let apple = [World.complete, World.other, World.unknown][world]
    let program = try #require(Schema.environment.compile(text).program)
    var steps = World.frame(apple: apple)
    let reasons = program.reasons(in: &steps).value
    var branches = World.frame(apple: apple)
    guard let truth = program.truth(in: &branches) else {
      #expect(branches.cost == 0)
      return
    }
    #expect(reasons.isExactly(.boolean(truth)))
    #expect(branches.cost == steps.cost)
  }

  @Test(arguments: plain)
  func `branches say something where every fact is there`(_ text: String) throws {
    let program = try #require(Schema.environment.compile(text).program)
    var frame = World.frame(screen: World.screen(World.complete, World.other))
    #expect(program.truth(in: &frame) != nil)
  }

  @Test func `a definition is paid for once, however often it is read`() throws {
    let environment = Schema.environment.adding(Variable("wide", .boolean))
    let definition = try #require(
      Schema.environment.compile("screen.buttons.all(b, b.frame.x < 400.0)").program
    )
    let program = try #require(environment.compile("wide && screen.steps > 2").program)
    let costs = try [true, false].map { takesBranches in
      var frame = Frame(slots: Schema.variables.count + 1)
      frame[0] = World.screen(World.complete, World.other)
      frame.define(Schema.variables.count, definition)
      frame.takesBranches = takesBranches
      guard case .undecided = program.evaluate(in: &frame).value else {
        throw Surprise()
      }
      return frame.cost
    }
    #expect(costs[0] == costs[1])
  }

  @Test func `a definition that is all of a condition is told by its branches`() throws {
    let environment = Schema.environment.adding(Variable("wide", .boolean))
    let definition = try #require(
      Schema.environment.compile("screen.buttons.all(b, b.frame.x < 400.0)").program
    )
    let program = try #require(environment.compile("wide").program)
    var frame = Frame(slots: Schema.variables.count + 1)
    frame[0] = World.screen(World.complete)
    frame.define(Schema.variables.count, definition)
    #expect(program.truth(in: &frame) == true)
    let paid = frame.cost
    #expect(program.truth(in: &frame) == true)
    #expect(frame.cost == paid + 1)
  }

  @Test func `what is missing deep inside isn't looked for again at every level`() throws {
    let levels = 15
    let begin = (0..<levels).map { "size(screen.buttons.filter(b\($0), " }.joined()
    let end = String(repeating: ")) > 0", count: levels)
    let text = "\(begin)b0.tags == apple.tags && screen.steps > 2\(end)"
    let program = try #require(Schema.environment.compile(text).program)
    var frame = World.frame(screen: World.screen(World.complete))
    #expect(program.truth(in: &frame) == nil)
    guard case .undecided(let facts) = program.reasons(in: &frame).value else {
      throw Surprise()
    }
    #expect(facts.places == [World.place(4)])
  }

  private struct Surprise: Error {}

  private static let plain = [
    "apple.isApple", "!apple.isApple", "!(apple.isApple && !apple.isApple)",
    "apple.title == 'Apple'", "apple.title != 'Apple'", "'Apple' == apple.title",
    "apple.title == 'Sign in with Apple'", "apple.title == screen.title",
    "apple.isApple || apple.title == 'Google'", "apple.isApple && apple.title != 'Google'",
    "apple.isApple ? apple.title == 'Apple' : apple.title == 'Google'",
    "(apple.isApple ? apple.title == 'Apple' : apple.style == 'white') && has(apple.title)",
    "apple.isApple ? true : apple.title == 'Google'", "true", "!apple.isApple || false",
    "has(apple.title)", "has(apple.shown)", "has(apple.frame.width) && has(apple.frame)",
    "apple.style in ['black', 'white']", "!(apple.style in ['white'])", "'x' in apple.tags",
    "apple.title in ['Sign in with Apple', 'Sign in with Google']",
    "apple.frame.width + 0.5 >= apple.frame.x * 2.0", "apple.frame.width == 375.0",
    "apple.frame.width != 375.0", "apple.frame.x < apple.frame.width",
    "math.greatest(apple.frame.x, apple.frame.width) - 0.5 > 299.0",
    "size(screen.buttons) > 1", "screen.buttons.size() == 2", "screen.buttons.size() != 3",
    "count > 6", "count / 2 == 3", "count == 7", "size(apple.tags) + 1 == 1",
    "(apple.isApple && true) == (apple.title == 'Apple')", "1 / 2 == 0", "2 > 1.5",
    "screen.buttons.exists(b, b.title == apple.title)",
    "screen.buttons.all(b, b.title != '' && !(b.style == 'white'))",
    "screen.buttons.exists(b, screen.buttons.all(c, c.title != b.title || c.isApple))",
    "size(screen.buttons.filter(b, b.isApple)) == 1",
    "screen.buttons.filter(b, b.style == 'black').all(b, b.frame.width > 10.0)",
    "apple.title.startsWith('A') || true", "apple.frame.width / 0.0 > 1.0",
  ]

  private static let rarer = [
    "screen.buttons.exists(i, b, i == 1 && b.title == 'Google')", "screen.steps == 3",
    "screen.buttons.exists_one(b, b.isApple)", "limits.all(k, limits[k] > 1.0)",
    "cel.bind(w, apple.frame.width, w > 10.0 || w < 5.0)", "1 / 0 == 1", "anything == 'a'",
    "apple.shown == 'always' || apple.isApple", "screen.steps > 2 && apple.isApple",
    "9223372036854775807 + 1 > 0", "anything > 1", "apple.tags == ['a']",
  ]
}
