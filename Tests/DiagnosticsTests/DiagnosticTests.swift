import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func `a message is named after its declaration`() {
    #expect(Message.strayComma(in: "list").id == "stray-comma")
  }
}

extension Message {
  fileprivate static func strayComma(in what: String) -> Self {
    "a comma too many in the \(what)"
  }
}
