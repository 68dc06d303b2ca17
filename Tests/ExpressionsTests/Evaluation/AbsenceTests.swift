import Testing

@testable import Expressions

/// What an expression answers when facts are absent.
struct AbsenceTests {
  @Test(arguments: decided)
  func `an absent fact that doesn't matter changes nothing`(_ text: String, _ answer: Bool) throws {
    let operand = try World.evaluate(text)
    guard case .boolean(answer) = operand.value else {
      Issue.record("\(text) is \(operand.value)")
      return
    }
  }

  @Test(arguments: undecided)
  func `an absent fact that matters is named`(_ text: String, _ places: [Int32]) throws {
    let operand = try World.evaluate(text)
    guard case .undecided(let facts) = operand.value else {
      Issue.record("\(text) is \(operand.value)")
      return
    }
    #expect(facts.places.map(\.number) == places)
  }

  @Test func `a fact that could not be worked out was not said`() throws {
    let button = World.button(10, title: nil, isApple: nil, width: nil)
    guard case .object(var record) = button.value else { return }
    record.slots[0] = TracedValue(.undecided(MissingFacts([World.place(7)])), at: World.place(10))
    let open = TracedValue(.object(record), at: World.place(10))
    #expect(try World.evaluate("has(apple.title)", apple: open).value.isExactly(.boolean(false)))
    let asked = try World.evaluate("apple.title == 'x'", apple: open)
    guard case .undecided(let facts) = asked.value else {
      Issue.record("\(asked.value)")
      return
    }
    #expect(facts.places == [World.place(7)])
  }

  @Test(arguments: ["anything.a", "has(anything.a)", "anything.a.b == 1", "anything && true"])
  func `what is undecided stays so`(_ text: String) throws {
    let open = TracedValue(.undecided(MissingFacts([World.place(9)])))
    let operand = try World.evaluate(text, anything: open)
    guard case .undecided(let facts) = operand.value else {
      Issue.record("\(operand.value)")
      return
    }
    #expect(facts.places == [World.place(9)])
  }

  @Test(arguments: absent)
  func `a field of something absent is that absent thing`(_ text: String, _ place: Int32) throws {
    let operand = try World.evaluate(text)
    guard case .absent = operand.value else {
      Issue.record("\(text) is \(operand.value)")
      return
    }
    #expect(operand.place.number == place)
  }

  @Test func `what is missing deep inside isn't looked for again at every level`() throws {
    let levels = 15
    let begin = (0..<levels).map { "size(screen.buttons.filter(b\($0), " }.joined()
    let end = String(repeating: ")) > 0", count: levels)
    let text = "\(begin)b0.tags == apple.tags && screen.steps > 2\(end)"
    let program = try #require(Schema.environment.compile(text).program)
    var frame = World.frame(screen: World.screen(World.complete))
    guard case .undecided(let facts) = program.evaluate(in: &frame).value else {
      Issue.record("decided")
      return
    }
    #expect(facts.places == [World.place(4)])
    #expect(frame.cost < 100)
  }

  private static let decided: [(String, Bool)] = [
    ("screen.steps > 1 || true", true), ("true || screen.steps > 1", true),
    ("screen.steps > 1 && false", false), ("count == 7 || screen.steps == 1", true),
    ("screen.buttons.exists(b, b.isApple)", true), ("screen.buttons.all(b, b.isApple)", false),
    ("'Apple' in screen.buttons.map(b, b.style == 'black', 'Apple')", true),
    ("'Apple' in [screen.buttons[2].title, 'Apple']", true),
    ("size([screen.steps]) == 1", true), ("[screen.steps] == []", false),
    ("[screen.steps, 1] == [1, 2]", false), ("apple.frame == apple.frame", true),
    ("has(screen.title)", true), ("has(screen.steps)", false), ("has(screens[0].title)", false),
    ("has(apple.frame)", true), ("has(apple.frame.width)", true),
    ("has(apple.frame.height)", false), ("has(screen.buttons[2].frame)", false),
    ("has(screen.buttons[2].frame.x)", true), ("has(screen.buttons[2].frame.width)", false),
    ("screen.buttons[2].frame.x == 0.0", true), ("screen.?steps.hasValue()", false),
    ("screen.?steps.orValue(3) == 3", true), ("screens[?0].hasValue()", false),
    ("screen.buttons[2].?frame.hasValue()", false),
    ("screen.?title.orValue('') == 'Welcome'", true),
    ("sets.contains([1], [])", true), ("false && screen.steps / 0 == 1", false),
  ]

  private static let undecided: [(String, [Int32])] =
    [
      ("screen.steps > 1", [4]), ("screen.steps == 1", [4]), ("screen.steps != 1", [4]),
      ("screen.steps + 1 > 2", [4]), ("-screen.steps > 0", [4]), ("!(screen.steps > 1)", [4]),
      ("screen.steps == 1 && apple.shown == 'always'", [4, 13]),
      ("screen.steps == 1 || apple.shown == 'always'", [4, 13]),
      ("screen.steps == 1 && true", [4]), ("screen.steps > 1 ? 1 / 0 : screen.steps", [4]),
      ("screen.steps == screen.steps", [4]),
      ("screen.buttons.all(b, b.isApple || b.title == 'Google')", [31, 34]),
      ("screen.buttons.exists(b, b.title == 'x')", [31]),
      ("screen.buttons.exists_one(b, b.isApple)", [34]),
      ("screen.buttons.filter(b, b.isApple)", [34]),
      ("screen.buttons.map(b, b.title)", [31]),
      ("screen.buttons.filter(b, b.isApple).size() == 1", [34]),
      ("'x' in [screen.buttons[2].title, 'Apple']", [31]),
      ("screen.buttons[2].title in ['x']", [31]), ("'x' in screens.map(s, s.title)", [50]),
      ("screens.all(s, s.title == 'x')", [50]), ("size(screens) == 1", [50]),
      ("screen.buttons[2].title.startsWith('A')", [31]),
      ("screen.buttons[2].title.matches('A')", [31]), ("string(screen.steps) == '1'", [4]),
      ("[screen.steps] == [1]", [4]), ("[1, screen.steps].distinct()", [4]),
      ("[screen.buttons[2].title].join()", [31]), ("'%s'.format([screen.steps])", [4]),
      ("math.greatest(screen.steps, 1) == 1", [4]),
      ("{'a': 1}[screen.buttons[2].title] == 1", [31]),
      ("screen.buttons[screen.steps].title == 'x'", [4]), ("{screen.steps: 1}", [4]),
      ("apple.frame.width + apple.frame.height > 1.0", [118]),
      ("screen.buttons[2].frame.width > 1.0", [137]),
      ("screen.buttons[2].frame == apple.frame", [35]),
      ("screen.steps / 0 == 1", [4]), ("screen.steps == 1 || 1 / 0 == 1", [4]),
      ("type(screen.steps) == int", [4]), ("dyn(screen.steps) == 1", [4]),
      ("screen.buttons.sortBy(b, b.title)", [31]), ("screen.steps == 1 && 1 / 0 == 1", [4]),
    ]

  private static let absent: [(String, Int32)] = [
    ("screen.steps", 4), ("screens[0].title", 50), ("screens[0].buttons[1].frame.width", 50),
    ("true ? screen.steps : 1", 4), ("cel.bind(x, screen.steps, x)", 4),
    ("dyn(screens)[0].title", 50), ("[screen.steps][0]", 4),
  ]
}
