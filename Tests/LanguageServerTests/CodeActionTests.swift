import Diagnostics
import Documents
import Engine
import TestSupport
import Testing

@testable import LanguageServer

/// What can be done about what stands at a place.
@Suite struct CodeActionTests {
  private static let head = "reviewlint: 1\napp: {name: P}\n"
  private static let rules = SmallRule.file([
    "at: login.wall", "require: login.wall != 'wholeApp'",
  ])

  /// The titles of all actions, each with the text that it makes.
  private static func actions(
    _ text: String, at link: String = Editor.description, rules: String = rules
  ) -> [(title: String, text: String)] {
    var editor = Editor(text, at: link, rules: rules)
    let positions = TextPositions(in: SourceFile(path: "", text: editor.text))
    return (editor.asked("codeAction")?.items ?? []).map { action in
      var bytes = Array(editor.text.utf8)
      let edits = action.value(of: "edit")?.value(of: "changes")?.value(of: link)?.items ?? []
      for edit in edits.reversed() {
        let ends = ["start", "end"].map { name in
          let position = edit.value(of: "range")?.value(of: name)
          return positions.offset(
            of: LinePosition(
              line: Self.number("line", position), character: Self.number("character", position))
          )
        }
        let newText = edit.value(of: "newText")?.text ?? ""
        bytes.replaceSubrange(ends[0]..<ends[1], with: Array(newText.utf8))
      }
      return (action.value(of: "title")?.text ?? "", String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func number(_ key: String, _ node: DocumentNode?) -> Int {
    node?.value(of: key)?.text.flatMap { Int($0) } ?? -1
  }

  @Test func `an action says what it mends and what it writes`() {
    var editor = Editor(Self.head + "log|ni: {}\n")
    let range = """
      {"start":{"line":2,"character":0},"end":{"line":2,"character":5}}
      """
    #expect(
      editor.ask("codeAction") == """
        [{"title":"write 'login' instead","kind":"quickfix","diagnostics":[{"range":\(range),\
        "severity":1,"code":"unknown-key","source":"reviewlint","message":\
        "there is no key 'logni' here; did you mean 'login'?"}],"isPreferred":true,"edit":\
        {"changes":{"file:///app/login.review.yaml":[{"range":\(range),"newText":"login"}]}}}]
        """
    )
  }

  @Test(arguments: [
    ("reviewlint: 1\napp: {name: P, kind: gam|}\n", "reviewlint: 1\napp: {name: P, kind: game}\n"),
    (
      "reviewlint: 1\napp: {name: P, kind: 'gam|'}\n",
      "reviewlint: 1\napp: {name: P, kind: 'game'}\n"
    ),
    ("reviewlint: 1\napp: {|\"naem\": P}\n", "reviewlint: 1\napp: {\"name\": P}\n"),
    (head + "login: {guestEntry: y|es}\n", head + "login: {guestEntry: true}\n"),
    (head + "login: {services: [gogle|]}\n", head + "login: {services: [google]}\n"),
    (head + "screens: [{device: phnoe|}]\n", head + "screens: [{device: phone}]\n"),
  ])
  func `the word that was meant takes the place of the other`(text: String, mended: String) {
    #expect(Self.actions(text).map(\.text) == [mended])
  }

  @Test func `a name in an expression is mended as well`() {
    let text = SmallRule.file(["require: login.wa|l == 'none'"])
    let mended = SmallRule.file(["require: login.wall == 'none'"])
    #expect(Self.actions(text, at: Editor.rules).map(\.text) == [mended])
  }

  @Test func `where something can't be decided, the open questions are added`() {
    let actions = Self.actions(Self.head + "login: {|}\n# é\n")
    #expect(actions.map(\.title) == ["add the open questions"])
    #expect(
      actions.map(\.text) == [
        Self.head + """
          # wall: How much of the app needs an account? none | someFeatures | wholeApp
          login: {wall: unknown}
          # é

          """
      ]
    )
    #expect(Self.actions(Self.head + "log|in: {}\n").isEmpty)
  }

  @Test func `what was accepted, or isn't wrong, offers nothing`() {
    let accepted = "waivers: [{rule: small, reason: a, approvedBy: b, until: 2026-12-01}]\n"
    #expect(Self.actions(Self.head + "login: {wall: whole|App}\n" + accepted).isEmpty)
    #expect(Self.actions(Self.head + "login: {wall: no|ne}\n").isEmpty)
    #expect(Self.actions(Self.head + "lo|gin: {wall: wholeApp}\n").isEmpty)
  }
}
