import Diagnostics
import Engine
import TestSupport
import Testing

@testable import Reporting

/// What is handed over to Jira, Slack and Confluence.
@Suite struct HandOverTests {
  /// Rules that find something of each kind; one change puts right what the first two find.
  private static let rules = [
    [
      "id: short", "title: Names are long", "owner: design", "require: 'false'",
      "message: 'the name \"{app.name}\" is short'", "at: app", "fix: Write a longer name",
    ],
    [
      "id: short-again", "title: Names are not short", "owner: design", "require: 'false'",
      "message: 'the name is short here too'", "fix: Write a longer name",
    ],
    [
      "id: plain", "title: Nothing is plain", "owner: legal", "severity: warning",
      "guidelines: [hig]", "require: 'false'", "message: it is plain", "fix: Change it",
    ],
    ["id: asks", "title: The app is social", "require: 'app.kind == \"social\"'"],
    [
      "id: reviews", "title: Somebody looked at it", "owner: product",
      "review: {if: 'true', text: 'look at {app.name}'}",
    ],
  ]

  private static func run(
    _ app: String,
    rules: [[String]] = rules,
    copies: Int = 1
  ) throws -> RunResult {
    let trial = Trial("rules:\n" + rules.map(SmallRule.rule).joined())
    let result = try trial.result(
      for: "reviewlint: 1\napp: {name: \(app)}\nlogin: {services: [apple]}\n"
    )
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []),
      descriptions: Array(repeating: result, count: copies),
      summary: RunResult.Summary(of: [result]),
      diagnostics: [],
      files: SourceFiles(),
      setup: RunSetup(books: [trial.book])
    )
  }

  private static let verdict = """
    reviewlint: Not ready to submit: 2 problems would likely lead to rejection, 1 fact is missing, \
    and 1 question needs a person's decision.
    """

  @Test func `Jira gets an issue for each cause`() throws {
    let text = JiraReporter.text(of: try Self.run("Paw"))
    let issues = text.replacing(/reviewlint [0-9a-f]{16}/) { _ in "MARK" }
    #expect(
      issues.replacing("\r\n", with: "\n") == """
        "Summary","Issue Type","Priority","Labels","Labels","Description"
        "\(Self.verdict)","Task","Medium","reviewlint","product",""
        "Paw: Names are long","Task","High","reviewlint","design","* the name ""Paw"" is short
        * the name is short here too
        *What to do:* Write a longer name
        *Guideline:* [4.8 Login Services|https://example.com/4.8]
        *Where:* login.review.yaml:2:6, login.review.yaml:3:8
        MARK"
        "Paw: 1 fact is missing","Task","High","reviewlint","product","* What is the app for?
        *Where:* login.review.yaml
        MARK"
        "Paw: Nothing is plain","Task","Medium","reviewlint","legal","* it is plain
        *What to do:* Change it
        *Guideline:* Human Interface Guidelines
        *Where:* login.review.yaml:3:8
        MARK"
        "Paw: Needs review: Somebody looked at it","Task","Medium","reviewlint","product",\
        "* look at Paw
        *Guideline:* [4.8 Login Services|https://example.com/4.8]
        *Where:* login.review.yaml:3:8
        MARK"

        """
    )
  }

  @Test func `Slack gets a block for each cause`() throws {
    let section = #"{"type":"rich_text","elements":[{"type":"rich_text_section","elements":["#
    let link = #"{"type":"link","url":"https://example.com/4.8","text":"4.8 Login Services"}"#
    let dot = #"{"type":"text","text":" · "}"#
    func title(_ words: String) -> String {
      #"{"type":"text","text":"\#(words)","style":{"bold":true}}"#
    }
    func text(_ words: String) -> String { #"{"type":"text","text":"\#(words)"}"# }
    #expect(
      SlackReporter.text(of: try Self.run("Paw")) == #"""
        {
          "text": "\#(Self.verdict)",
          "mrkdwn": false,
          "blocks": [
            {"type":"header","text":{"type":"plain_text","text":"\#(Self.verdict)","emoji":false}},
            \#(section)\#(title("Names are long")),\#
        \#(text(#"\nthe name \"Paw\" is short\nthe name is short here too\nWrite a longer name"#)),\#
        \#(text(#"\nPaw · design"#)),\#(dot),\#(link)]}]},
            \#(section)\#(title("1 fact is missing")),\#(text(#"\nWhat is the app for?"#)),\#
        \#(text(#"\nPaw · product"#))]}]},
            \#(section)\#(title("Nothing is plain")),\#(text(#"\nit is plain\nChange it"#)),\#
        \#(text(#"\nPaw · legal"#)),\#(dot),\#(text("Human Interface Guidelines"))]}]},
            \#(section)\#(title("Needs review: Somebody looked at it")),\#
        \#(text(#"\nlook at Paw"#)),\#(text(#"\nPaw · product"#)),\#(dot),\#(link)]}]}
          ]
        }

        """#
    )
  }

  @Test func `Confluence gets a task for each cause, under who can do it`() throws {
    func task(_ number: Int, _ body: String) -> String {
      "<ac:task><ac:task-id>\(number)</ac:task-id><ac:task-status>incomplete</ac:task-status>"
        + "<ac:task-body>\(body)</ac:task-body></ac:task>"
    }
    let place = "login.review.yaml:3:8"
    let link = "<a href=\"https://example.com/4.8\">4.8 Login Services</a>"
    let names = """
      <strong>Names are long</strong><br/>the name &quot;Paw&quot; is short\
      <br/>the name is short here too<br/>Write a longer name\
      <br/>login.review.yaml:2:6, \(place)<br/>\(link)
      """
    let review = "<strong>Needs review: Somebody looked at it</strong><br/>look at Paw"
    let plain = "<strong>Nothing is plain</strong><br/>it is plain<br/>Change it<br/>\(place)"
    let missing = "<strong>1 fact is missing</strong><br/>What is the app for?"
    #expect(
      ConfluenceReporter.text(of: try Self.run("Paw")) == """
        <p><strong>\(Self.verdict)</strong></p>
        <h2>Paw</h2>
        <p>\(Self.verdict.replacing("reviewlint: ", with: ""))</p>
        <h3>product</h3>
        <ac:task-list>
        \(task(1, "\(missing)<br/>login.review.yaml"))
        \(task(2, "\(review)<br/>\(place)<br/>\(link)"))
        </ac:task-list>
        <h3>design</h3>
        <ac:task-list>
        \(task(3, names))
        </ac:task-list>
        <h3>legal</h3>
        <ac:task-list>
        \(task(4, "\(plain)<br/>Human Interface Guidelines"))
        </ac:task-list>

        """
    )
  }

  @Test(arguments: [
    (
      #"'*b* {code} [x|https://evil.example] !i.png! ??c?? <!channel> -- e-mail -s- #1'"#,
      #"\*b\* \{code\} \[x\|https:\//evil.example\] \!i.png\! ?\?c?\? <\!channel> \-\- e-mail"#
        + #" \-s- #1"#
    ),
    (#"'a\b ^c^ ~d~ +e+ _f_'"#, #"a\\b \^c\^ \~d\~ \+e\+ \_f\_"#),
  ])
  func `what was written elsewhere is no markup of Jira`(app: String, shown: String) throws {
    let text = JiraReporter.text(of: try Self.run(app))
    #expect(text.contains("* look at \(shown)\n"), "\(text)")
  }

  @Test func `what was written elsewhere is plain text to Slack and Confluence`() throws {
    let run = try Self.run("'<!channel> *b* <@U1> :x: &amp; <b>'")
    let slack = SlackReporter.text(of: run)
    let words = #"\nlook at <!channel> *b* <@U1> :x: &amp; <b>"#
    #expect(slack.contains(#"{"type":"text","text":"\#(words)"}"#))
    #expect(!slack.contains("mrkdwn\":true") && !slack.contains("\"type\":\"mrkdwn\""))
    let confluence = ConfluenceReporter.text(of: run)
    #expect(
      confluence.contains("<h2>&lt;!channel&gt; *b* &lt;@U1&gt; :x: &amp;amp; &lt;b&gt;</h2>")
    )
  }

  @Test(arguments: ["=cmd", "+1", "-1", "@x", "＝1"])
  func `no cell of Jira's table is a formula`(_ app: String) throws {
    let text = JiraReporter.text(of: try Self.run("'\(app)'"))
    #expect(text.contains("\r\n\"'\(app): Names are long\""))
    #expect(!text.contains("\r\n\"\(app)") && !text.contains(",\"\(app)"))
  }

  @Test func `a summary is no longer than Jira takes`() throws {
    let text = JiraReporter.text(of: try Self.run(String(repeating: "😀", count: 300)))
    let summary = try #require(text.split(separator: "\r\n").dropFirst(2).first)
      .dropFirst().prefix { $0 != "\"" }
    #expect(summary.utf16.count == 249)
    #expect(summary.hasSuffix("😀…"))
  }

  @Test(arguments: ["a", "长", "😀"])
  func `a message is no longer than Slack takes, and says what is left out`(letter: String) throws {
    let long = String(repeating: letter, count: 1_000)
    let rules = (10...40).map { number in
      [
        "id: rule-\(number)", "title: \(long)", "require: 'false'", "message: \(long)",
        "fix: '\(long) \(number)'",
      ]
    }
    let text = SlackReporter.text(of: try Self.run(long, rules: rules, copies: 3))
    let blocks = text.split(separator: "\n").dropFirst(4).dropLast(2)
    #expect((4...50).contains(blocks.count))
    #expect(blocks.map(\.utf8.count).reduce(0, +) <= 13_000)
    let shown = blocks.count - 2
    #expect(blocks.last?.contains("\(93 - shown) more") == true, "\(blocks.last ?? "")")
    for part in text.matches(of: #/"text":"([^"]*)"/#) { #expect(part.output.1.count <= 3_000) }
  }

  @Test func `what is accepted or only passed is no task`() throws {
    let run = try Self.run("Paw", rules: [["id: fine", "require: 'true'"]])
    let table = JiraReporter.text(of: run).split(separator: "\r\n")
    #expect(table.count == 2)
    #expect(table[1].hasPrefix("\"reviewlint: Ready to submit"))
    #expect(!ConfluenceReporter.text(of: run).contains("<ac:task>"))
  }
}
