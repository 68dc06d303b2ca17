import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// What can be typed at a place.
@Suite struct CompletionTests {
  private static func labels(
    _ text: String, at link: String = Editor.description, rules: String? = nil
  )
    -> [String]
  {
    var editor = Editor(text, at: link, rules: rules)
    return editor.asked("completion")?.value(of: "items")?.items?.compactMap {
      $0.value(of: "label")?.text
    } ?? []
  }

  /// The first item of a label, and where what it writes goes.
  private static func written(_ label: String, _ text: String, at link: String = Editor.description)
    -> String?
  {
    var editor = Editor(text, at: link)
    let items = editor.asked("completion")?.value(of: "items")?.items ?? []
    let item = items.first { $0.value(of: "label")?.text == label }
    return item?.value(of: "textEdit")?.value(of: "newText")?.text
  }

  private static let head = "reviewlint: 1\napp: {name: P}\n"
  private static let login = head + "login:\n  services: [apple, own]\n"

  @Test(arguments: [
    (head + "|", ["submission", "login", "screens", "afterSignIn", "signInWithApple", "account"]),
    (
      head + "log|",
      ["submission", "login", "screens", "afterSignIn", "signInWithApple", "account"]
    ),
    ("reviewlint: 1\n|\napp: {name: P}\n", ["submission", "login", "screens", "afterSignIn"]),
    (head + "login:\n  |", ["services", "servicesComplete", "notOffered", "links", "wall"]),
    (
      head + "login:\n  wall: none\n  te|", ["services", "servicesComplete", "notOffered", "links"]
    ),
    (head + "login: {wall: none, |", ["services", "servicesComplete", "notOffered", "links"]),
    (head + "login: {links: [], |}", ["services", "servicesComplete", "notOffered", "wall"]),
    (head + "broken\nlogin:\n  services: []\n  |", ["servicesComplete", "notOffered", "links"]),
    (
      head + "login:\n  services: [|",
      ["apple", "google", "email", "username-password", "email-otp", "id"]
    ),
    (
      head + "login:\n  services:\n    - g|",
      ["apple", "google", "email", "username-password", "email-otp", "id"]
    ),
    (head + "login:\n  services:\n    - id: |", ["apple", "google", "email"]),
    (login + "screens:\n  - buttons: [{service: |}]", ["apple", "own"]),
    (login + "screens:\n  - device: |", ["phone", "unknown"]),
    (login + "screens:\n  - device: ph|\n    id: a", ["phone", "unknown"]),
    (login + "screens:\n  - id: first\n  - like: |", ["first", "screen-2", "unknown"]),
    (head + "afterSignIn:\n  - justification: {law: |}", ["data-law", "unknown"]),
    (head + "login: {guestEntry: |}", ["true", "false", "unknown"]),
    (head + "login: {servicesComplete: |}", ["true", "unknown"]),
    (head + "login: {notOffered: [|]}", ["apple", "google", "email"]),
    (head + "app2: |", []), (head + "# login: |", []), (head + "login: {nope: |}", []),
  ])
  func `keys that aren't there yet, words, and what can be named`(text: String, first: [String]) {
    let labels = Self.labels(text)
    #expect(Array(labels.prefix(first.count)) == first)
    #expect(first.isEmpty == labels.isEmpty)
  }

