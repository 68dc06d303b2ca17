import Diagnostics
import Documents
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    ("- &x {a: 1}\n- <<: *x\n  b: 2", "[{a: 1}, {b: 2, a: 1}]"),
    ("- &x {a: 1, b: 1}\n- {b: 2, <<: *x}", "[{a: 1, b: 1}, {b: 2, a: 1}]"),
    ("- &x {a: 1, b: 1}\n- {<<: *x, b: 2}", "[{a: 1, b: 1}, {b: 2, a: 1}]"),
    ("<<: [{a: 1, b: 1}, {b: 2, c: 2}]\nd: 3", "{d: 3, a: 1, b: 1, c: 2}"),
    ("<<: {a: 1, <<: {b: 2}}", "{a: 1, b: 2}"),
    ("<<: []\na: 1", "{a: 1}"),
    ("'<<': {a: 1}", "{\"<<\": {a: 1}}"),
    ("a: <<", "{a: <<}"),
    ("- &x a\n- *x\n- *x", "[a, a, a]"),
    ("a: &x [1]\n'*x': *x", "{a: [1], \"*x\": [1]}"),
    ("&x a: b\n*x : c", "{a: b}"),
    ("- &x 1\n- &x 2\n- *x", "[1, 2, 2]"),
    ("- &x [&x 1]\n- *x", "[[1], 1]"),
    ("a: &x\nb: *x", "{a: , b: }"),
  ])
  func `anchors are repeated and mappings merged`(text: String, outline: String) {
    #expect(outlines(text).first == outline)
  }

  @Test func `what is repeated keeps the place where it is written`() throws {
    let file = SourceFile("a: &x {é: 1}\nb: *x\nc: {<<: *x}\n")
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    for key in ["a", "b", "c"] {
      let one = try #require(root.value(of: key)?.value(of: "é"))
      #expect(one.bytes == 11..<12)
    }
  }

  @Test func `a repeated value keeps its style`() throws {
    let file = SourceFile("[&x 'a', *x]")
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    #expect(root.outline == "[\"a\", \"a\"]")
  }
}
