import Diagnostics
import Testing

@Suite struct WordingTests {
  @Test func `a sentence knows its words and what is filled in`() {
    let key = "heigth"
    let wording: Wording = "there is no key \(key) here"
    #expect(wording.text == "there is no key heigth here")
    #expect(wording.pattern == "there is no key {0} here")
    #expect(wording.arguments == [.name("heigth")])
  }

  @Test func `a sentence in a sentence is a part of it`() {
    let hint: Wording = "; did you mean \("height")?"
    let wording: Wording = "no key \("heigth")\(hint)"
    #expect(wording.text == "no key heigth; did you mean height?")
    #expect(wording.pattern == "no key {0}{1}")
  }

  @Test func `a literal brace is doubled in the pattern`() {
    let wording: Wording = "write {\("x")}"
    #expect(wording.pattern == "write {{{0}}")
  }

  @Test(arguments: [(0, "0 errors"), (1, "1 error"), (2, "2 errors")])
  func `a number decides between one and many`(count: Int, text: String) {
    let wording = Wording.counted(count, one: "\(count) error", other: "\(count) errors")
    #expect(wording.text == text)
    #expect(wording.pattern == "{0} errors")
  }
}
