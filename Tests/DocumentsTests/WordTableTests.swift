import Diagnostics
import Documents
import Testing

@Suite struct WordTableTests {
  private static let words = [
    "", "a", "sevenab", "eight008", "nine00009", "nine00010", "screens", "screen", "é",
    "alternativeMarketplace", "alternativeMarketplaces", "a", "b",
    "existingPasswordsOffered", "localDataClearedOnSignOut", "localDataClearedOnEverySignOut",
  ]

  @Test(arguments: words)
  func `a word is found where it first stands`(word: String) {
    #expect(Self.position(of: "'\(word)'", among: Self.words) == Self.words.firstIndex(of: word))
  }

  @Test(arguments: [
    "c", "eight009", "nine0001", "Screens", "alternativeMarketplacf", "alternativeXarketplace",
    "existingPasswXrdsOffered", "localDataClearedXnSignOut", "localDataClearedOnEveryXignOut",
    "[a]", "{}",
  ])
  func `another word is not found, nor a list or mapping`(text: String) {
    #expect(Self.position(of: text, among: Self.words) == nil)
  }

  @Test func `there may be no words at all`() {
    #expect(Self.position(of: "a", among: []) == nil)
  }

  private static func position(of text: String, among words: [String]) -> Int? {
    let tree = DocumentReader().readAll(SourceFile(text)).documents[0].tree
    return WordTable(words).position(of: tree.root, in: tree)
  }
}
