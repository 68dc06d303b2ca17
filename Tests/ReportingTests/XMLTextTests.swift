import Testing

@testable import Reporting

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'"), ("]]>", "]]&gt;"), ("a\nb\tc", "a&#10;b&#9;c"),
    ("\u{0}\u{FFFE}\u{202E}a", "&lt;U+0000&gt;&lt;U+FFFE&gt;&lt;U+202E&gt;a"),
    ("##[a]::b:c#d", "#&#35;[a]:&#58;b:c#d"), ("<\u{301}", "&lt;\u{301}"), ("😀", "😀"),
  ])
  func `only what XML has is left, and none of it is markup`(_ text: String, _ expected: String) {
    #expect(XMLText.escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{2068}44 pt\u{2069}", "\u{2068}44 pt\u{2069}"),
    ("\u{2068}44 pt", "&lt;U+2068&gt;44 pt"), ("a\u{202E}b", "a&lt;U+202E&gt;b"),
    ("\u{2068}a\u{202E}\u{2069}", "\u{2068}a&lt;U+202E&gt;\u{2069}"),
  ])
  func `what is isolated stays so in markup, and nothing else turns`(text: String, shown: String) {
    #expect(XMLText.escaped(text) == shown)
    #expect(MarkupWriter.escaped(text) == shown)
  }
}
