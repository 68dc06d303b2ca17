import Diagnostics
import Documents
import Testing

/// A colon without a space behind it, which YAML takes for a letter like any other.
@Suite struct UnspacedEntryTests {
  private static func problems(_ text: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: text)
    let lines = LineTable(of: file)
    return DocumentReader().readAll(file).allDiagnostics.map { diagnostic in
      let (start, end) = (
        lines.position(of: diagnostic.range.bytes.lowerBound),
        lines.position(of: diagnostic.range.bytes.upperBound)
      )
      return "\(start.line):\(start.column)-\(end.line):\(end.column) \(diagnostic.message.id): "
        + diagnostic.message.text
    }
  }

  @Test(arguments: [
    ("a:\n  name:Pawprint\n  b: c\n", "2:3-2:16", "name: Pawprint"),
    ("a:\n  b: c\n  name:Pawprint # x\n", "3:3-3:16", "name: Pawprint"),
    ("- b: c\n- name:Paw print\n  d: e\n", "2:3-2:17", "name: Paw print"),
    ("reviewlint:1\napp: {}\n", "1:1-1:13", "reviewlint: 1"),
    ("b: c\nx:24\n", "2:1-2:5", "x: 24"),
  ])
  func `is what is wrong where YAML reads on until the next one`(
    text: String, place: String, meant: String
  ) {
    let problem = "\(place) missing-space: a space is missing after the ':'; write '\(meant)'"
    #expect(Self.problems(text) == [problem])
  }

  @Test(arguments: [
    "- https://example.com\n  b: c\n", "a\nb: c\n", "--x:y\nb: c\n", ":a\nb: c\n", "#\nb: c: d\n",
  ])
  func `isn't found where there is none`(text: String) {
    let ids = Self.problems(text).map { $0.split(separator: " ").dropFirst().first }
    #expect(!ids.contains("missing-space:"))
  }
}
