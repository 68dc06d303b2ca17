import Diagnostics
import Documents
import Testing

@Suite struct DocumentTreeTests {
  @Test(arguments: [
    "plain", "''", #""x""#, "[a, [b], {}]", "{a: 1, b: {c: [~, é, 'long enough for two words']}}",
    "{a: &a [x, y], b: *a, c: [*a, *a]}", "{<<: {a: 1, b: 2}, b: 3}",
  ])
  func `a tree that is made of its values is the same`(text: String) {
    for document in DocumentReader().readAll(SourceFile(text)).documents {
      let root = document.root
      let again = DocumentTree(root)
      #expect(again.node(again.root).outline == root.outline)
    }
  }

  @Test(arguments: [
    "0", "7", "-7", "44.50", "0.1", "-0.25", "00012", "123456789.123456", "999999999999999",
    "-0", "3.", ".5", "-", "-.", ".", "1.2.3", "+1", "1e3", "0x10", "1_000", "--1", "12a",
    "1234567890123456", "0.30000000000000004", "99999999999999999999",
  ])
  func `a short number is the one that the reader of numbers finds`(text: String) {
    let document = DocumentReader().readAll(SourceFile(text)).documents[0]
    guard let short = document.tree.shortNumber(document.tree.root) else { return }
    var reader = NodeReader(of: document.file)
    let number = reader.number(document.root)
    #expect(number?.value.bitPattern == short.bitPattern)
  }

  @Test(arguments: [("44.5", 44.5), ("-3", -3), ("0", 0)])
  func `most numbers are short`(text: String, number: Double) {
    let tree = DocumentReader().readAll(SourceFile(text)).documents[0].tree
    #expect(tree.shortNumber(tree.root) == number)
  }

  @Test func `a quoted number is none`() {
    let tree = DocumentReader().readAll(SourceFile("'44'")).documents[0].tree
    #expect(tree.shortNumber(tree.root) == nil)
  }
}
