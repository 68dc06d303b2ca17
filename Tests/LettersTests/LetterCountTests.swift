import BuiltInRules
import Diagnostics
import Documents
import Foundation
import Testing

/// The numbers by which reports say what is refused often.
@Suite struct LetterCountTests {
  private static let classes = Result {
    let file = try #require(BuiltInFile.all.first { $0.path == "letters.yaml" })
    let document = try Checkout.document(in: SourceFile(path: file.path, text: file.text))
    return try #require(document.root.value(of: "letters")?.items)
  }

  @Test func `every class of letters that a rule names is counted`() throws {
    let known = Set(try Self.classes.get().compactMap { $0.value(of: "class")?.text })
    let named = Checkout.rules.flatMap { $0.text.matches(of: #/letters/([A-Z]\d)/#) }
    #expect(named.count > 40)
    #expect(Set(named.map { String($0.output.1) }).subtracting(known) == [])
  }

  /// The overview of the collection, where that is at hand.
  private static let overview: String? = {
    var folder = URL(filePath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shared/rejections/README.md")
      if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
    }
    return nil
  }()

  @Test(.enabled(if: overview != nil, "left out: the collection of letters isn't on this machine"))
  func `no count is less than the collection's`() throws {
    let overview = try #require(Self.overview)
    let rows = overview.matches(of: #/\n\| ([A-Z]\d) [^|]*\| (\d+) \| ([YPN])/#)
    let words: [Substring: String] = ["Y": "yes", "P": "partly", "N": "no"]
    let classes = try Self.classes.get()
    for row in rows {
      let entry = try #require(
        classes.first { $0.value(of: "class")?.text == String(row.output.1) })
      #expect(entry.value(of: "decidable")?.text == words[row.output.3], "\(row.output.1)")
      // Letters that were found later are counted besides.
      let count = try #require(entry.value(of: "count")?.text.flatMap { Int($0) })
      let collected = try #require(Int(row.output.2))
      #expect(count >= collected, "\(row.output.1)")
    }
    #expect(rows.count == 35)
  }
}
