import Testing

@testable import Presentation
@testable import Reporting

@Suite struct SingleLineTests {
  @Test(arguments: [
    ("微信 👩‍👩‍👧 é", "微信 👩‍👩‍👧 é"), ("a\r\nb\tc\u{2028}d\n", "a<U+000D><U+000A>b c<U+2028>d"),
    ("::error::a ##[error]b", ": :error: :a # #[error]b"), ("a:b #1", "a:b #1"),
    ("a\u{0}b\u{7F}\u{9B}", "a<U+0000>b<U+007F><U+009B>"),
    ("\u{202E}a\u{2066}\u{200F}\u{61C}", "<U+202E>a<U+2066><U+200F><U+061C>"),
  ])
  func `nothing in a line steers`(_ text: String, _ expected: String) {
    #expect(SingleLine(text).text == expected)
  }
}
