import Testing

@testable import Expressions

struct OperatorMistakeTests {
  @Test(arguments: cases)
  func `operands of a wrong type are explained`(_ mistake: MistakeCase) {
    mistake.check()
  }

  private static let cases: [MistakeCase] = [
    .init("‹apple.frame.width == 375›", "width is a double and 375 an int: write 375.0"),
    .init("‹375 == apple.frame.width›", "375 is an int and width a double: write 375.0"),
    .init(
      "‹apple.frame.width == count›", "width is a double and count an int: write double(count)"),
    .init("‹count == 1.0›", "count is an int and 1.0 a double: write 1"),
    .init("‹count == 2u›", "count is an int and 2u a uint: write int(2u)"),
    .init(
      "‹apple.frame.width < 'a'›", "width is a double and 'a' a string; they can't be compared"),
    .init("‹screen.title == 1›", "title is a string and 1 an int: write '1'"),
    .init("‹screen.title + 1›", "'+' doesn't go with a string and an int: write string(1)"),
    .init("‹1 + screen.title›", "'+' doesn't go with an int and a string: write string(1)"),
    .init("‹apple.frame.width * 2›", "'*' doesn't go with a double and an int: write 2.0"),
    .init("‹2 * apple.frame.width›", "'*' doesn't go with an int and a double: write 2.0"),
    .init("‹count / 2.0›", "'/' doesn't go with an int and a double: write 2"),
    .init("‹count % 2.0›", "'%' doesn't go with an int and a double"),
    .init("‹apple.frame.width % 2.0›", "'%' doesn't go with a double and a double"),
    .init("‹!›screen.title", "'!' turns true into false; title is a string"),
    .init("‹-›screen.title", "'-' goes before an int or a double; title is a string"),
    .init("‹screen.title› && true", "'&&' joins what is true or false; title is a string"),
    .init("true || ‹count›", "'||' joins what is true or false; count is an int"),
    .init("‹count› ? 1 : 2", "what stands before '?' is true or false; count is an int"),
    .init(
      "true ‹?› 1 : 'a'", "'?:' would be an int or a string; both must be of one type: write '1'"),
    .init(
      "true ‹?› 1 : 2.0", "'?:' would be an int or a double; both must be of one type: write 1.0"),
    .init(
      "screen.buttons.all(b, ‹b.title›)",
      "'all' needs a condition that is true or false; title is a string"),
    .init("‹1 in [1.0]›", "1 is an int, but the items of the list are of type double: write 1.0"),
    .init("1 in ‹count›", "'in' looks into a list or a map; count is an int"),
    .init("‹1 in limits›", "1 is an int, but the keys of the map are of type string"),
    .init("‹count == null›", "count is an int, which is never null"),
    .init("‹screen == null›", "screen is a screen, which is never null"),
    .init(
      "‹screen.shownOn == null›",
      "shownOn is a timestamp, which is never null; has(screen.shownOn) asks whether it was said"),
    .init(
      "‹screen.shownOn < '2020'›",
      "shownOn is a timestamp and '2020' a string; they can't be compared"),
    .init(
      "‹screen.shownOn < '2026-12-01'›",
      """
      shownOn is a timestamp and '2026-12-01' a string: write timestamp('2026-12-01T00:00:00Z')
      """
    ),
    .init(
      "‹'2026-12-01T09:00:00Z' == screen.shownOn›",
      """
      '2026-12-01T09:00:00Z' is a string and shownOn a timestamp: write \
      timestamp('2026-12-01T09:00:00Z')
      """
    ),
    .init(
      "screen.shownOn < timestamp(‹'2026-12-01'›)",
      "'2026-12-01' is no time such as 2026-11-21T09:00:00Z: write '2026-12-01T00:00:00Z'"),
    .init("screen.shownOn < timestamp(‹'soon'›)", "'soon' is no time such as 2026-11-21T09:00:00Z"),
    .init("‹timestamp(1) - 1›", "'-' doesn't go with a timestamp and an int"),
    .init("‹optional.of(1) + 1›", "'+' doesn't go with an optional(int) and an int"),
    .init(
      "‹apple.frame == screen›", "frame is a frame and screen a screen; they can't be compared"),
    .init("‹apple.frame < apple.frame›", "'<' doesn't order a frame and a frame"),
  ]
}
