import Diagnostics
import Documents
import Testing

@Suite struct KeySearchTests {
  private static let names = ["a", "eight008", "nine00009", "alternativeMarketplace", "é", "b"]
  private static let words = WordList(names)
  private static let tree = tree(of: names.map { "'\($0)': the value of \($0)" })

  @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2]])
  func `a key is found with its value, in whatever order it is asked for`(order: [Int]) {
    var keys = Self.tree.keys(of: Self.tree.root)
    for number in order {
      let key = keys.find(number, among: Self.words, in: Self.tree)
      #expect(key.flatMap { Self.tree.text(of: $0) } == Self.names[number])
      let value = key.flatMap { Self.tree.text(of: Self.tree.value(of: $0)) }
      #expect(value == "the value of \(Self.names[number])")
    }
    #expect(keys.remaining == 0)
  }

  @Test(arguments: [
    "c", "eight009", "nine0001", "A", "alternativeMarketplacf", "alternativeXarketplace", "",
  ])
  func `what is no key is not found, and takes no other's place`(word: String) {
    var keys = Self.tree.keys(of: Self.tree.root)
    #expect(keys.find(0, among: WordList([word]), in: Self.tree) == nil)
    #expect(keys.remaining == Self.names.count)
  }

  @Test func `keys are told apart from values of the same text`() {
    let tree = Self.tree(of: ["c: a", "b: c"])
    var keys = tree.keys(of: tree.root)
    #expect(keys.find(0, among: Self.words, in: tree) == nil)
    #expect(keys.find(5, among: Self.words, in: tree) != nil)
    #expect(keys.remaining == 1)
  }

  @Test(arguments: ["[a, b]", "[]", "{}"])
  func `a list has no keys, nor has an empty mapping`(text: String) {
    let tree = Self.tree(of: [text])
    var keys = tree.keys(of: tree.root)
    #expect(keys.remaining == 0)
    #expect(keys.find(0, among: Self.words, in: tree) == nil)
  }

  private static func tree(of lines: [String]) -> DocumentTree {
    DocumentReader().readAll(SourceFile(lines.joined(separator: "\n"))).documents[0].tree
  }
}
