import Testing

@testable import Reporting

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'"), ("]]>", "]]&gt;"), ("a\nb\tc", "a&#10;b&#9;c"),
    ("\u{0}\u{1B}\u{FFFF}\u{FFFE}a", "a"), ("<\u{301}", "&lt;\u{301}"), ("😀", "😀"),
  ])
  func `only what XML has is left, and none of it is markup`(_ text: String, _ expected: String) {
    #expect(XMLText.escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
