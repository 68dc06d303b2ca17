import Testing

@testable import Reporting

@Suite struct MarkupWriterTests {
  @Test func `elements are closed around what is in them`() {
    var page = MarkupWriter()
    page.element("ul", [.id("a"), .style("b c")]) { list in
      list.element("li", [], "one")
      list.void("br")
      list.shape("rect", [Attribute("x", 1.239), Attribute("hidden", nil)])
    }
    #expect(page.text == #"<ul id="a" class="b c"><li>one</li><br><rect x="1.24" hidden/></ul>"#)
  }

  @Test(arguments: [
    ("<script>alert('&')</script>", "&lt;script&gt;alert('&amp;')&lt;/script&gt;"),
    (#"" onload="x"#, "&quot; onload=&quot;x"),
    ("a\tb\nc", "a\tb&lt;U+000A&gt;c"), ("##[a]::b:c#d", "#&#35;[a]:&#58;b:c#d"),
    ("\u{0}\u{1B}[31m\u{7F}\u{9B}", "&lt;U+0000&gt;&lt;U+001B&gt;[31m&lt;U+007F&gt;&lt;U+009B&gt;"),
    ("\u{202E}abc\u{85}", "&lt;U+202E&gt;abc&lt;U+0085&gt;"),
    ("]]> 用 é 🐾", "]]&gt; 用 é 🐾"),
  ])
  func `nothing that people write is obeyed`(words: String, written: String) {
    var page = MarkupWriter()
    page.words(words)
    #expect(page.text == written)
    var element = MarkupWriter()
    element.element("a", [.link(words)], words)
    #expect(element.text == "<a href=\"\(written)\">\(written)</a>")
  }

  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFF] as [UInt32])
  func `what is no character is not written`(value: UInt32) throws {
    var page = MarkupWriter()
    page.words(String(try #require(Unicode.Scalar(value))))
    #expect(page.text == "\u{FFFD}")
  }
}
