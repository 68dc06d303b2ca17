import Testing

@testable import Diagnostics

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("日本", 4), ("한국", 4),
    ("ｆｕｌｌ", 8), ("😀", 2), ("👨‍👩‍👧", 2), ("a中b", 4), ("العربية", 7), ("ภ", 1),
  ])
  func `wide letters take two columns`(text: String, width: Int) {
    #expect(TerminalText.width(text) == width)
  }

  @Test(arguments: [
    ("plain é中😀", "plain é中😀"),
    ("tab\there", "tab  here"),
    ("\u{0}\u{7}\u{8}\u{7F}\u{9B}", "<U+0000><U+0007><U+0008><U+007F><U+009B>"),
    ("\u{1B}]0;title\u{7}", "<U+001B>]0;title<U+0007>"),
    ("a\rb\nc", "a<U+000D>b<U+000A>c"), ("::a ##[b] é::", ": :a # #[b] é: :"),
    (
      "\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}",
      "<U+200E><U+200F><U+202A><U+202E><U+2066><U+2069>"
    ),
  ])
  func `what would steer a terminal is written out`(text: String, safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }
}
