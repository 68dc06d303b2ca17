import Diagnostics
import Localization
import Rules
import Testing

@testable import Reporting

@Suite struct TextTableTests {
  private static func lines(_ rows: [[String]], width: Int) -> [String] {
    let table = TextTable(
      columns: [
        .init(heading: "app", kind: .name), .init(heading: "file", kind: .path),
        .init(heading: "verdict", kind: .words), .init(heading: "errors", kind: .number),
      ],
      rows: rows.map { $0.map { TextTable.Cell(text: $0) } },
      style: ReportStyle(width: width),
      language: .english
    )
    return table.text.split(separator: "\n").map(String.init)
  }

  @Test func `columns are as wide as what is in them`() {
    let rows = [["鹿隐", "a.yaml", "compliant", "0"], ["Paw", "folder/b.yaml", "violations", "12"]]
    #expect(
      Self.lines(rows, width: 80) == [
        "app   file           verdict     errors",
        "鹿隐  a.yaml         compliant        0",
        "Paw   folder/b.yaml  violations      12",
      ]
    )
  }

  @Test func `names are cut at their end and paths at their beginning`() {
    let rows = [
      ["A very long name of an app", "some/folder/far/away/login.review.yaml", "compliant", "0"]
    ]
    let lines = Self.lines(rows, width: 60)
    #expect(lines[1] == "A very long …  …ar/away/login.review.yaml  compliant       0")
    #expect(lines.allSatisfy { TerminalText.width($0) == 60 })
  }

  @Test func `wide letters are cut between columns`() {
    let lines = Self.lines([["非常长的应用名称应用名称", "a", "b", "0"]], width: 10)
    #expect(lines[1].hasPrefix("非常长的应…   a "))
  }

  @Test func `what would steer the terminal is written out`() {
    #expect(Self.lines([["\u{1B}[31m", "a", "b", "0"]], width: 80)[1].hasPrefix("<U+001B>[31m"))
  }
}
