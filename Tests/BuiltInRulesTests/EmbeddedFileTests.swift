import TestSupport
import Testing

@Suite struct EmbeddedFileTests {
  @Test func `every file of the folder of rules is in the program`() {
    let files = Checkout.files(below: "rules").filter { !$0.hasSuffix(".py") }
    #expect(EmbeddedFile.all.map(\.path).sorted() == files)
    #expect(files.count > 90)
  }

  @Test(arguments: EmbeddedFile.all.map(\.path))
  func `a file in the program is the file in the folder`(path: String) throws {
    let file = try #require(EmbeddedFile.all.first { $0.path == path })
    #expect(try Array(file.text.utf8) == Checkout.bytes(of: "rules/\(path)"))
  }
}
