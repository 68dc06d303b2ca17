import Testing

@testable import Expressions

struct TypeMistakeTests {
  @Test(arguments: cases)
  func `an argument, item or key of a wrong type is explained`(_ mistake: MistakeCase) {
    mistake.check()
  }

  private static let cases: [MistakeCase] = [
    .init("‹count›.all(c, true)", "'all' goes through a list or a map; count is an int"),
    .init("[1, ‹'a'›]", "the items of a list are of one type; here are int and string: write '1'"),
    .init("[1, ‹2.0›]", "the items of a list are of one type; here are int and double: write 1.0"),
    .init(
      "{'a': 1, 'b': ‹'c'›}",
      "the values of a map are of one type; here are int and string: write '1'"),
    .init("{‹1.5›: 1}", "the keys of a map are bool, int, uint or string, not double"),
    .init(
      "{'a': 1, ‹2›: 1}", "the keys of a map are of one type; here are string and int: write '2'"),
    .init(
      "screen.buttons[‹'a'›]",
      "buttons is a list, whose items are counted with an int, not with a string"),
    .init("limits[‹1›]", "the keys of limits are of type string, not int"),
    .init("‹count›[0]", "count is an int; only lists and maps have items"),
    .init(
      "‹size›(count)",
      "there is no size(int); there is size(string), size(bytes), size(list(T)) and size(map(K, V))"
    ),
    .init(
      "screen.title.‹size›(1)",
      "there is no string.size(int); there is string.size(), bytes.size(), "
        + "list(T).size() and map(K, V).size()"
    ),
    .init("'a'.‹charAt›('b')", "there is no string.charAt(string); there is string.charAt(int)"),
    .init(
      "'a'.‹indexOf›(1)",
      "there is no string.indexOf(int); there is string.indexOf(string) and "
        + "string.indexOf(string, int)"
    ),
    .init("math.greatest(‹'a'›)", "'math.greatest' compares numbers; 'a' is a string"),
    .init("‹math.greatest()›", "'math.greatest' needs at least one number"),
    .init(
      "math.‹abs›('a')",
      "there is no math.abs(string); there is math.abs(double), math.abs(int) and math.abs(uint)"),
    .init("screen.title.matches(‹'('›)", "this is no pattern: a '(' has no ')'"),
    .init(
      #"'a'.matches(‹'\\1'›)"#,
      #"this is no pattern: RE2 has no back-references such as '\1'"#
    ),
    .init(
      "'a'.matches(‹'a**'›)", "this is no pattern: '*' repeats a repetition; put it in parentheses"
    ),
    .init(
      "‹duration›(1)", "there is no duration(int); there is duration(duration) and duration(string)"
    ),
    .init(
      "screen.?title.‹orValue›(1)",
      "there is no optional(string).orValue(int); there is optional(T).orValue(T)"),
    .init(
      "optional.of(1).‹or›(2)",
      "there is no optional(int).or(int); there is optional(T).or(optional(T))"),
    .init("[?‹1›]", "'?' leaves out an optional that is empty; 1 is an int"),
    .init("{?'a': ‹1›}", "'?' leaves out an optional that is empty; 1 is an int"),
    .init(
      "screen.buttons.sortBy(b, ‹b.frame›)",
      "'sortBy' needs a key that has an order; frame is a frame"),
    .init(
      "{'a': 1}.transformMapEntry(k, v, ‹v›)",
      "'transformMapEntry' needs a map of new entries; v is an int"),
    .init(
      "optional.of(1).optFlatMap(x, ‹x›)",
      "'optFlatMap' needs an optional as its result; x is an int"),
    .init("‹1›.optMap(x, x)", "'optMap' is for an optional; 1 is an int"),
    .init("‹count›.sortBy(x, x)", "'sortBy' sorts a list; count is an int"),
    .init(
      "‹string›(screen)",
      "there is no string(screen); there is string(string), string(bool), string(int), "
        + "string(uint), string(double), string(bytes), string(timestamp) and string(duration)"
    ),
    .init("lists.‹range›('a')", "there is no lists.range(string); there is lists.range(int)"),
    .init(
      "sets.‹contains›([1], ['a'])",
      "there is no sets.contains(list(int), list(string)); there is sets.contains(list(T), list(T))"
    ),
  ]
}
