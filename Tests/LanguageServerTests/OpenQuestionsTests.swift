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

  private static let wall = """
    **How much of the app needs an account?** (product)

    - `none`: everything can be used without an account
    - `someFeatures`: some features need an account
    - `wholeApp`: nothing can be used without an account

    Because
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
}
