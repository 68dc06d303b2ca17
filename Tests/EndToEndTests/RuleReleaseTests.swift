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

  private static func difference(_ words: [String] = []) throws -> Reviewlint.Answer {
    let folder = try TemporaryFolder()
    try folder.write(RulesCommandTests.rule, to: "old.yaml")
    let newer =
      RulesCommandTests.rule.replacing(
        "severity: error",
        with: "severity: warning\n    parameters: {least: 1}"
      )
      .replacing(
        "has(app.version)",
        with: "app.version != '' && app.version != '0' && has(app.name)"
      )
        + """
          - id: another
            title: Another

        """
    try folder.write(newer, to: "new.yaml")
    return try Reviewlint.run(["rules", "diff", "old.yaml", "new.yaml"] + words, in: folder.url)
  }

  @Test func `what changed between two files of rules is told`() throws {
    let answer = try Self.difference()
    #expect(answer.status == 0)
    #expect(
      answer.output == """
        new      another
        changed  has-version: parameters.least: nothing → 1
        changed  has-version: require
        changed  has-version: severity: error → warning

        """
    )
    let json = try Self.difference(["--format", "json"])
    #expect(json.output.contains(#""added": ["#))
    #expect(json.output.contains(#""old": "error","#))
  }

  @Test(arguments: [
    (
      "old.yaml", "reviewlint: rules diff needs two files of rules, or two lists of rules as JSON\n"
    ),
    ("own.yaml base.yaml", "reviewlint: 'base.yaml' has no list of rules\n"),
    ("own.yaml none.yaml", "reviewlint: 'none.yaml' can't be read: No such file or directory\n"),
    ("own.yaml own.yaml", ""),
  ])
  func `only two files with rules can be compared`(_ files: String, _ complaint: String) throws {
    let answer = try RulesCommandTests.run("rules diff \(files)")
    #expect(answer.complaint == complaint)
    #expect(answer.status == (complaint.isEmpty ? 0 : 2))
    #expect(answer.output == (complaint.isEmpty ? "no rule changed\n" : ""))
  }
}
