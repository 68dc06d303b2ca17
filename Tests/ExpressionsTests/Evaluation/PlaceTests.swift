import Testing

@testable import Expressions

/// Where the value of an expression comes from.
struct PlaceTests {
  @Test(arguments: kept)
  func `what came from the description keeps its place`(_ text: String, _ place: Int32) throws {
    #expect(try World.evaluate(text, screen: screen).place.number == place)
  }

  @Test(arguments: lost)
  func `what was computed has no place`(_ text: String) throws {
    #expect(try World.evaluate(text, screen: screen).place == .none)
  }

  @Test func `the items of a filtered list keep their places`() throws {
    let list = try World.evaluate("screen.buttons.filter(b, !b.isApple)", screen: screen)
    guard case .list(let items) = list.value else {
      Issue.record("not a list")
      return
    }
    #expect(list.place.number == 3)
    #expect(items.map(\.place.number) == [20])
  }

  private static let screen = World.screen(World.complete, World.other)
  private let screen = Self.screen

  private static let kept: [(String, Int32)] = [
    ("screen", 1), ("screen.title", 2), ("screen.buttons", 3), ("screen.buttons[1]", 20),
    ("screen.buttons[1].title", 21), ("screen.buttons.filter(b, b.isApple)[0]", 10),
    ("screen.buttons.filter(b, b.isApple)[0].frame.width", 117), ("limits", 60),
    ("true ? screen.title : apple.title", 2), ("false ? screen.title : apple.title", 11),
    ("cel.bind(x, screen.title, x)", 2), ("dyn(screen).title", 2), ("(apple.frame)", 15),
    ("screen.buttons.first().value()", 10), ("screen.buttons.map(b, b.frame)[1].x", 25),
    ("screen.?title.value()", 2), ("screen.?title.orValue('')", 2),
    ("screen.buttons.sortBy(b, b.frame.width)[0]", 20), ("[apple.title][0]", 11),
    ("{'a': apple.title}.a", 11), ("screen.buttons.reverse()[0]", 20),
  ]

  private static let lost = [
    "1", "apple.frame.width + 0.0", "screen.title + ''", "[apple]", "size(screen.title)",
    "screen.buttons.map(b, b)", "apple.isApple && true", "!apple.isApple", "{'a': 1}",
  ]
}
