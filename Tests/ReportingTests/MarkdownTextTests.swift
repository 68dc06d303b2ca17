import Testing

@testable import Reporting

@Suite struct MarkdownTextTests {
  private static let cases: [(String, String)] = [
    ("plain text.", "plain text."),
    ("*a* _b_ `c`", #"\*a\* \_b\_ \`c\`"#),
    ("[a](b) <i>&amp;", #"\[a\](b) \<i\>\&amp;"#),
    ("a|b\nc", #"a\|b\<U+000A\>c"#),
    ("|\u{301}", "\\|\u{301}"),
    ("@name #1", ##"@&#8203;name \#&#8203;1"##),
    ("https://a.b www.c.d view.x", "https:&#8203;//a.b www&#8203;.c.d view.x"),
    ("a\u{202E}b\u{1B}c", #"a\<U+202E\>b\<U+001B\>c"#),
  ]

  @Test(arguments: cases)
  func `a text is its letters and nothing else`(_ text: String, _ expected: String) {
    #expect(MarkdownText().escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b\nc", #"`a\|b<U+000A>c`"#),
    ("##[a]", "`# #[a]`"),
  ])
  func `a code span can't be left`(_ text: String, _ expected: String) {
    #expect(MarkdownText().code(text) == expected)
  }
}
