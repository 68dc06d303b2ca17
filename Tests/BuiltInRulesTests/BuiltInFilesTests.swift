import Diagnostics
import Rules
import Testing

/// How the program tells whether rules were prepared from its files.
@Suite struct BuiltInFilesTests {
  private static let rule = "rules:\n  - id: one\n"
  private static let examples = "    examples:\n      passes: []\n"

  private static func fingerprint(_ text: String, sizeWithoutExamples size: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    Array(text.utf8).withUnsafeBytes {
      BuiltInFiles.add("a/one.yaml", $0, sizeWithoutExamples: size, to: &fingerprint)
    }
    return fingerprint
  }

  private static let prepared = fingerprint(rule + examples, sizeWithoutExamples: rule.utf8.count)

  @Test func `a file is what it says before its examples`() {
    let file = Self.rule + Self.examples.replacing("[]", with: "[{name: a}]")
    #expect(Self.fingerprint(file, sizeWithoutExamples: Self.rule.utf8.count) == Self.prepared)
    #expect(Self.prepared == Fingerprint(of: "builtin/a/one.yaml", Self.rule))
  }

  @Test(arguments: [
    rule.replacing("one", with: "two") + examples, rule + "    title: A rule\n" + examples,
    rule.replacing("one", with: "on") + examples, rule + "    title: Rules\n",
    examples + rule, "",
  ])
  func `a file that was changed since is another one`(file: String) {
    #expect(Self.fingerprint(file, sizeWithoutExamples: Self.rule.utf8.count) != Self.prepared)
  }

  @Test(arguments: [-1, 0, 5, 1_000])
  func `what is said of the examples doesn't hold for a file that has none there`(size: Int) {
    let file = Self.rule + Self.examples
    #expect(Self.fingerprint(file, sizeWithoutExamples: size) != Self.prepared)
  }
}
