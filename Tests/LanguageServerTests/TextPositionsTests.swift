import Diagnostics
import Testing

@testable import LanguageServer

/// An editor's positions and the bytes of a text.
@Suite struct TextPositionsTests {
  private static let text = "aé\r\n🐾b\rc\n"

  /// Where characters begin, and the end.
  private static let offsets = [0, 1, 3, 4, 5, 9, 10, 11, 12, 13]
  private static let lines = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]

  private static let columns = [0, 1, 2, 3, 0, 2, 3, 0, 1, 0]

  @Test func `columns are counted in UTF-16`() {
    let positions = TextPositions(in: SourceFile(path: "", text: Self.text))
    let found = Self.offsets.map { positions.position(of: $0) }
    #expect(found.map(\.line) == Self.lines)
    #expect(found.map(\.character) == Self.columns)
    // The break of a line is behind its end.
    for (position, offset) in zip(found, Self.offsets) where ![4, 10].contains(offset) {
      #expect(positions.offset(of: position) == offset, "\(offset)")
    }
  }

  @Test func `what lies outside is at the nearest end`() {
    let positions = TextPositions(in: SourceFile(path: "", text: Self.text))
    #expect(positions.offset(of: LinePosition(line: 0, character: 99)) == 3)
    #expect(positions.offset(of: LinePosition(line: 99, character: 0)) == 13)
    #expect(positions.offset(of: LinePosition(line: -1, character: 4)) == 0)
    #expect(positions.position(of: 99) == LinePosition(line: 3, character: 0))
    #expect(positions.offset(of: LinePosition(line: 0, character: -5)) == 0)
  }

  @Test(arguments: [
    ("file:///a/b%20c.yaml", "/a/b c.yaml"), ("file://localhost/a", "/a"), ("file:///%C3%A9", "/é"),
    ("FILE:///a", "/a"), ("file:///a%", "/a%"), ("file:///a%zz", "/a%zz"),
  ])
  func `a link to a file of this machine has a path`(link: String, path: String) {
    #expect(FileLink(text: link).path == path)
  }

  @Test(arguments: ["untitled:1", "https://example.com/a", "file://other/a", "file:", ""])
  func `a link to something else has none`(link: String) {
    #expect(FileLink(text: link).path == nil)
  }

  @Test func `a path becomes a link that leads back to it`() {
    let link = FileLink(path: "/a b/é#1.yaml")
    #expect(link.text == "file:///a%20b/%C3%A9%231.yaml")
    #expect(link.path == "/a b/é#1.yaml")
  }
}
