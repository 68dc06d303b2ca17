import Diagnostics
import Testing

@Suite struct ListingTests {
  @Test(arguments: [
    ([], "nothing"), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `words are listed as in a sentence`(words: [String], sentence: String) {
    #expect(words.alternatives.text == sentence)
  }

  @Test func `of very many words the first twenty are listed`() {
    let words = (1...21).map(String.init)
    #expect(words.alternatives.text.hasSuffix("19, 20, …"))
  }
}
