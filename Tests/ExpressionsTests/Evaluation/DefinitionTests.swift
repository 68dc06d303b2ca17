import Diagnostics
import Testing

@testable import Expressions

/// What definitions work out.
struct DefinitionTests {
  private static let definitions: FactDefinitions = {
    var definitions = FactDefinitions()
    func add(
      _ name: String, of receiver: ObjectType? = nil, taking parameters: [Variable] = [],
      _ text: String
    ) {
      let names = (receiver.map { [Variable($0.name, .object($0))] } ?? []) + parameters
      let compilation = Schema.environment.defining(definitions).compile(text, taking: names)
      guard let program = compilation.program else {
        preconditionFailure("\(text): \(compilation.mistakes)")
      }
      definitions.add(
        FactDefinition(
          name, of: receiver, taking: parameters, meaning: "", as: compilation, program,
          number: definitions.all.count, isRemembered: true)
      )
    }
    add("isWide", of: Schema.button, "button.frame.width > 320.0")
    add("wide", of: Schema.screen, "screen.buttons.filter(b, b.isWide)")
    add("first", of: Schema.screen, "screen.buttons[0]")
    add(
      "isAtLeast", taking: [Variable("one", .double), Variable("least", .double)], "one >= least")
    add("many", "screen.buttons.size() > 2")
    add(
      "titled", of: Schema.screen, taking: [Variable("title", .string)],
      "screen.buttons.exists(b, b.title == title)")
    add("divided", of: Schema.screen, "1 / (screen.buttons.size() - 3)")
    return definitions
  }()

  private static func evaluate(_ text: String, costLimit: Int = 1_000_000) throws -> TracedValue {
    let compilation = Schema.environment.defining(definitions).compile(text)
    let program = try #require(compilation.program, "\(compilation.mistakes)")
    var frame = World.frame(costLimit: costLimit)
    return program.evaluate(in: &frame)
  }

  @Test(arguments: [
    "apple.isWide", "many", "isAtLeast(2.0, 1.5)", "screen.titled('Google')",
    "!screen.titled('Google') == false", "screen.buttons.exists(isWide, isWide.isWide)",
    "has(apple.isWide)", "!has(screen.buttons[2].isWide)", "screen.?first.value().isWide",
    "screen.?first.isWide.value()", "[1].all(many, many == 1)",
  ])
  func `what is defined is what its expression says`(text: String) throws {
    guard case .boolean(true) = try Self.evaluate(text).value else {
      Issue.record("\(try Self.evaluate(text))")
      return
    }
  }

  @Test(
    arguments: [
      ("screen.buttons[2].isWide", [137]), ("screen.wide", [137]), ("screen.titled('x')", [31]),
      ("screen.buttons.all(b, b.isWide || b.isApple)", []),
      ("screen.buttons[2].isWide && true", [137]),
    ] as [(String, [Int32])]
  )
  func `it lacks the facts that its expression lacks`(text: String, missing: [Int32]) throws {
    #expect(try Self.evaluate(text).missing?.places.map(\.number) ?? [] == missing)
  }

  @Test(arguments: [("screen.first", 10), ("apple.isWide", 10), ("screen.first.title", 11)])
  func `it stands where its value does, or where that does whose fact it is`(
    text: String, place: Int32
  ) throws {
    #expect(try Self.evaluate(text).place.number == place)
  }

  @Test func `for one value it is evaluated once, at the same cost again`() throws {
    let environment = Schema.environment.defining(Self.definitions)
    let once = try #require(environment.compile("screen.wide.size() > 9").program)
    let twice = try #require(
      environment.compile("screen.wide.size() > 9 || screen.wide.size() > 9").program)
    var (one, other) = (World.frame(), World.frame())
    let known = World.screen(World.complete, World.other)
    one[0] = known
    other[0] = known
    _ = once.evaluate(in: &one)
    _ = twice.evaluate(in: &other)
    #expect(other.cost == 2 * one.cost)
    #expect(other.facts.count == one.facts.count)
    other.hold([World.screen(World.other)], from: 0)
    #expect(other.facts.count == 0)
  }

  @Test func `an error in it is an error of what uses it`() throws {
    guard case .error(let error) = try Self.evaluate("screen.divided == 1").value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .divisionByZero)
  }

  @Test(arguments: [
    ("isAtLeast(1.0)", "there is no isAtLeast(double); there is isAtLeast(double, double)"),
    (
      "isAtLeast(1.0, 'a')",
      "there is no isAtLeast(double, string); there is isAtLeast(double, double)"
    ),
    ("screen.titled(1)", "there is no screen.titled(int); there is screen.titled(string)"),
    ("screen.wied", "screen has no field 'wied'; did you mean 'wide'?"),
    ("manny", "there is nothing called 'manny' here; did you mean 'many'?"),
    ("isAtLast(1.0, 2.0)", "there is no function 'isAtLast'; did you mean 'isAtLeast'?"),
  ])
  func `what is called otherwise is a mistake`(text: String, told: String) {
    let compilation = Schema.environment.defining(Self.definitions).compile(text)
    #expect(compilation.mistakes.map(\.message.text) == [told])
  }

  @Test func `one that isn't compiled yet is waited for`() {
    let name = FactDefinition.Name("isWide", of: "button")
    let environment = Schema.environment.defining(FactDefinitions(pending: [name]))
    let compilation = environment.compile("apple.isWide && size(apple.isWide) > 1")
    #expect(compilation.program == nil)
    #expect(compilation.mistakes == [])
    #expect(Set(compilation.pending) == [name])
  }
}
