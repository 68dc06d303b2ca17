import Testing

@testable import Expressions

struct SyntaxMistakeTests {
  @Test(arguments: cases)
  func `an expression that can't be read is explained`(_ mistake: MistakeCase) {
    mistake.check()
  }

  private static let cases: [MistakeCase] = [
    .init("‹has(screen)›", "'has' asks for one field; write has(a.b)"),
    .init("‹has(screen.buttons[0])›", "'has' asks for one field; write has(a.b)"),
    .init(
      "screen.buttons.exists(‹b.x›, true)",
      "'exists' needs a plain name for what it goes through, not 'b.x'"),
    .init("screen.buttons.‹exists›(b)", "'exists' is written list.exists(item, condition)"),
    .init("[1].all(a, ‹a›, true)", "the name 'a' is given twice; the two need different names"),
    .init("cel.bind(‹1›, 2, 3)", "'cel.bind' needs a plain name for what it goes through, not '1'"),
    .init("cel.‹bind›(x, 2)", "'cel.bind' is written cel.bind(name, value, result)"),
    .init("‹›", "there is no expression here"),
    .init("‹  ›", "there is no expression here"),
    .init("1 +‹›", "the expression ends too early; expected a value"),
    .init("(1‹›", "the expression ends too early; expected ')'"),
    .init("[1‹›", "the expression ends too early; expected ',' or ']'"),
    .init("{1: 2‹›", "the expression ends too early; expected ',' or '}'"),
    .init("{1 ‹2›}", "'2' can't stand here; expected ':' between a key and its value"),
    .init("1 ‹2›", "'2' can't stand here; expected an operator"),
    .init("a ‹=› b", "'=' is no operator; write '==' to compare"),
    .init("a ‹=~› 'b'", "'=~' is no operator; write text.matches('pattern')"),
    .init(
      "a.exists(b ‹=>› b)", "'=>' is no operator; write a comma, as in list.exists(item, condition)"
    ),
    .init("a ‹not› in [1]", "'not' is no operator; write '!(item in list)'"),
    .init("a ‹&› b", "'&' is no operator; write '&&'"),
    .init("a ‹and› b", "'and' is no operator; write '&&'"),
    .init("‹not› true", "'not' is no operator; write '!'"),
    .init("‹'abc›", "this text has no end; close it with '"),
    .init(#"‹"abc›"#, #"this text has no end; close it with ""#),
    .init("‹'''abc›", "this text has no end; close it with '''"),
    .init(#"'‹\q›'"#, #"'\q' stands for nothing; write '\\' for a backslash"#),
    .init(#"'‹\u12›'"#, #"'\u12' stands for nothing; write '\\' for a backslash"#),
    .init("‹99999999999999999999›", "'99999999999999999999' is too large for an int"),
    .init("‹1e999›", "'1e999' is too large for a double"),
    .init("‹0x›", "'0x' is neither a number nor a name"),
    .init("‹12abc›", "'12abc' is neither a number nor a name"),
    .init("1.‹›", "the expression ends too early; expected a name after the dot"),
    .init("‹§›", "'§' has no meaning here; a text stands in quotes"),
    .init("a.‹›", "the expression ends too early; expected a name after the dot"),
    .init("a‹.1›", "'.1' can't stand here; expected an operator"),
    .init("‹for›", "'for' is a word that CEL keeps for itself; choose another name"),
    .init("a ? b‹›", "the expression ends too early; expected ':' and a second value"),
    .init("f(1,‹›", "the expression ends too early; expected a value"),
    .init("f(1,‹)›", "')' can't stand here; expected an argument"),
    .init(
      "‹screen›{title: 'a'}", "'screen{…}' would build an object, which an expression can't do"),
    .init("‹`a b`›", "'`a b`' can't stand here; expected a value"),
    .init(
      "a.‹`a›§`",
      "a name in backquotes has letters, digits and '_ . - / ', and a backquote at its end"),
    .init("a in‹›", "the expression ends too early; expected a value"),
    .init(#"b'‹\u›1234'"#, #"'\u' stands for nothing; write '\\' for a backslash"#),
    .init("1.5‹.5›", "'.5' can't stand here; expected an operator"),
  ]
}
