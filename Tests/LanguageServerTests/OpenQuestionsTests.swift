import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// What is open in a description, where it is open.
@Suite struct OpenQuestionsTests {
  private static let rules =
    "rules:\n"
    + SmallRule.rule(["id: a", "require: login.wall == 'none'"])
    + SmallRule.rule(["id: b", "require: login.wall != 'wholeApp' && account.publicSignUp"])

  private static func editor(_ login: String) -> Editor {
    Editor("reviewlint: 1\napp: {name: P}\n\(login)\n", rules: rules)
  }

  @Test func `over each place stands how many rules wait for it`() {
    var editor = Self.editor("login: {wall: unknown}")
    let lenses = editor.asked("codeLens")?.items ?? []
    let shown = lenses.map { lens in
      let line = lens.value(of: "range")?.value(of: "start")?.value(of: "line")?.text ?? ""
      return "\(line): \(lens.value(of: "command")?.value(of: "title")?.text ?? "")"
    }
    #expect(shown == ["0: 1 rule waits for this", "2: 2 rules wait for this"])
  }

  private static let wall = """
    **How much of the app needs an account?** (product)

    - `none`: everything can be used without an account
    - `someFeatures`: some features need an account
    - `wholeApp`: nothing can be used without an account

    2 rules wait for this

    - A rule
    """

  @Test(arguments: [
    "login: {wa|ll: unknown}", "login: {wall: unk|nown}", "lo|gin: {services: []}",
  ])
  func `where a fact is open it is asked, with what each word means`(login: String) {
    var editor = Self.editor(login)
    let text = editor.asked("hover")?.value(of: "contents")?.value(of: "value")?.text ?? ""
    #expect(text.hasPrefix(Self.wall), "\(text)")
  }

  @Test func `what is open in the whole stands over its first key`() {
    var editor = Editor("review|lint: 1\napp: {name: P}\nlogin: {wall: none}\n", rules: Self.rules)
    let text = editor.asked("hover")?.value(of: "contents")?.value(of: "value")?.text ?? ""
    #expect(text.hasPrefix("**Can anyone make an account?** (product)"), "\(text)")
  }

  @Test func `what is said isn't asked`() {
    var editor = Self.editor("login: {wa|ll: none}")
    let text = editor.asked("hover")?.value(of: "contents")?.value(of: "value")?.text ?? ""
    #expect(text.hasPrefix("`login.wall` (field)"))
  }

  @Test func `the files that a description names are links`() {
    var editor = Editor(
      """
      reviewlint: 1
      app: {name: P}
      screens: [{capture: a.txt}, {capture: {file: ../b c.txt}}]
      review: {attachments: [./law.pdf], metadata: /m, notes: n.txt}
      """
    )
    let targets = editor.asked("documentLink")?.items?.map { $0.value(of: "target")?.text }
    #expect(
      targets == ["file:///app/a.txt", "file:///b%20c.txt", "file:///app/law.pdf", "file:///m"]
    )
  }

  @Test func `what a file of rules extends is a link, but for the program's own`() {
    var editor = Editor("extends: [builtin, team/rules.yaml]\n", at: Editor.rules)
    #expect(
      editor.ask("documentLink") == """
        [{"range":{"start":{"line":0,"character":19},"end":{"line":0,"character":34}},\
        "target":"file:///app/team/rules.yaml"}]
        """
    )
  }
}
