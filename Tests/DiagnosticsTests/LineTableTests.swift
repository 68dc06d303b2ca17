import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func `columns count unicode scalars, not bytes`() {
    let table = LineTable(of: SourceFile(path: "a.yaml", text: "né: 1\nb😀c"))
    #expect(table.position(of: 3) == SourcePosition(line: 1, column: 3))
    #expect(table.position(of: 12) == SourcePosition(line: 2, column: 3))
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"])
  func `every kind of line break ends a line`(text: String) {
    let table = LineTable(of: SourceFile(path: "a.yaml", text: text))
    #expect(table.lineCount == 3)
    #expect((1...3).map(table.text(ofLine:)) == ["a", "b", "c"])
  }

  @Test func `an offset behind the end is the end`() {
    let table = LineTable(of: SourceFile(path: "a.yaml", text: "ab\n"))
    #expect(table.position(of: 99) == SourcePosition(line: 2, column: 1))
  }

  @Test func `columns are right in the middle of a very long line`() {
    let text = "\n" + String(repeating: "é", count: 10_000)
    let table = LineTable(of: SourceFile(path: "a.yaml", text: text))
    for column in [1, 2_047, 2_048, 2_049, 9_999] {
      let position = table.position(of: 1 + (column - 1) * 2)
      #expect(position == SourcePosition(line: 2, column: column))
    }
  }
}
