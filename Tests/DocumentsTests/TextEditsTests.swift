import Diagnostics
import Documents
import Testing

/// Changes to a text that are made together.
@Suite struct TextEditsTests {
  @Test(arguments: [
    ("a: 1\r\n", "a: 1\r\nlist:\r\n  - x: y\r\n"),
    ("a: 1\nlist:\n- y # last", "a: 1\nlist:\n- y # last\n- x: y"),
    ("list: []", "list: [{x: y}]"),
    ("list: [y]", "list: [{x: y}, y]"),
    ("{a: 1}", "{list: [{x: y}], a: 1}"),
    (#"{"a": 1}"#, #"{"list": [{"x": "y"}], "a": 1}"#),
    ("list: y", nil),
  ])
  func `an item is added to a list as the text writes it`(text: String, changed: String?) throws {
    let file = SourceFile(path: "", text: text)
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    var edits = TextEdits(of: file)
    let hasPlace = edits.insert(
      [DocumentNode([("x", DocumentNode("y"))])], inList: "list", of: root)
    #expect((hasPlace ? edits.text : nil) == changed)
  }

  @Test func `a comment is written once, above what takes the place of the first word of a line`() {
    var edits = TextEdits(of: SourceFile(path: "", text: "{a:\nx, b: y}"))
    edits.replace(4..<5, by: "1")
    edits.insert(comments: ["# a"], above: 4..<5)
    edits.insert(comments: ["# a"], above: 10..<11)
    #expect(edits.text == "{a:\n# a\n1, b: y}")
  }
}
