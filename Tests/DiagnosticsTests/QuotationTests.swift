import Diagnostics
import Testing

@Suite struct QuotationTests {
  @Test(arguments: [
    ("blak", "'blak'"),
    ("", "''"),
    ("né 😀", "'né 😀'"),
    ("a\n\tb\r", "'a\\n\\tb\\r'"),
    ("\u{1B}[31m", "'\\u{1B}[31m'"),
    ("a\u{202E}b", "'a\\u{202E}b'"),
    ("👩\u{200D}🚀", "'👩\u{200D}🚀'"),
  ])
  func `a quotation keeps to one line and orders a terminal nothing`(text: String, shown: String) {
    #expect(text.quoted == shown)
  }

  @Test func `a long quotation is cut`() {
    let words = String(repeating: "é", count: 80)
    #expect(words.quoted == "'\(words)'")
    #expect("\(words)e".quoted == "'\(words)…'")
  }
}
