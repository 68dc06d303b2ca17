import Testing

@testable import Expressions

/// What an expression answers about a list that may have further items.
///
/// The buttons are Apple's and Google's, and perhaps others: place 90 would tell.
struct OpenListTests {
  private static let further = TracedValue(.further(MissingFacts(World.place(90))))
  private static let open = World.screen(World.complete, World.other, further)
  private static let openOnly = World.screen(further)

  @Test(arguments: [
    ("screen.buttons.exists(b, b.isApple)", "true"),
    ("screen.buttons.exists(b, b.title == 'Microsoft')", "open"),
    ("screen.buttons.exists(b, b.isApple && 1 == 2)", "false"),
    ("screen.buttons.exists(b, b.isApple && b.title == 'Google')", "open"),
    ("screen.buttons.exists(i, b, b.isApple)", "true"),
    ("screen.buttons.exists(i, b, i == 7)", "open"),
    ("screen.buttons.all(b, b.isApple)", "false"),
    ("screen.buttons.all(b, b.style == 'black')", "open"),
    ("screen.buttons.all(b, b.style == 'black' || 1 == 1)", "true"),
    ("screen.buttons.all(i, b, i < 2)", "open"),
    ("screen.buttons.exists_one(b, b.isApple)", "open"),
    ("screen.buttons.exists_one(b, b.style == 'black')", "false"),
    ("screen.buttons.exists_one(b, b.isApple && 1 == 2)", "false"),
    ("screen.buttons.filter(b, b.isApple)", "[{…}, …]"),
    ("screen.buttons.filter(b, b.isApple)[0].title", "'Apple'"),
    ("screen.buttons.filter(b, 1 == 2)", "[]"),
    ("screen.buttons.filter(b, b.isApple).exists(b, b.title == 'Apple')", "true"),
    ("screen.buttons.filter(b, b.isApple).exists(b, b.title == 'Google')", "open"),
    ("screen.buttons.filter(b, b.isApple).all(b, b.isApple)", "open"),
    ("screen.buttons.map(b, b.title)", "['Apple', 'Google', …]"),
    ("screen.buttons.map(b, 1)", "[1, 1, …]"),
    ("screen.buttons.map(b, b.isApple, b.title)", "['Apple', …]"),
    ("screen.buttons.map(b, 1 == 2, b.title)", "[]"),
    ("screen.buttons.transformList(i, b, i)", "[0, 1, …]"),
    ("screen.buttons.transformList(i, b, b.isApple, i)", "[0, …]"),
    ("screen.buttons.transformMap(i, b, b.title)", "open"),
    ("screen.buttons.sortBy(b, b.title)", "open"),
    ("screen.buttons.map(b, b.title).sort()", "open"),
    ("'Apple' in screen.buttons.map(b, b.title)", "true"),
    ("'Microsoft' in screen.buttons.map(b, b.title)", "open"),
    ("!('Microsoft' in screen.buttons.map(b, b.title))", "open"),
    ("size(screen.buttons)", "open"),
    ("screen.buttons.size() > 1", "true"),
    ("screen.buttons.size() >= 2", "true"),
    ("screen.buttons.size() < 2", "false"),
    ("screen.buttons.size() > 2", "open"),
    ("screen.buttons.size() >= 3", "open"),
    ("screen.buttons.size() <= 2", "open"),
    ("screen.buttons.size() < 9", "open"),
    ("1 < screen.buttons.size()", "true"),
    ("2 > screen.buttons.size()", "false"),
    ("3 > screen.buttons.size()", "open"),
    ("screen.buttons.size() == 0", "false"),
    ("screen.buttons.size() != 1", "true"),
    ("screen.buttons.size() == 2", "open"),
    ("3 == screen.buttons.size()", "open"),
    ("screen.buttons.size() == screen.buttons.size()", "open"),
    ("screen.buttons.size() + 1 > 1", "open"),
    ("lists.range(screen.buttons.size())", "open"),
    ("screen.buttons == []", "false"),
    ("screen.buttons.map(b, b.title) == ['Apple']", "false"),
    ("screen.buttons.map(b, b.title) == ['Apple', 'Google']", "open"),
    ("['Apple', 'Google', 'Microsoft'] != screen.buttons.map(b, b.title)", "open"),
    ("screen.buttons == screen.buttons", "open"),
    ("screen.buttons[1].title", "'Google'"),
    ("screen.buttons[2].title", "open"),
    ("screen.buttons[9].title", "open"),
    ("screen.buttons[?0].hasValue()", "true"),
    ("screen.buttons[?2].hasValue()", "open"),
    ("screen.buttons[?2].orValue(apple).title", "open"),
    ("screen.buttons.map(b, b.title).join(', ')", "open"),
    ("screen.buttons.map(b, b.tags).flatten()", "open"),
    ("screen.buttons.reverse()", "open"),
    ("screen.buttons.slice(0, 1)", "open"),
    ("screen.buttons.first()", "open"),
    ("screen.buttons.last()", "open"),
    ("screen.buttons.map(b, b.title).distinct()", "open"),
    ("(screen.buttons + [apple]).size() >= 3", "true"),
    ("(screen.buttons + [apple])[1].title", "'Google'"),
    ("(screen.buttons + [apple])[2].title", "open"),
    ("['Google'].all(t, t in screen.buttons.map(b, b.title))", "true"),
    ("sets.contains(screen.buttons.map(b, b.title), ['Apple'])", "open"),
    ("screen.buttons.all(b, has(b.tags))", "open"),
    ("screen.buttons.exists(b, has(b.isApple) && !b.isApple && b.title == '')", "open"),
    ("has(screen.buttons)", "true"),
    ("screen.buttons.size() > 0 ? 'some' : 'none'", "'some'"),
    ("dyn(screen.buttons).size() > 1", "true"),
  ])
  func `further items leave open what they could change, and nothing else`(
    text: String, answer: String
  ) throws {
    let operand = try World.evaluate(text, screen: Self.open)
    #expect(Self.words(of: operand) == answer)
    guard let missing = operand.missing else { return }
    #expect(missing.places == [World.place(90)])
  }

