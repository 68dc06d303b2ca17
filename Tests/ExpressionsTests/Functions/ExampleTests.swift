import Testing

@testable import Expressions

/// The uses of functions that the reference shows.
@Suite struct ExampleTests {
  private static let examples = Function.standard.map { ($0.name, $0.example) }

  @Test(arguments: examples)
  func `an example uses what it is about, and holds`(name: String, example: String) {
    #expect(example.contains(name))
    let compilation = Environment(options: .rules).compile(example, expecting: .boolean)
    #expect(compilation.mistakes == [])
    var frame = Frame(slots: 0)
    guard case .boolean(true)? = compilation.program?.evaluate(in: &frame).value else {
      Issue.record("\(example) isn't true")
      return
    }
  }
}
