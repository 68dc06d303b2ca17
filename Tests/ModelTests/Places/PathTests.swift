import Model
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("login", [Path.Component.key("login")]),
    ("login.wall", [.key("login"), .key("wall")]),
    ("screens[12]", [.key("screens"), .index(12)]),
    (
      "screens[\"sign-in\"].buttons[0]",
      [.key("screens"), .id("sign-in"), .key("buttons"), .index(0)]
    ),
    (#"a["x]y"].b"#, [.key("a"), .id("x]y"), .key("b")]),
    (#"a["x\"y\\z/~"]"#, [.key("a"), .id(#"x"y\z/~"#)]),
    (#"a["0"]"#, [.key("a"), .id("0")]),
    (#"a["微信"][""]"#, [.key("a"), .id("微信"), .id("")]),
  ])
  func `a path reads and prints the same`(text: String, components: [Path.Component]) throws {
    let path = try #require(Path(text))
    #expect(path.components == components)
    #expect(path.description == text)
  }

  @Test func `an id may stand in single quotes`() {
    #expect(Path("screens['sign-in']") == Path([.key("screens"), .id("sign-in")]))
  }

  @Test(arguments: [
    "", ".", ".a", "a.", "a..b", "[0]", "a[]", "a[-1]", "a[1", "a[0]b", "a[\"b", "a[\"b\"", "a[b]",
    "a b", "a]", "a\"b", "a[99999999999999999999]", "a[\"b\\", "a['b\"]", "a[٣]",
  ])
  func `what is no path isn't read as one`(text: String) {
    #expect(Path(text) == nil)
  }
}