  @Test func `words end with what leaves a question open, unless they have to be there`() {
    #expect(
      Self.labels(Self.head + "login: {wall: |}") == [
        "none", "someFeatures", "wholeApp", "unknown",
      ]
    )
    #expect(Self.labels(Self.head + "afterSignIn: [{kind: |}]").last == "other")
  }

  @Test func `definitions stand beside fields and variables`() {
    let definitions = """
      definitions:
        screen.crowded: {is: screen.buttons.size() > 4, meaning: Too many.}
        strict: {is: 'true', meaning: Always.}
      rules:
        - id: mine
          each: {screen: screens}
          require:\u{20}
      """
    let ofScreen = Self.labels(definitions + "screen.|", at: Editor.rules)
    #expect(ofScreen.contains("crowded") && ofScreen.contains("buttons"))
    #expect(!ofScreen.contains("strict"))
    let names = Self.labels(definitions + "s|", at: Editor.rules)
    #expect(names.contains("strict") && names.contains("screen"))
    #expect(!names.contains("crowded"))
    let inside = "definitions:\n  isWide(b):\n    takes: [button]\n    is: b.|\n"
    #expect(Self.labels(inside, at: Editor.rules).contains("frame"))
  }

  @Test func `rules that waivers can name are those of the team as well`() {
    let rules = SmallRule.file([])
    #expect(Self.labels(Self.head + "waivers: [{rule: |}]", rules: rules) == ["small"])
    #expect(Self.labels(SmallRule.file([]) + "override:\n  s|", at: Editor.rules) == ["small"])
    #expect(Self.labels(SmallRule.file([]) + "locked: [|]", at: Editor.rules) == ["small"])
  }

  @Test func `an item has all that there is to say, and says what it replaces`() {
    var editor = Editor(Self.head + "login: {wall: none, exemp|}")
    let items = editor.ask("completion").split(separator: #",{"label":"#)
    let item = items.first { $0.hasPrefix(#""exemption""#) }
    #expect(
      item == #"""
        "exemption","kind":10,"detail":"mapping","documentation":{"kind":"markdown","value":\#
        "`login.exemption` (field)\n\nWhich exemption of guideline 4.8 is claimed?\n\n\#
        - type: mapping\n- left out: unknown\n- since: 0.1.0"},"sortText":"0009","textEdit":{"range":{"start":{"line":2,"character":20},\#
        "end":{"line":2,"character":25}},"newText":"exemption: "}}
        """#
    )
  }

  @Test(arguments: [
    ("login", head + "|", "login:"), ("login", head + "|: {}", "login"),
    ("wall", head + "login:\n  |", "wall: "), ("exemption", head + "login: {|}", "exemption: "),
    ("frame", login + "screens: [{buttons: [{|}]}]", "frame: "),
    ("frame", login + "screens:\n  - buttons:\n      - service: apple\n        |", "frame: "),
    ("none", head + "login: {wall: |}", "none"), ("none", head + "login: {wall: \"|\"}", "none"),
  ])
  func `a key brings what stands behind it, unless that is there`(
    label: String, text: String, written: String
  ) {
    #expect(Self.written(label, text) == written)
  }

  @Test(arguments: [
    ("login", "{\"reviewlint\": 1, |}", "\"login\": "), ("login", "{\"lo|\": {}}", "login"),
    ("none", "{\"login\": {\"wall\": |}}", "\"none\""),
    ("none", "{\"login\": {\"wall\": \"|\"}}", "none"),
    ("true", "{\"login\": {\"guestEntry\": |}}", "true"),
  ])
  func `JSON has its quotes`(label: String, text: String, written: String) {
    #expect(Self.written(label, text, at: "file:///app/a.review.json") == written)
  }

  private static let rule = """
    rules:
      - id: mine
        parameters: {least: 44}
        each: {screen: screens}
        let: {few: screen.buttons}
        require:
    """

  @Test(arguments: [
    (" |", "screens"), (" |", "screen"), (" |", "few"), (" |", "size"), (" |", "math.greatest"),
    (" screen.|", "buttons"), (" screen.|", "isDark"), (" few.|", "exists"), (" few.|", "size"),
    (" few[0].|", "frame"), (" few[0].frame.|", "width"), (" parameters.|", "least"),
    (" few.exists(b, b.|", "isApple"), (" few.exists(b, b.|)", "isApple"), (" math.|", "greatest"),
    (" few.filter(b, b.isApple).all(c, c.frame.|)", "height"), (" 1 -|", "screen"),
    (" login.wall == '|'", "wholeApp"), (" \"login.wall == '|'\"", "wholeApp"),
    (" 'true'\n    message: 'on {screen.|} it'", "id"),
    (" |\n      screen.buttons.size() > 1", "few"),
    (" >-\n      few.exists(b,\n        b.|)", "isApple"),
  ])
  func `an expression names what there is at its place`(end: String, label: String) {
    #expect(Self.labels(Self.rule + end, at: Editor.rules).contains(label))
  }

  @Test(arguments: [
    (" screen.|", "screens"), (" few.|", "frame"), (" few.exists(b, true) && b.|", "isApple"),
    (" |", "b"), (" |", "trim"), (" math.|", "size"), (" login.wall == '|'", "screens"),
    (" 'true'\n    message: 'on | it'", "screens"), (" 'true'\n    title: |", "screens"),
  ])
  func `an expression names nothing else`(end: String, label: String) {
    #expect(!Self.labels(Self.rule + end, at: Editor.rules).contains(label))
  }

  @Test func `the guidelines of a rule are known words`() {
    let cited = "rules:\n  - id: x\n    guidelines: [|]"
    #expect(
      Self.labels(cited, at: Editor.rules) == ["4.8", "hig", "reviewlint/description", "ours"])
    #expect(Self.written("4.8", cited, at: Editor.rules) == "'4.8'")
  }
}
