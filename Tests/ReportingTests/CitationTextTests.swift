import Diagnostics
import Testing

@testable import Reporting

/// Guidelines as links, for terminals that follow them.
@Suite struct CitationTextTests {
  private static func lines(_ width: Int, areOn: Bool = true, _ addresses: [String]) -> [String] {
    let titles = ["4.8 Login Services", "HIG Sign in with Apple"]
    let text = CitationText(
      citations: zip(titles, addresses).map { .init(text: $0, address: $1) },
      links: Hyperlinks(areOn: areOn))
    return text.linked(Paragraph(label: "", text: text.text, width: width).lines)
  }

  private static func link(_ text: String, _ address: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  @Test func `each guideline is a link of its own`() {
    let lines = Self.lines(80, ["https://a.example/4.8", "http://b.example"])
    let first = Self.link("4.8 Login Services (a.example)", "https://a.example/4.8")
    let second = Self.link("HIG Sign in with Apple (b.example)", "http://b.example")
    #expect(lines == ["\(first); \(second)"])
  }

  @Test func `a link goes on in the next line`() {
    let lines = Self.lines(41, ["https://a.example/", "https://b.example/"])
    let first = Self.link("4.8 Login Services (a.example)", "https://a.example/")
    let begun = Self.link("HIG Sign", "https://b.example/")
    let ended = Self.link("in with Apple (b.example)", "https://b.example/")
    #expect(lines == ["\(first); \(begun)", ended])
  }

  @Test func `without links the text is as it was`() {
    #expect(
      Self.lines(80, areOn: false, ["https://a.example/", "https://b.example/"])
        == ["4.8 Login Services; HIG Sign in with Apple"]
    )
  }

  @Test(arguments: [
    "", "ftp://a.example", "javascript:alert(1)", "https://a.example/\u{1B}\\\u{1B}[31m",
    "https://a.example/\u{7}", "https://a.example/a b", "https://a.example/ü",
    "https://good.example@evil.example/",
    #"https://good.example\@evil.example/"#, "https:///a",
  ])
  func `what is no plain address of the web is no link`(address: String) {
    let lines = Self.lines(80, [address, address])
    #expect(lines == ["4.8 Login Services; HIG Sign in with Apple"])
  }
}
