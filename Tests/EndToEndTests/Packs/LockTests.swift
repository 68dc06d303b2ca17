import Foundation
import Testing

/// What a team locks holds in every folder below it.
@Suite struct LockTests {
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 100, 44]}]

    """

  /// A team's repository with a file of rules, and an app's nearer one.
  private static func folder(team: String, app: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(team, to: ".reviewlint.yaml")
    if let app { try folder.write(app, to: "app/.reviewlint.yaml") }
    try folder.write(description, to: "app/a.review.yaml")
    return folder
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> Reviewlint.Answer
  {
    let fixed = ["check", "--as-of", "2026-11-21", "app/a.review.yaml"]
    return try Reviewlint.run(fixed + words, in: folder.url)
  }

  private static let team = """
    locked: [apple-button-minimum-size]
    override:
      apple-button-minimum-size: {parameters: {minimumWidth: 90.0}}
      accounts: off

    """

  @Test(arguments: ["{}", "extends: []"])
  func `what is locked holds as the team set it, whatever takes the file's place`(
    app: String
  ) throws {
    let folder = try Self.folder(team: Self.team, app: app)
    let answer = try Self.run(["--only", "apple-button-minimum-size"], in: folder)
    #expect(answer.status == 0)
    #expect(answer.output.contains("1 passed"))
    #expect(
      answer.output.contains(
        "relaxed: a rule file above that isn't extended: .reviewlint.yaml (app/.reviewlint.yaml:1)"
          .replacing(" (app", with: "\n    (app")
      ),
      "\(answer.output)"
    )
    let rules = try Reviewlint.run(["rules", "list"], in: folder.url.appending(path: "app"))
    #expect("\n\(rules.output)".contains("\napple-button-minimum-size "))
    #expect(rules.output.contains("\naccount-deletion-offered ") == (app == "{}"))
  }

  @Test func `the rest of the file above doesn't hold`() throws {
    let folder = try Self.folder(team: Self.team, app: "{}")
    let answer = try Self.run(["--format", "json"], in: folder)
    #expect(!answer.output.contains(#""kind":"rule-off""#))
    #expect(answer.output.contains(#""what":"apple-button-minimum-size""#))
  }

  @Test(arguments: ["", "app/"])
  func `a repository inside the team's, such as a submodule, doesn't evade it`(
    inner: String
  ) throws {
    let softer = "override: {apple-button-minimum-size: off}\n"
    let folder = try Self.folder(team: "locked: [apple-button-minimum-size]\n", app: softer)
    try folder.write("gitdir: ../.git/modules/app\n", to: "\(inner).git/config")
    let answer = try Self.run(["--format", "concise"], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        "app/.reviewlint.yaml:1:12: error [input/locked] 'apple-button-minimum-size' is locked; "
          + "it can only be made stricter\n"
      ),
      "\(answer.output)"
    )
  }

  @Test func `a nearer file can't switch it off`() throws {
    let app = "extends: [builtin, ../.reviewlint.yaml]\noverride: {apple-button: off}\n"
    for text in [app, "override: {apple-button: off}\n"] {
      let folder = try Self.folder(team: Self.team, app: text)
      let answer = try Self.run([], in: folder)
      #expect(answer.status == 2)
      #expect(
        answer.output.contains(
          """
          error[locked]: 'apple-button-minimum-size' is locked; it can only be made
              stricter
          """
        ),
        "\(answer.output)"
      )
    }
  }

  @Test func `a nearer file can make it stricter, which relaxes nothing`() throws {
    let app = """
      extends: [builtin, ../.reviewlint.yaml]
      override: {apple-button-minimum-size: {parameters: {minimumHeight: 44.5}}}

      """
    let folder = try Self.folder(team: "locked: [apple-button-minimum-size]\n", app: app)
    let words = ["--only", "apple-button-minimum-size", "--format", "json"]
    let answer = try Self.run(words, in: folder)
    #expect(answer.status == 1)
    #expect(answer.output.contains("at least 140 × 44.5 pt"))
    #expect(!answer.output.contains("parameter-changed"))
    try folder.write(app.replacing("44.5", with: "29.5"), to: "app/.reviewlint.yaml")
    #expect(try Self.run(words, in: folder).status == 2)
  }

  @Test func `--skip can't leave it out`() throws {
    let folder = try Self.folder(team: Self.team, app: nil)
    for name in ["apple-button-minimum-size", "apple-button"] {
      let answer = try Self.run(["--skip", name], in: folder)
      #expect(answer.status == 2)
      let output = answer.output.replacing(#/\s+/#, with: " ")
      #expect(
        output.contains(
          "'apple-button-minimum-size' is locked; --skip '\(name)' can't leave it out")
      )
    }
    #expect(try Self.run(["--skip", "sign-in-flow"], in: folder).status != 2)
  }

  @Test func `a topic whose rules are all off is known, and leaves nothing to ask`() throws {
    let folder = try Self.folder(team: "override: {accounts: off}\n", app: nil)
    let answer = try Self.run(["--only", "accounts"], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.contains(
        """
        error[nothing-selected]: --only and --skip leave no rule to ask; name one
            that holds
        """
      )
    )
  }

  @Test func `rules without the built-in ones still have the catalogues`() throws {
    let folder = try Self.folder(team: "extends: []\n" + OwnRule.file("ours"), app: nil)
    let answer = try Self.run([], in: folder)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("guideline 4.8 as it has held since 2024-03-05"))
  }

  @Test func `a rule's topic doesn't depend on the root`() throws {
    let folder = try Self.folder(team: "{}", app: OwnRule.file("ours"))
    for root in [".", "app"] {
      let answer = try Self.run(["--root", root, "--only", "app"], in: folder)
      #expect(answer.status == 0, "\(answer.output)")
    }
  }
}
