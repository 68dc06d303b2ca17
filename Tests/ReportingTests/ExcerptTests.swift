import Diagnostics
import Testing

@testable import Reporting

@Suite struct ExcerptTests {
  /// The excerpt for the words between `‹` and `›`, which aren't part of the text.
  private func excerpt(_ marked: String, width: Int = 80, gutter: Int = 2) throws -> [String] {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "‹" || $0 == "›" }
    try #require(parts.count == 3)
    let lower = parts[0].utf8.count
    let upper = lower + parts[1].utf8.count
    let text = parts.joined()
    let excerpt = Excerpt(
      lines: LineTable(of: SourceFile(path: "a.yaml", text: text)), bytes: lower..<upper,
      width: width, paint: Paint(isOn: false))
    return excerpt.text(gutter: gutter, role: .error).split(separator: "\n").map(String.init)
  }

  private static let cases: [(marked: String, lines: [String])] = [
    ("‹app›: {}", [" 1 | app: {}", "   | ^^^"]),
    ("app: ‹{}›\nlogin: {}\n", [" 1 | app: {}", "   |      ^^"]),
    ("app: {}\nlogin: ‹{a: 1}›", [" 2 | login: {a: 1}", "   |        ^^^^^^"]),
    ("app:‹›", [" 1 | app:", "   |     ^"]),
    ("‹app:\n  name: A›\n", [" 1 | app:", "   | ^^^^"]),
    ("a: Größe ‹b›", [" 1 | a: Größe b", "   |          ^"]),
    ("a: 中文 ‹文字› c", [" 1 | a: 中文 文字 c", "   |         ^^^^"]),
    ("a: 😀 ‹b›", [" 1 | a: 😀 b", "   |       ^"]),
    ("a:\t‹b›", [" 1 | a:  b", "   |     ^"]),
    ("a: \u{1B}[1m ‹b›", [" 1 | a: <U+001B>[1m b", "   |                ^"]),
    ("a: ‹b›\r\nc: d\r\n", [" 1 | a: b", "   |    ^"]),
  ]

  @Test(arguments: cases)
  func `the carets stand under what is meant`(marked: String, lines: [String]) throws {
    #expect(try excerpt(marked) == lines)
  }

  @Test func `the gutter is as wide as the longest number`() throws {
    #expect(try excerpt("‹a›", gutter: 4) == ["   1 | a", "     | ^"])
  }

  @Test func `of a long line the part around what is meant is shown`() throws {
    let line = String(repeating: "a", count: 100) + "‹bcd›" + String(repeating: "e", count: 100)
    let lines = try excerpt(line, width: 50)
    #expect(lines.count == 2)
    let text = lines[0].dropFirst(5)
    #expect(text.first == "…")
    #expect(text.last == "…")
    #expect(text.count == 42)
    let carets = lines[1].dropFirst(5)
    #expect(carets.count(where: { $0 == "^" }) == 3)
    #expect(Array(text)[carets.prefix { $0 == " " }.count] == "b")
  }

  @Test(arguments: [0, 1, 39, 40, 41, 60, 98, 99])
  func `what is meant is in sight wherever it stands`(position: Int) throws {
    let before = String(repeating: "a", count: position)
    let after = String(repeating: "c", count: 99 - position)
    let lines = try excerpt("\(before)‹b›\(after)", width: 50)
    let indent = lines[1].dropFirst(5).prefix { $0 == " " }.count
    #expect(Array(lines[0].dropFirst(5))[indent] == "b")
  }

  @Test func `a span behind the end is shown at the end`() {
    let excerpt = Excerpt(
      lines: LineTable(of: SourceFile(path: "a.yaml", text: "ab")), bytes: 9..<12, width: 80,
      paint: Paint(isOn: false))
    #expect(excerpt.text(gutter: 2, role: .error) == " 1 | ab\n   |   ^")
  }
}
