import Diagnostics
import Documents
import Testing

@testable import Evidence

/// Texts read row by row as bytes, and as documents: both say the same, or one gives up.
@Suite struct OutlineTests {
  @Test(arguments: [
    "PODS:\n  - A (1.0):\n    - B (~> 1)\n    - C/D\n  - \"E+F (2)\"\n\nCOCOAPODS: 1.15.2\n",
    "EXTERNAL SOURCES:\n  A:\n    :path: \"../a\"\n    :git: https://x.y/a.git\nB: 'c'",
    "# made\n\npackages:\n  a:\n    dependency: \"direct main\"\n    source: hosted\n  b: c\n",
    "a:\n- b\n- c:\n  - d\ne:\n- f: g\n  h: i\n- j\nk: 1.0\n",
    "a:\n  b:\n    c: d e:f\n\n  g: h#i\n   \nj: /k l\n",
    "{\"a\" : \"b\",\n \"c\":[1, \"d\", true, null], \"e\":{\"f\" :\n{\"g\": 1.5}}, \"h\": [{}, []],}\n",
    "{}",
  ])
  func `rows say what the document says`(text: String) throws {
    let outline = try #require(Outline(reading: Array(text.utf8)))
    #expect(Self.told(by: outline) == Self.told(by: try #require(Self.document(text))))
    #expect(outline.rows.map(\.offset) == Self.document(text)?.rows.map(\.offset))
  }

  @Test(arguments: [
    "", "a", "- a\n", "a:\n", "a:\nb: c\n", "a:\n  - b\n  c: d\n", "a: b\n  c: d\n", "a: b: c\n",
    "a:\n   b: c\n", "a:\n  b: c\n d: e\n", "a: b\na: c\n", "a:\n  - b\n    c\n", "a: \"b\n\"\n",
    "a: \"b\\n\"\n", "a: 'b''c'\n", "a: \"b\" c\n", "a: {b: c}\n", "a: &b c\n", "a: |\n  b\n",
    "a: b # c\n", "a: b\tc\n", "a: b\r\n", "a: ü\n", "a: b \n", "a: -\n", "---\na: b\n",
    "a:\n  b: c\n  - d\n", "a:\n    b: c\n", "  a: b\n", "a:\n  - - b\n", "a: \u{1}\n",
    "PODS: {", "{\"a\": }", "{\"a\": 1", "{\"a\": 1}}", "{\"a\": 1} b", "{a: 1}",
    "{\"a\": \"\\u0041\"}",
    "{\"a\": 1, \"a\": 2}", "{\"a\": 1 \"b\": 2}", "{\"a\": [1}}", "{\"a\": \"b\nc\"}", "[1]",
    "{\"a\"\n: 1}", "{,}", "{\"a\": 1,, \"b\": 2}", "{\"a\"", "{\"", "{",
    String(repeating: "{\"a\": ", count: 60) + "1" + String(repeating: "}", count: 60),
  ])
  func `at what is wrong or out of the ordinary it gives up`(text: String) {
    #expect(Outline(reading: Array(text.utf8)) == nil)
  }

  @Test func `many keys are compared as well`() {
    let text = (0..<40).map { "a\($0): b\n" }.joined()
    #expect(Outline(reading: Array(text.utf8)) != nil)
    #expect(Outline(reading: Array((text + "a7: c\n").utf8)) == nil)
  }

  @Test func `what aliases repeat doesn't grow without end`() {
    let text = DocumentNode(
      .scalar(String(repeating: "x", count: 1_000_000), .plain), bytes: 0..<1_000_000)
    let list = DocumentNode(.sequence(Array(repeating: text, count: 1_000)), bytes: 0..<1_000_000)
    let outline = Outline(of: list)
    #expect(outline.rows.count == 1_000)
    let size = outline.rows.compactMap(outline.value(of:)).reduce(0) { $0 + $1.utf8.count }
    #expect(size < 20_000_000)
  }

  private static func document(_ text: String) -> Outline? {
    let everything = DocumentReader().readAll(SourceFile(path: "a.yaml", text: text))
    guard everything.allDiagnostics.isEmpty else { return nil }
    return everything.documents.first.map { Outline(of: $0.root) }
  }

  private static func told(by outline: Outline) -> [String] {
    outline.rows.map { row in
      "\(row.depth) \(outline.key(of: row) ?? "-"): \(outline.value(of: row) ?? "-")"
    }
  }
}
