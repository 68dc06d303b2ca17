import Rules
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Examples/**", "Examples/a.yaml"), ("Examples/**", "Examples/b/a.yaml"),
    ("Examples/", "Examples/b/a.yaml"), ("Examples", "Examples/a.yaml"),
    ("**/Fixtures/**", "Fixtures/a.yaml"), ("**/Fixtures/**", "x/y/Fixtures/z/a.yaml"),
    ("**", "a.yaml"), ("**/*.yaml", "a.yaml"), ("**/*.yaml", "x/a.yaml"), ("*", "a.yaml"),
    ("apps/*/old.yaml", "apps/paw/old.yaml"), ("a?.yaml", "ab.yaml"), ("a?.yaml", "a\u{E9}.yaml"),
    ("a*b*c.yaml", "aXbYbZc.yaml"), ("x/**/y/**/a.yaml", "x/1/y/2/3/a.yaml"),
    ("x/**/a.yaml", "x/a.yaml"), ("[id]/a.yaml", "[id]/a.yaml"),
  ])
  func `a pattern fits a file`(pattern: String, path: String) throws {
    #expect(try #require(PathPattern(pattern)).fits(file: path))
  }

  @Test(arguments: [
    ("Examples/**", "Examples"), ("Examples/**", "examples/a.yaml"),
    ("Examples/**", "x/Examples/a.yaml"), ("Examples", "ExamplesToo/a.yaml"), ("*", ""),
    ("**/Fixtures/**", "Fixtures"), ("*.yaml", "a.yml"), ("apps/*.yaml", "apps/x/y.yaml"),
    ("a?.yaml", "a.yaml"), ("a?.yaml", "a/.yaml"), ("x/**/y/a.yaml", "x/1/2/a.yaml"),
    ("caf\u{E9}/**", "cafe\u{301}/a.yaml"),
  ])
  func `a pattern doesn't fit another file`(pattern: String, path: String) throws {
    #expect(try !#require(PathPattern(pattern)).fits(file: path))
  }

  @Test(arguments: [
    ("Examples/**", "Examples", true), ("Examples", "Examples", true),
    ("Examples/*.yaml", "Examples", false), ("**/Fixtures/**", "x/Fixtures", true),
    ("**/Fixtures/**", "x", false), ("**", "x", true), ("x/**/y", "x", false),
    ("x", "x/y", true),
  ])
  func `a folder fits when all that lies in it does`(pattern: String, path: String, fits: Bool)
    throws
  {
    #expect(try #require(PathPattern(pattern)).fits(folder: path) == fits)
  }

  @Test(arguments: ["", "/", "/a", "../a", "a/../b", "./a", "a//b", "."])
  func `what leads out of the folder is no pattern`(text: String) {
    #expect(PathPattern(text) == nil)
  }

  @Test func `many stars take no time to speak of`() throws {
    let stars = try #require(PathPattern(String(repeating: "a*", count: 2_000) + "b"))
    #expect(!stars.fits(file: String(repeating: "a", count: 4_000)))
    let folders = try #require(PathPattern(String(repeating: "**/a/", count: 500) + "b"))
    #expect(!folders.fits(folder: String(repeating: "a/", count: 700)))
  }
}
