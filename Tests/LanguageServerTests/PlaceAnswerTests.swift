import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// What is said about what stands at a place, where it comes from, and what can be done about it.
@Suite struct PlaceAnswerTests {
  private static let head = "reviewlint: 1\napp: {name: P}\n"

  private static func hover(
    _ text: String, at link: String = Editor.description, rules: String? = nil
  )
    -> String?
  {
    var editor = Editor(text, at: link, rules: rules)
    return editor.asked("hover")?.value(of: "contents")?.value(of: "value")?.text
  }

  @Test func `a key is explained by its field`() {
    var editor = Editor(Self.head + "login: {wa|ll: none}\n")
    #expect(
      editor.ask("hover") == #"""
        {"contents":{"kind":"markdown","value":"`login.wall` (field)\n\n\#
        How much of the app needs an account?\n\n- type: one of the words\n\#
        - none: everything can be used without an account\n\#
        - someFeatures: some features need an account\n\#
        - wholeApp: nothing can be used without an account\n- left out: unknown\n- since: 0.1.0"},"range":\#
        {"start":{"line":2,"character":8},"end":{"line":2,"character":12}}}
        """#
    )
  }

  @Test(arguments: [
    (head + "login: {services: [goo|gle]}", "`google` (service)\n\nGoogle\n\n- kind: `thirdParty`"),
    (head + "login: {services: [{id: goo|gle}]}", "`google` (service)\n\nGoogle"),
    (head + "screens: [{device: ph|one}]", "`phone` (device)\n\nPhone\n\n- platform: `iphone`"),
    (head + "afterSignIn: [{justification: {law: dat|a-law}}]", "`data-law` (law)\n\nData Law"),
    (
      head + "screens: [{buttons: [{frame: [1, |2, 3, 4]}]}]",
      "`screens[].buttons[].frame.y` (field)"
    ),
    (
      head + "waivers: [{rule: sm|all}]",
      """
      `small` (error)

      A rule

      Because

      - [4.8 Login Services](<https://example.com/4.8>)
      """
    ),
  ])
  func `a value is explained by what it names`(text: String, beginning: String) throws {
    let text = try #require(Self.hover(text, rules: SmallRule.file([])))
    #expect(text.hasPrefix(beginning), "\(text)")
  }

  @Test func `an expression is explained name by name`() {
    let rule = "rules:\n  - id: mine\n    each: {screen: screens}\n    require: "
    let said = [
      (
        "screen.butt|ons.size() > 0",
        "`screen.buttons`: list(button)\n\nWhich login buttons are on the screen?"
      ),
      ("scre|en.buttons.size() > 0", "`screen`: screen"),
      (
        "'screen.dev|ice == \"\"'",
        "`screen.device`: device id\n\nWhich device is it, by its id in the catalogue?"
      ),
    ]
    for (expression, text) in said {
      #expect(Self.hover(rule + expression, at: Editor.rules) == text, "\(expression)")
    }
    let size = Self.hover(rule + "screen.buttons.si|ze() > 0", at: Editor.rules)
    #expect(size?.hasPrefix("`size` (function)\n\n") == true)
    #expect(Self.hover(rule + "nothing.he|re", at: Editor.rules) == nil)
  }

  private static let definitions = """
    definitions:
      screen.crowded:
        is: screen.buttons.size() > 4
        meaning: More buttons than people read.
      isWide(button):
        takes: [button]
        is: button.frame.width > 300.0
        meaning: As wide as a phone.

    """

  @Test(arguments: [
    (
      "each: {screen: screens}\n    require: screen.crow|ded",
      "`screen.crowded → bool`\n\nMore buttons than people read."
    ),
    (
      "each: {screen: screens}\n    require: screen.buttons.all(b, isWi|de(b))",
      "`isWide(button) → bool`\n\nAs wide as a phone."
    ),
    (
      "each: {service: login.services}\n    require: service.isSo|cial",
      "`service.isSocial → bool`\n\nA social network or messenger; of a broker, everything that its "
        + "page offers."
    ),
  ])
  func `a definition is explained by what it says of itself`(rule: String, text: String) {
    let file = Self.definitions + "rules:\n  - id: mine\n    " + rule
    #expect(Self.hover(file, at: Editor.rules) == text)
  }

  @Test func `the expression of a definition is explained name by name`() {
    let file = "definitions:\n  screen.crowded:\n    is: scr|een.buttons.size() > 4\n"
    #expect(Self.hover(file, at: Editor.rules) == "`screen`: screen")
    let argument =
      "definitions:\n  isWide(b):\n    takes: [button]\n    is: b.fra|me.width > 300.0\n"
    #expect(Self.hover(argument, at: Editor.rules)?.hasPrefix("`b.frame`: frame\n\n") == true)
  }

  @Test func `where nothing stands there is nothing to explain`() {
    for text in [
      Self.head + "|\nlogin: {}\n", Self.head + "# log|in\n", Self.head + "nope: {a|: 1}\n",
      "a: [|",
    ] {
      #expect(Self.hover(text) == nil, "\(text)")
    }
  }
}
