import Diagnostics
import Testing

@Suite struct LocalizableTextTests {
  @Test func `a sentence knows its words and what is filled in`() {
    let key = "heigth"
    let sentence: LocalizableText = "there is no key \(key) here"
    #expect(sentence.text == "there is no key heigth here")
    #expect(sentence.pattern == "there is no key {0} here")
    #expect(sentence.arguments == [.name("heigth")])
  }

  @Test func `a sentence in a sentence is a part of it`() {
    let hint: LocalizableText = "; did you mean \("height")?"
    let sentence: LocalizableText = "no key \("heigth")\(hint)"
    #expect(sentence.text == "no key heigth; did you mean height?")
    #expect(sentence.pattern == "no key {0}{1}")
  }

  @Test func `a literal brace is doubled in the pattern`() {
    let sentence: LocalizableText = "write {\("x")}"
    #expect(sentence.pattern == "write {{{0}}")
  }

  @Test(arguments: [(0, "0 errors"), (1, "1 error"), (2, "2 errors")])
  func `a number decides between one and many`(count: Int, text: String) {
    let sentence = LocalizableText.counted(count, one: "\(count) error", other: "\(count) errors")
    #expect(sentence.text == text)
    #expect(sentence.pattern == "{0} errors")
  }

  @Test(arguments: [(7, "7"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func `the digits of an amount are grouped`(amount: Int, text: String) {
    let sentence: LocalizableText = "at most \(amount: amount)"
    #expect(sentence.text == "at most \(text)")
  }

  @Test func `several sentences stand in one line`() {
    let list: [LocalizableText] = ["one", "two", "three"]
    #expect(list.inOneLine.text == "one, two, three")
    #expect([LocalizableText]().inOneLine.isEmpty)
  }
}
