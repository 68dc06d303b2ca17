import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func `a message is named after its declaration`() {
    #expect(Diagnostic.Message.strayComma(in: "list").id == "stray-comma")
  }
}

extension Diagnostic.Message {
  fileprivate static func strayComma(in what: String) -> Self {
    Self("a comma too many in the \(what)")
  }
}
