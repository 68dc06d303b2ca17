import Testing

@testable import Expressions

@Test func `one and one is two`() {
  var frame = Frame(slots: 0)
  let program = Environment().compile("1 + 1").program
  guard case .integer(2) = program?.evaluate(in: &frame).value else {
    Issue.record("not 2")
    return
  }
}
