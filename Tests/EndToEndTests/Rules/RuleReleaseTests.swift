import Foundation
import Testing

/// What `rules` says of what changed from one release to the next.
@Suite struct RuleReleaseTests {
  @Test func `the rules that hold can be had as JSON`() throws {
    let answer = try RulesCommandTests.run("rules list --format json --rules own.yaml")
    #expect(answer.status == 0)
    // A rule's topic is the folder of its file.
    #expect(
      answer.output.replacing(#/"topic": ".*"/#, with: #""topic": "folder""#).hasPrefix(
        """
        {
          "schemaVersion": 1,
          "rules": [
            {
              "id": "has-version",
              "title": "The app has a version",
              "severity": "error",
              "topic": "folder",
              "owner": "code",
              "guidelines": [
                "house"
              ],
              "sources": [
                "house"
              ],
              "parameters": {},
              "expressions": {
                "at": "app",
                "exempt unlisted": "app.distribution == 'unlisted'",
                "require": "has(app.version)"
              }
            },

        """
      ),
      "\(answer.output)"
    )
    // What the program judges by itself is among them.
    #expect(answer.output.contains(#""id": "waiver-unused","#))
  }

  /// A rule that had another name, and is to go.
  private static let renamed = OwnRule.file("ours")
    .replacing("title: Ours", with: "title: Ours\n    aliases: [theirs]\n    deprecated: use both")
    .replacing("app.name != ''", with: "app.name != 'A'")
    .replacing("app.name: ''", with: "app.name: A")

  private static let description = "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n"

  private static func answer(
    to words: String, rules: String = renamed, statements: String = ""
  ) throws -> Reviewlint.Answer {
    let folder = try TemporaryFolder()
    try folder.write(rules, to: ".reviewlint.yaml")
    try folder.write(description + statements, to: "a.review.yaml")
    try folder.write(
      "schemaVersion: 3\nfindings: [{file: a.review.yaml, rule: theirs, path: app, outcome: fail}]\n",
      to: "baseline.yaml")
    let words = words.split(separator: " ").map(String.init)
    return try Reviewlint.run(words, in: folder.url)
  }

  private static let called = "'theirs' is called 'ours' now; use that name"

  @Test func `the name that a rule had is selected by, and what it is called now is told`() throws {
    let answer = try Self.answer(to: "check --only theirs --format concise")
    #expect(answer.output.contains("error [ours] It is ours"), "\(answer)")
    #expect(answer.output.contains("warning [input/rule-renamed] \(Self.called)"), "\(answer)")
    #expect(answer.status == 1)
  }

  @Test(arguments: ["check --why theirs", "explain theirs"])
  func `a rule is shown by the name that it had`(words: String) throws {
    #expect(try Self.answer(to: words).output.contains("require"))
  }

  @Test func `a reference names what a rule was called, and what is to take its place`() throws {
    let text = try Self.answer(to: "explain ours").output
    #expect(text.contains("deprecated: use both"))
    #expect(text.contains("formerly: theirs"))
    let json = try Self.answer(to: "rules list --format json").output
    #expect(json.contains("\"aliases\": [\n        \"theirs\"\n      ]"))
    #expect(json.contains("\"deprecated\": \"use both\""))
  }

  @Test func `a baseline and a waiver hold by the name that a rule had`() throws {
    let held = try Self.answer(to: "check --only ours --baseline baseline.yaml")
    #expect(held.status == 0, "\(held)")
    let waived = try Self.answer(
      to: "check --only ours --format concise",
      statements: "waivers: [{rule: theirs, reason: r, approvedBy: K, until: 2026-12-20}]\n")
    #expect(waived.status == 0, "\(waived)")
    #expect(waived.output.contains("yaml:4:11: warning [input/rule-renamed] \(Self.called)"))
  }

  @Test func `a decision answers by the name that a rule had`() throws {
    let rules = Self.renamed.replacing("app.name != 'A'", with: "app.name != 'B'")
      .replacing("app.name: A", with: "app.name: B")
      .replacing("    message:", with: "    review: {if: 'true', text: look at it}\n    message:")
    let words = "check --only ours --strict --format concise"
    #expect(try Self.answer(to: words, rules: rules).status == 1)
    let decided = try Self.answer(
      to: words,
      rules: rules,
      statements: """
        decisions:
          - {rule: theirs, at: app, answer: holds, by: K, on: 2026-11-01, because: r,
            facts: {app.name: A}}

        """
    )
    #expect(decided.status == 0, "\(decided)")
    #expect(decided.output.contains("yaml:5:5: warning [input/rule-renamed] \(Self.called)"))
  }

  @Test func `a rule is left out by the name that it had`() throws {
    let answer = try Self.answer(to: "check --skip theirs --format concise")
    #expect(!answer.output.contains("[ours]"), "\(answer)")
    #expect(answer.output.contains("warning [input/rule-renamed] \(Self.called)"), "\(answer)")
  }

  @Test(arguments: [("", "0 new, 0 fixed, 1 still open"), (", version: '1'", "0 new, 1 fixed, 0")])
  func `an earlier report is read with the name that a rule had`(more: String, said: String) throws
  {
    let folder = try TemporaryFolder()
    let now = Self.renamed.replacing("app.name != 'A'", with: "has(app.version)")
    try folder.write(
      now.replacing("id: ours", with: "id: theirs").replacing("    aliases: [theirs]\n", with: ""),
      to: ".reviewlint.yaml")
    try folder.write(Self.description, to: "a.review.yaml")
    let words = ["check", "--only", "theirs", "--format", "json"]
    try folder.write(try Reviewlint.run(words, in: folder.url).output, to: "earlier.json")
    try folder.write(now, to: ".reviewlint.yaml")
    let description = Self.description.replacing("name: A", with: "name: A\(more)")
    try folder.write(description, to: "a.review.yaml")
    let report = ["report", "--since", "earlier.json", "--output", "p.html", "--only", "ours"]
    let answer = try Reviewlint.run(report, in: folder.url)
    #expect(answer.status == 0, "\(answer)")
    #expect(try folder.read("p.html").contains(said))
  }

  @Test(arguments: [
    ("override: {theirs: off}\n", "yaml:1:12: warning [input/rule-renamed] \(called)"),
    ("locked: [theirs]\n", "yaml:1:10: warning [input/rule-renamed] \(called)"),
    ("override: {ours: note}\n", "1:12: warning [input/rule-deprecated] 'ours' is to go: use both"),
  ])
  func `a rule file is told by which name it has a rule`(rules: String, told: String) throws {
    let answer = try Self.answer(to: "check --format concise", rules: rules + Self.renamed)
    #expect(answer.output.contains(told), "\(answer)")
  }
}
