import BuiltInRules
import TestSupport
import Testing

@Suite struct BuiltInFileTests {
  @Test func `every file of the folder of rules is in the program`() {
    let scripts = [".py", ".sh"]
    let files = Checkout.files(below: "rules").filter { !scripts.contains(where: $0.hasSuffix) }
    #expect(BuiltInFile.all.map(\.path).sorted() == files)
  }

  @Test(arguments: BuiltInFile.all.map(\.path).filter { $0.hasSuffix(".yaml") })
  func `a file in the program is the file in the folder`(path: String) throws {
    let file = try #require(BuiltInFile.all.first { $0.path == path })
    #expect(try Array(file.text.utf8) == Checkout.bytes(of: "rules/\(path)"))
  }
}
