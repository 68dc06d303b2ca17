import Diagnostics
import Testing

@testable import Expressions

struct CompilationTests {
  @Test func `an expression names the fields and variables that it uses`() {
    let text = "screen.buttons.exists(b, b.frame.width > limits.gap) && has(screen.title)"
    let compilation = Schema.environment.compile(text)
    let names = Schema.environment.variables.enumerated().filter {
      compilation.variables.contains($0.offset)
    }
    #expect(Set(names.map(\.element.name)) == ["screen", "limits"])
    #expect(
      Set(compilation.reads) == [
        .init(type: "screen", field: "buttons"), .init(type: "button", field: "frame"),
        .init(type: "frame", field: "width"), .init(type: "screen", field: "title"),
      ]
    )
  }

  @Test func `one more name is in the next slot`() {
    var environment = Environment(variables: [Variable("a", .integer), Variable("b", .string)])
    for number in 0..<100 {
      environment = environment.adding(Variable("v\(number)", .integer))
    }
    #expect(environment.count == 102)
    #expect(environment.variables.map(\.name).prefix(4) == ["a", "b", "v0", "v1"])
    #expect(["a", "b", "v0", "v99", "c"].map(environment.slot) == [0, 1, 2, 101, nil])
    #expect(environment.variables[1].type == .string)
    #expect(environment.adding(Variable("a", .string)).slot(of: "a") == 102)
    #expect(environment.compile("a + v0 + v99 > 0", expecting: .boolean).mistakes.isEmpty)
  }

  @Test(arguments: types)
  func `the type of an expression is known`(_ text: String, _ type: ValueType) {
    let compilation = Schema.environment.compile(text)
    #expect(compilation.mistakes.isEmpty)
    #expect(compilation.type == type)
  }

  private static let types: [(String, ValueType)] = [
    ("screen", .object(Schema.screen)), ("screen.buttons", .list(.object(Schema.button))),
    ("apple.style", .enumeration(Schema.style)), ("apple.style + 'x'", .string),
    ("true ? apple.style : 'x'", .string), ("true ? apple.style : apple.shown", .string),
    ("[apple.style, apple.style]", .list(.enumeration(Schema.style))),
    ("screen.buttons.filter(b, b.isApple)", .list(.object(Schema.button))),
    ("screen.buttons.map(b, b.frame.width)", .list(.double)),
    ("{'a': 1}.transformMap(k, v, string(v))", .map(key: .string, value: .string)),
    ("screen.?steps", .optional(.integer)), ("screen.?steps.orValue(1)", .integer),
    ("screen.buttons.first()", .optional(.object(Schema.button))), ("anything.a", .dynamic),
    ("anything + 1", .integer), ("[]", .list(.dynamic)), ("[1] + []", .list(.integer)),
    ("math.greatest(1, 2)", .integer), ("math.greatest(1, 2.0)", .dynamic),
    ("math.greatest(apple.frame.width, 2.0)", .double), ("type(1)", .type(.integer)),
    ("count < 2.5", .boolean), ("size(screen.title)", .integer),
  ]

  @Test func `a type that is not the expected one is explained`() {
    let compilation = Schema.environment.compile("screen.title", expecting: .boolean)
    #expect(
      compilation.mistakes.map(\.message.text) == [
        "this is a string, but true or false is expected here"
      ]
    )
    #expect(compilation.mistakes.map(\.bytes) == [0..<12])
  }

  @Test func `a type that is the expected one is accepted`() {
    #expect(Schema.environment.compile("true", expecting: .boolean).program != nil)
    #expect(Schema.environment.compile("anything", expecting: .boolean).program != nil)
    #expect(Schema.environment.compile("apple.style", expecting: .string).program != nil)
  }

  @Test func `every mistake is reported, in the order of their places, and none follows another`() {
    let text = "screen.butons.all(b, b.titel == 1) && scren.x && size(count) + 'a' == 'b'"
    let compilation = Schema.environment.compile(text)
    #expect(
      compilation.mistakes.map(\.message.text) == [
        "screen has no field 'butons'; did you mean 'buttons'?",
        "there is nothing called 'scren' here; did you mean 'screen'?",
        "there is no size(int); there is size(string), size(bytes), size(list(T)) and "
          + "size(map(K, V))",
      ]
    )
  }

  @Test func `names that a macro brings in are suggested as well`() {
    let compilation = Schema.environment.compile("screen.buttons.all(button, buton.isApple)")
    #expect(
      compilation.mistakes.map(\.message.text) == [
        "there is nothing called 'buton' here; did you mean 'button'?"
      ]
    )
  }

  @Test func `a host's own functions can be called`() throws {
    let twice = Function(
      name: "twice", parameters: [.integer], result: .integer
    ) { arguments in
      guard case .integer(let number) = arguments[0].value else { return .null }
      return .integer(number * 2)
    }
    let environment = Environment(functions: Function.standard + [twice])
    var frame = Frame(slots: 0)
    let program = try #require(environment.compile("twice(21)").program)
    #expect(program.evaluate(in: &frame).value.isExactly(.integer(42)))
    #expect(
      environment.compile("twice('a')").mistakes.map(\.message.text) == [
        "there is no twice(string); there is twice(int)"
      ]
    )
  }

  @Test func `the same name can be a function and a function on a value`() throws {
    let contains = Function(
      name: "contains", parameters: [.integer, .integer], result: .boolean
    ) { _ in .boolean(true) }
    let environment = Environment(functions: Function.standard + [contains])
    var frame = Frame(slots: 0)
    let program = try #require(environment.compile("contains(2, 1) && 'ab'.contains('b')").program)
    #expect(program.evaluate(in: &frame).value.isExactly(.boolean(true)))
  }
}
