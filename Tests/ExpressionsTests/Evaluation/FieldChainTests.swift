import Testing

@testable import Expressions

/// Chains of fields, however long they are.
struct FieldChainTests {
  @Test(arguments: 1...9)
  func `however long a chain of fields is, each costs a unit`(_ length: Int) throws {
    let (box, type) = Self.box(of: length)
    let environment = Environment(variables: [Variable("box", type)], options: .rules)
    let chain = "box" + String(repeating: ".inner", count: length)
    let program = try #require(environment.compile("\(chain) == 'content'").program)
    var frame = Frame(slots: 1)
    frame[0] = box
    #expect(program.evaluate(in: &frame).value.isExactly(.boolean(true)))
    #expect(frame.cost == 1 + length + 1)
  }

  @Test(arguments: 1...9)
  func `a chain of fields stops where nothing was said`(_ length: Int) throws {
    let (_, type) = Self.box(of: length)
    let environment = Environment(variables: [Variable("box", type)], options: .rules)
    let chain = "box" + String(repeating: ".inner", count: length)
    let program = try #require(environment.compile(chain).program)
    var frame = Frame(slots: 1)
    frame[0] = .absent(at: Place(number: 7))
    let answer = program.evaluate(in: &frame)
    #expect(answer.place == Place(number: 7))
    guard case .absent = answer.value else {
      Issue.record("\(answer.value) was never said")
      return
    }
  }

  @Test func `an error that a chain begins with is where its name is`() throws {
    let (_, type) = Self.box(of: 2)
    let environment = Environment(variables: [Variable("box", type)], options: .rules)
    let program = try #require(environment.compile("'a' == box.inner.inner").program)
    var frame = Frame(slots: 1)
    frame[0] = TracedValue(.error(.divisionByZero))
    guard case .error(let error) = program.evaluate(in: &frame).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .divisionByZero)
    #expect(error.bytes == 7..<10)
  }

  /// Boxes in boxes, so many of them, and a text in the innermost.
  private static func box(of count: Int) -> (TracedValue, ValueType) {
    var content = TracedValue(.string("content"))
    var type = ValueType.string
    for number in 1...count {
      let field = ObjectType.Field("inner", type, "What is in it.")
      let box = ObjectType(name: "box\(number)", fields: [field])
      content = TracedValue(.object(Record(type: box, slots: [content])))
      type = .object(box)
    }
    return (content, type)
  }
}
