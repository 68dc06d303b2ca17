import Testing

@testable import Diagnostics

/// Names that keep their direction to themselves, in lines that may be broken anywhere.
@Suite struct IsolatesTests {
  @Test(arguments: [
    ("\u{2068}Google\u{2069} هنا", "\u{2068}Google\u{2069} هنا"),
    ("\u{2068}a \u{2068}b\u{2069}\u{2069}", "\u{2068}a \u{2068}b\u{2069}\u{2069}"),
    ("\u{2068}open", "<U+2068>open"),
    ("closed\u{2069}", "closed<U+2069>"),
    ("\u{2068}two\nlines\u{2069}", "<U+2068>two<U+000A>lines<U+2069>"),
    ("\u{2067}b\u{2069}", "<U+2067>b<U+2069>"),
    ("\u{2068}a\u{202E}b\u{2069}", "\u{2068}a<U+202E>b\u{2069}"),
  ])
  func `only what begins and ends in one line isolates`(text: String, safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }

  @Test func `an isolated name that is broken is isolated in each line`() {
    let text = "\u{2068}Phone number and SMS code\u{2069} هنا"
    let lines = Paragraph(label: "", text: text, width: 20).lines
    #expect(lines == ["\u{2068}Phone number and SMS\u{2069}", "\u{2068}code\u{2069} هنا"])
  }

  @Test func `they take no room`() {
    #expect(TerminalText.width("\u{2068}ab\u{2069}") == 2)
  }

  @Test func `a text may have very many of what steers, or of names in one another`() {
    let count = 200_000
    let marks = TerminalText.safe(String(repeating: "\u{202E}", count: count))
    #expect(marks == String(repeating: "<U+202E>", count: count))
    let open = String(repeating: "\u{2068}", count: count)
    #expect(TerminalText.safe(open) == String(repeating: "<U+2068>", count: count))
    let words = String(repeating: "word ", count: count)
    let closed = String(repeating: "\u{2069}", count: count)
    let lines = Paragraph(text: open + words + closed, width: 20).lines
    #expect(lines.count == count / 4 && lines[1].utf8.count == 125 * 3 + 19 + 125 * 3)
  }
}
