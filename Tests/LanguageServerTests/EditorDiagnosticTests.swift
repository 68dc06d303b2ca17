import TestSupport
import Testing

@testable import LanguageServer

/// What is wrong with a text, as an editor shows it.
@Suite struct EditorDiagnosticTests {
  private static func told(
    _ text: String, at link: String = Editor.description, rules: String? = nil
  )
    -> [String]
  {
    Editor(text, at: link, rules: rules).told
  }

  private static func published(_ diagnostics: String, _ link: String = Editor.description)
    -> String
  {
    """
    {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":\
    {"uri":"\(link)","version":1,"diagnostics":[\(diagnostics)]}}
    """
  }

  private static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> String {
    """
    {"start":{"line":\(startLine),"character":\(start)},"end":{"line":\(endLine),"character":\(end)}}
    """
  }

  @Test func `a mistake has its place in UTF-16, its id and its words`() {
    #expect(
      Self.told("reviewlint: 1\napp: {name: 🐾é, kund: game}\n") == [
        Self.published(
          """
          {"range":\(Self.range(1, 17, 1, 21)),"severity":1,"code":"unknown-key",\
          "source":"reviewlint","message":"there is no key 'kund' here; did you mean 'kind'?"}
          """
        )
      ]
    )
  }

  @Test func `that nothing is described is told as 'check' tells it`() {
    #expect(
      Self.told("# soon\n") == [
        Self.published(
          """
          {"range":\(Self.range(0, 0, 0, 0)),"severity":1,"code":"empty-file",\
          "source":"reviewlint","message":"there is nothing in this file to read"}
          """
        )
      ]
    )
  }

  @Test func `what spans lines is underlined in its first one`() {
    #expect(
      Self.told("reviewlint: 1\napp:\n  kind: game\n  version: 1.0\n") == [
        Self.published(
          """
          {"range":\(Self.range(2, 2, 2, 12)),"severity":1,"code":"missing-key",\
          "source":"reviewlint","message":"the key 'name' is missing in app; add it"}
          """
        )
      ]
    )
  }

  @Test func `a rule that can't be evaluated is told at the description`() {
    let rules = SmallRule.file(["require: 1 / size(login.services) > 0"])
    #expect(
      Self.told("reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n", rules: rules) == [
        Self.published(
          """
          {"range":\(Self.range(0, 0, 0, 13)),"severity":1,"code":"rule-fault",\
          "source":"reviewlint","message":"the rule 'small' can't be evaluated for this \
          description: nothing can be divided by 0","relatedInformation":[{"location":{"uri":\
          "\(Editor.rules)","range":\(Self.range(8, 13, 8, 37))},"message":"it happens here"}]}
          """
        )
      ]
    )
  }

  private static let rules = SmallRule.file([
    "at: login.wall", "require: login.wall != 'wholeApp'", "severity: warning",
    "related: [{at: app, note: of this app}]",
  ])

  @Test func `a finding leads to its guideline and to a second place`() {
    #expect(
      Self.told("reviewlint: 1\napp: {name: P}\nlogin: {wall: wholeApp}\n", rules: Self.rules) == [
        Self.published(
          """
          {"range":\(Self.range(2, 14, 2, 22)),"severity":2,"code":"small",\
          "codeDescription":{"href":"https://example.com/4.8"},"source":"reviewlint",\
          "message":"It is so\\nChange it","relatedInformation":[{"location":\
          {"uri":"file:///app/login.review.yaml","range":\(Self.range(1, 5, 1, 14))},\
          "message":"of this app"}]}
          """
        )
      ]
    )
  }

  @Test func `what is open is one piece of information at the first line`() {
    let rules = SmallRule.file(["at: app", "require: login.wall == 'none' && account.publicSignUp"])
    #expect(
      Self.told("reviewlint: 1\napp: {name: P}\nlogin: {}\n", rules: rules) == [
        Self.published(
          """
          {"range":\(Self.range(0, 0, 0, 13)),"severity":3,"code":"incomplete",\
          "source":"reviewlint","message":"2 facts are missing\\nlogin.wall: How much of the app \
          needs an account?\\naccount.publicSignUp: Can anyone make an account?"}
          """
        )
      ]
    )
  }

  @Test func `rules that can't be used are told above, and lead to what is wrong`() {
    let answers = Self.told("reviewlint: 1\napp: {name: P}\n", rules: "rulez: []\n")
    let message = "there is no key 'rulez' here; did you mean 'rules'?"
    #expect(
      answers == [
        Self.published(
          """
          {"range":\(Self.range(0, 0, 0, 13)),"severity":1,"code":"unknown-key",\
          "source":"reviewlint","message":"\(message)","relatedInformation":[{"location":\
          {"uri":"file:///app/.reviewlint.yaml","range":\(Self.range(0, 0, 0, 5))},\
          "message":"\(message)"}]}
          """
        )
      ]
    )
  }

  @Test func `a mistake in an expression is told where it stands in the file`() {
    let text = SmallRule.file(["require: login.wal == 'none'"])
    let line = text.split(separator: "\n").firstIndex { $0.contains("require") } ?? 0
    #expect(
      Self.told(text, at: Editor.rules) == [
        Self.published(
          """
          {"range":\(Self.range(line, 19, line, 22)),"severity":1,"code":"unknown-field",\
          "source":"reviewlint","message":"login has no field 'wal'; did you mean 'wall'?"}
          """,
          Editor.rules
        )
      ]
    )
  }

  @Test func `of other texts there is nothing to say`() {
    let link = "file:///app/role.yaml"
    #expect(Self.told("rules:\n  - apiGroups: ['']\n", at: link) == [Self.published("", link)])
    var editor = Editor("rules:\n  - api|Groups: ['']\n", at: link)
    #expect(editor.ask("hover") == "null")
    #expect(editor.ask("completion") == #"{"isIncomplete":false,"items":[]}"#)
    #expect(editor.ask("codeAction") == "[]")
  }

  @Test func `texts are told by their names, else by what they begin with`() {
    let kinds: [(String, String, Bool)] = [
      ("file:///app/a.review.yml", "x", true), ("file:///app/a.review.json", "{}", true),
      ("file:///app/.reviewlint.yml", "x: 1", true), ("file:///app/a.yaml", "reviewlint: 3", true),
      ("untitled:Untitled-1", "reviewlint: 3", true), ("file:///app/a.yaml", "x: 1", false),
    ]
    for (link, text, isOurs) in kinds {
      let isTold = Self.told(text, at: link) != [Self.published("", link)]
      #expect(isTold == isOurs, "\(link): \(text)")
    }
  }
}
