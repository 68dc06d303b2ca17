import Diagnostics
import Testing

@Suite struct TextIndexTests {
  @Test func `a text has the position at which it was added`() {
    var index = TextIndex()
    #expect(index.insert("apple") == (true, 0))
    #expect(index.insert("google") == (true, 1))
    #expect(index.position(of: "apple") == 0)
    #expect(index.position(of: "google") == 1)
    #expect(index.position(of: "") == nil)
    #expect(index.position(of: "Apple") == nil)
    #expect(index.texts == ["apple", "google"])
  }

  @Test func `a text that is there stays where it is`() {
    var index = TextIndex(capacity: 2)
    _ = index.insert("apple")
    _ = index.insert("")
    #expect(index.insert("apple") == (false, 0))
    #expect(index.insert("") == (false, 1))
    #expect(index.texts.count == 2)
  }

  @Test func `many texts are found among each other`() {
    var index = TextIndex()
    let texts = (0..<1_000).map { "text \($0)" }
    for (position, text) in texts.enumerated() { #expect(index.insert(text) == (true, position)) }
    #expect(texts.indices.allSatisfy { index.position(of: texts[$0]) == $0 })
    #expect(index.position(of: "text 1000") == nil)
  }

  @Test func `a letter and its accent are the letter with the accent`() {
    var index = TextIndex()
    _ = index.insert("caf\u{E9}")
    #expect(index.position(of: "cafe\u{301}") == 0)
    #expect(index.position(of: "cafe") == nil)
  }
}
