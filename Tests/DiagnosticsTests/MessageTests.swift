import Diagnostics
import Testing

@Suite struct MessageTests {
  @Test func `a message is an id and what goes into it`() {
    let message = Message(.duplicateKey, "'frame'")
    #expect(message.key == "duplicate-key")
    #expect(message.arguments == [.name("'frame'")])
    #expect(message.text == "the key 'frame' is already in this mapping; keep one of them")
  }

  @Test func `a diagnostic that is put in several ways has one id`() {
    let message = Message(.unknownKeyNoKeyHere, "'top'", "frame")
    #expect(message.key == "unknown-key.no-key-here")
    #expect(message.id == "unknown-key")
  }

  @Test func `a message in a message is a part of it`() {
    let inner = Message(.either, "a", "b")
    #expect(Message(.listed, inner, 3).text == "a or b, 3")
  }

  @Test func `a brace is doubled in a pattern`() {
    #expect(MessagePattern("{{{0} {{x}").filled { "<\($0)>" } == "{<0> {x}")
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func `a number decides between one and many`(count: Int, text: String) {
    #expect(Message(.files, count: count, count).text == text)
  }

  @Test(arguments: [(7, "7"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func `the digits of an amount are grouped`(amount: Int, text: String) {
    #expect(Message(.verbatim, Amount(amount)).text == text)
  }
}
