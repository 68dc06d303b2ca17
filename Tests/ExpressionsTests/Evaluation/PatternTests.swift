import Diagnostics
import Testing

@testable import Expressions

struct PatternTests {
  @Test(arguments: found)
  func `a pattern is found in a text`(_ pattern: String, _ text: String) throws {
    #expect(try Pattern(pattern).matches(text))
  }

  @Test(arguments: missed)
  func `a pattern is not found in a text`(_ pattern: String, _ text: String) throws {
    #expect(try !Pattern(pattern).matches(text))
  }

  @Test(arguments: refused)
  func `what is no pattern is explained`(_ pattern: String, _ reason: String) {
    do {
      _ = try Pattern(pattern)
      Issue.record("no fault")
    } catch {
      #expect(error.reason.text == reason)
    }
  }

  @Test func `a pattern that would backtrack takes time linear to the text`() throws {
    let text = String(repeating: "a", count: 20_000)
    #expect(try !Pattern("(a*)*(a|aa)+b").matches(text))
  }

  private static let found: [(String, String)] = [
    ("", ""), ("", "abc"), ("b", "abc"), ("^abc$", "abc"), ("a|b", "xb"), ("a||b", ""),
    ("ab*c", "ac"), ("ab*c", "abbbc"), ("ab+c", "abbc"), ("ab?c", "ac"), ("a{2}", "aa"),
    ("^a{2,}$", "aaaa"), ("^a{1,3}$", "aaa"), ("a{,3}", "a{,3}"), ("a{x", "a{x"), ("a*?b", "aab"),
    ("(ab)+c", "ababc"), ("(?:ab)c", "abc"), ("(?P<name>a)", "a"), ("(?<name>a)", "a"),
    (".", "é"), ("^.$", "😀"), ("(?s)a.b", "a\nb"), ("(?m)^b$", "a\nb\nc"), ("(?i)aBc", "AbC"),
    ("(?i:a)b", "Ab"), ("(?i)k", "\u{212A}"), ("(?i)é", "É"), ("(?i)[a-c]", "B"),
    ("[abc]", "xb"), ("[a-c]", "b"), ("[^a-c]", "d"), ("[]a]", "]"), ("[a-]", "-"),
    ("[-a]", "-"), ("[\\d]", "5"), ("[^\\d]", "a"), ("[[:alpha:]]", "x"), ("[[:^digit:]]", "x"),
    ("\\d+", "a12"), ("\\D", "a"), ("\\s", "a b"), ("\\S", " a"), ("\\w", "_"), ("\\W", "-"),
    ("\\bab\\b", "x ab y"), ("a\\Bb", "ab"), ("\\Aab\\z", "ab"), ("\\x41", "A"),
    ("\\x{1F600}", "😀"), ("\\012", "\n"), ("\\.", "."), ("\\Qa.b\\E+", "a.b+"), ("\\t", "\t"),
    ("\\p{Lu}", "É"), ("\\pL", "é"), ("\\PL", "1"), ("\\p{^L}", "1"), ("[\\p{Nd}x]", "x"),
    ("a(?i)b", "aB"), ("(a|b)*c|d", "d"), ("$^", ""), ("(a*)*", "b"), ("(|a)+", "aaa"),
  ]

  private static let missed: [(String, String)] = [
    ("a", ""), ("^b", "ab"), ("a$", "ab"), ("a$", "a\n"), ("a.b", "a\nb"), ("^b$", "a\nb"),
    ("a{3}", "aa"), ("^a{1,2}$", "aaa"), ("[^a]", "a"), ("(?i)[^a]", "A"), ("abc", "abx"),
    ("\\d", "٣"), ("\\w", "é"), ("\\bb", "ab"), ("a\\Bb", "a b"), ("(?i:a)b", "aB"),
    ("\\p{Lu}", "a"), ("a\\.b", "axb"), ("[a-c]", "-"), ("(?-i)A", "a"),
  ]

  private static let refused: [(String, String)] = [
    ("(", "a '(' has no ')'"), (")", "a ')' has no '('"), ("[a", "a '[' has no ']'"),
    ("*", "'*' has nothing to repeat"), ("a|+", "'+' has nothing to repeat"),
    ("a**", "'*' repeats a repetition; put it in parentheses"),
    ("a{2}{3}", "'{3}' repeats a repetition; put it in parentheses"),
    ("a{3,2}", "a repetition goes from a number to a greater one, up to 1000"),
    ("a{1001}", "a repetition goes from a number to a greater one, up to 1000"),
    ("(a{1000}){1000}", "with its repetitions it has more than 5000 steps"),
    ("\\1", "RE2 has no back-references such as '\\1'"), ("\\y", "'\\y' stands for nothing"),
    ("a\\", "it ends with a backslash"),
    ("(?=a)", "'(?=' is not known; RE2 has no look-around"),
    ("(?<!a)", "'(?<' is not known; RE2 has no look-around"),
    ("(?P<a", "a group's name has letters, digits and '_', and ends with '>'"),
    ("(?i", "a '(' has no ')'"),
    ("[b-a]", "a range in brackets goes from a character to a later one"),
    ("[a-\\d]", "a range in brackets goes from a character to a later one"),
    ("[[:nix:]]", "'[:nix:]' is no class of characters"),
    ("\\p{Greek}", "'Greek' is no general category such as L or Lu; scripts aren't known here"),
    ("\\xg", "'\\x' needs two hexadecimal digits, or some in braces"),
    (String(repeating: "(", count: 60), "it is nested more than 50 levels deep"),
    (String(repeating: "a", count: 2001), "it has more than 2000 characters"),
  ]
}
