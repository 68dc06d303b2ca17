import Diagnostics
import Testing

@Suite struct ExactPathTests {
  private static let composed = "caf\u{E9}.review.yaml"
  private static let decomposed = "cafe\u{301}.review.yaml"

  @Test func `names that only look alike are two`() {
    #expect(Self.composed == Self.decomposed)
    #expect(ExactPath(Self.composed) != ExactPath(Self.decomposed))
    #expect(Set([Self.composed, Self.decomposed].map(ExactPath.init)).count == 2)
    #expect(ExactPath(Self.composed) == ExactPath(Self.composed))
  }

  @Test func `their order is that of their bytes`() {
    let paths = [Self.composed, "b", Self.decomposed, "B"].map(ExactPath.init).sorted()
    let bytes = paths.map { Array($0.text.utf8) }
    #expect(bytes == ["B", "b", Self.decomposed, Self.composed].map { Array($0.utf8) })
  }

  @Test func `files of such names have texts of their own`() {
    var files = SourceFiles(SourceFile(path: Self.composed, text: "one"))
    files.add(SourceFile(path: Self.decomposed, text: "other"))
    #expect(files.paths.count == 2)
    #expect(files[SourceFile.ID(path: Self.composed)]?.text == "one")
    #expect(files[SourceFile.ID(path: Self.decomposed)]?.text == "other")
    #expect(files.lines.count == 2)
  }
}