  @Test(arguments: [
    ("screen.buttons.exists(b, true)", "open"), ("screen.buttons.all(b, false)", "open"),
    ("screen.buttons.all(b, b.isApple)", "open"), ("screen.buttons.exists_one(b, true)", "open"),
    ("screen.buttons.filter(b, true)", "[…]"), ("screen.buttons.size() >= 0", "true"),
    ("screen.buttons.size() > 0", "open"), ("screen.buttons == []", "open"),
    ("screen.buttons[?0].hasValue()", "open"), ("screen.buttons.first().hasValue()", "open"),
  ])
  func `where there may be none at all, nothing is there for certain`(
    text: String, answer: String
  ) throws {
    #expect(Self.words(of: try World.evaluate(text, screen: Self.openOnly)) == answer)
  }

  /// Whatever is decided of an open list stays so when it gets another item.
  @Test(arguments: [
    "screen.buttons.exists(b, b.isApple)", "screen.buttons.exists(b, b.title == 'Google')",
    "screen.buttons.all(b, b.isApple)", "screen.buttons.all(b, b.style == 'black')",
    "screen.buttons.all(b, has(b.title))", "screen.buttons.exists(b, !has(b.title))",
    "screen.buttons.exists_one(b, b.isApple)", "screen.buttons.exists_one(b, has(b.style))",
    "screen.buttons.filter(b, b.isApple).size() == 1", "screen.buttons.size() == 2",
    "screen.buttons.size() > 1", "screen.buttons.map(b, b.title) == ['Apple', 'Google']",
    "'X' in screen.buttons.map(b, b.title)", "'black' in screen.buttons.map(b, b.style)",
    "screen.buttons[?2].hasValue()", "screen.buttons[1].title == 'Google'",
    "screen.buttons.map(b, b.title).join(' ') == 'Apple Google'",
    "screen.buttons.first().hasValue() && screen.buttons.last().hasValue()",
  ])
  func `a decided answer holds whatever else there is`(text: String) throws {
    let open = try World.evaluate(text, screen: Self.open)
    guard case .boolean(let answer) = open.value else { return }
    let others = [
      World.button(30, title: "X", isApple: true, width: 300),
      World.button(30, title: "Apple", isApple: false, width: 300),
      World.button(30, title: nil, isApple: nil, width: nil),
    ]
    for other in others {
      let closed = try World.evaluate(
        text, screen: World.screen(World.complete, World.other, other))
      #expect(closed.value.isExactly(.boolean(answer)), "\(closed.value)")
    }
    let closed = try World.evaluate(text, screen: World.screen(World.complete, World.other))
    #expect(closed.value.isExactly(.boolean(answer)))
  }

  private static func words(of operand: TracedValue) -> String {
    switch operand.value {
    case .atLeast, .undecided: "open"
    case .list(let items):
      "[" + items.map { words(of: $0) }.joined(separator: ", ") + "]"
    case .object: "{…}"
    default: operand.value.words
    }
  }
}
