import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// How the examples of rules come out, and what is typed in them.
@Suite struct ExampleTests {
  private static func rules(_ examples: String) -> String {
    SmallRule.file(["require: login.wall != 'wholeApp'", "examples: \(examples)"])
  }

  private static let tried = rules(
    "{passes: [{name: open, base: start}], fails: [{name: closed, base: start}]}")

  @Test func `an example that comes out otherwise is a warning, and the rules hold`() {
    let told = Editor(Self.tried, at: Editor.rules).told.joined()
    #expect(told.contains(#""severity":2,"code":"other-outcome""#), "\(told)")
    let text = "reviewlint: 1\napp: {name: P}\nlogin: {wall: none}\n"
    let description = Editor(text, rules: Self.tried)
    #expect(!description.told.joined().contains("other-outcome"))
  }

  private static func items(_ example: String) -> [String] {
    var editor = Editor(rules("{passes: [{name: x, \(example)}]}"), at: Editor.rules)
    return (editor.asked("completion")?.value(of: "items")?.items ?? []).map { item in
      let detail = item.value(of: "detail")?.text ?? ""
      return "\(item.value(of: "label")?.text ?? "") \(detail)"
    }
  }

  @Test(arguments: [
    ("base: st|", ["start "]),
    ("base: start, set: {'screens[|': 1}", ["0 main", "1 phone"]),
    ("base: start, remove: ['login.services[|']", ["0 apple", "1 google"]),
    (
      "base: start, set: {'screens[0].buttons[0].frame.|': 1}",
      ["x number", "y number", "width number", "height number"]
    ),
    ("base: none, set: {'screens[|': 1}", []),
    ("base: start, set: {'nothing.|': 1}", []),
  ])
  func `bases, fields and the items of the base can be typed`(example: String, items: [String]) {
    #expect(Self.items(example) == items)
  }

  @Test func `a path begins with what a description has`() {
    for example in ["base: start, set: {'|': 1}", "base: start, remove: [|]"] {
      #expect(Self.items(example).contains("screens list of screen"), "\(Self.items(example))")
    }
  }
}
