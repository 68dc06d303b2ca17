import Testing

@testable import Expressions

struct NameMistakeTests {
  @Test(arguments: cases)
  func `a name that isn't known is explained`(_ mistake: MistakeCase) {
    mistake.check()
  }

  private static let cases: [MistakeCase] = [
    .init("screen.‹butons›", "screen has no field 'butons'; did you mean 'buttons'?"),
    .init("screen.‹foo›", "screen has no field 'foo'; it has title, buttons, steps, shownOn"),
    .init("‹scren›.title", "there is nothing called 'scren' here; did you mean 'screen'?"),
    .init("‹siz›(screen.title)", "there is no function 'siz'; did you mean 'size'?"),
    .init("screen.title.‹lenght›()", "there is no function 'lenght'; did you mean 'size'?"),
    .init(
      "screen.buttons.exists(b, b.‹titel› == 'x')",
      "button has no field 'titel'; did you mean 'title'?"),
    .init(
      "screen.buttons.map(b, b.style == ‹'blak'›)",
      "'blak' is not a style: black, white, whiteOutline or other; did you mean 'black'?"),
    .init(
      "apple.style == ‹'blak'›",
      "'blak' is not a style: black, white, whiteOutline or other; did you mean 'black'?"),
    .init("‹'x'› != apple.style", "'x' is not a style: black, white, whiteOutline or other"),
    .init(
      "apple.style in ['black', ‹'wite'›]",
      "'wite' is not a style: black, white, whiteOutline or other; did you mean 'white'?"),
    .init(
      "‹'always2'› in screen.buttons.map(b, b.shown)",
      "'always2' is not a presentation: always or afterChoice; did you mean 'always'?"),
    .init(
      "apple.style == (count > 1 ? 'black' : ‹'wit'›)",
      "'wit' is not a style: black, white, whiteOutline or other"),
    .init(
      "screen.title.‹length›",
      "title is a string, which has no field 'length'; write size(screen.title)"),
    .init("count.‹size›", "count is an int, which has no field 'size'"),
    .init("‹abs›(count) > 1", "there is no function 'abs'; did you mean 'math.abs'?"),
    .init("‹round›(1.5) > 1.0", "there is no function 'round'; did you mean 'math.round'?"),
    .init("count.‹foo›", "count is an int, which has no field 'foo'"),
    .init("screen.title.‹foo›", "title is a string, which has no field 'foo'"),
    .init("‹startsWith›('a', 'b')", "'startsWith' is called on a value; write value.startsWith(…)"),
    .init("screen.title.‹int›()", "'int' isn't called on a value; write int(value)"),
    .init("math.‹great›(1)", "there is no function 'math.great'; did you mean 'math.greatest'?"),
    .init("has(screen.‹foo›)", "screen has no field 'foo'; it has title, buttons, steps, shownOn"),
    .init("‹exists›(b, true)", "'exists' is called on a value; write value.exists(…)"),
    .init("‹x›.for", "there is nothing called 'x' here"),
    .init(
      "screen.‹shown-on› > 1",
      "screen has no field 'shown'; 'shown-on' is read as a subtraction, since names have no hyphens; did you mean 'shownOn'?"
    ),
    .init(
      "‹smallest-button-height› > 1",
      "there is nothing called 'smallest' here; 'smallest-button-height' is read as a subtraction, since names have no hyphens"
    ),
    .init(
      "‹screen-title› > 1",
      "there is nothing called 'title' here; 'screen-title' is read as a subtraction, since names have no hyphens"
    ),
    .init("‹foo›-5 > 1", "there is nothing called 'foo' here"),
    .init("‹scren›-count > 1", "there is nothing called 'scren' here; did you mean 'screen'?"),
    .init(
      "screen.buttons.‹any›(b, b.titel == 'x' && b.shown == 'always')",
      "there is no function 'any'; did you mean 'exists'?"),
    .init("‹any›(screen.buttons, b, b.x)", "there is no function 'any'; did you mean 'exists'?"),
    .init("screen.title.?‹foo›", "title is a string, which has no field 'foo'"),
  ]
}
