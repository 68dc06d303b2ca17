import Foundation
import Testing

/// What `rules` says of people's own rules and of the program's.
@Suite struct RulesCommandTests {
  static let rule = """
    extends: []
    guidelines: [{key: house, title: House style}]
    editions: [{id: e, from: 2024-03-05, title: E, trigger: any, satisfiedBy: apple, exemptions: []}]
    rules:
      - id: has-version
        title: The app has a version
        guidelines: [house]
        severity: error
        why: People ask for it.
        sources: [house]
        exempt: [{id: unlisted, if: app.distribution == 'unlisted', note: Nobody sees it.}]
        require: has(app.version)
        at: app
        message: '{app.name} has no version'
        fix: Write one.
        examples:
          passes: [{name: a version, base: base.yaml, set: {app.version: '1.0'}}]
          fails: [{name: none, base: base.yaml}]

    """

  static func run(_ words: String, adding example: String = "") throws -> Reviewlint.Answer {
    let folder = try TemporaryFolder()
    try folder.write(rule + example, to: "own.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    return try Reviewlint.run(words.split(separator: " ").map(String.init), in: folder.url)
  }

  private static let missing = """
          exempt:
            - {name: unlisted, base: base.yaml, set: {app.distribution: unlisted}}

    """

  @Test func `what no example reaches is exit status 1`() throws {
    let answer = try Self.run("rules test own.yaml --coverage")
    #expect(answer.status == 1)
    #expect(
      answer.output == """
        1 rule, 2 examples: all come out as they say
        what they don't reach: 1

        """
    )
    #expect(answer.complaint.contains("--> own.yaml:11:33"))
    #expect(answer.complaint.contains("in no example does the exemption 'unlisted' apply"))
    #expect(try Self.run("rules test own.yaml").status == 0)
  }

  @Test func `examples that reach everything are exit status 0`() throws {
    let answer = try Self.run("rules test own.yaml --coverage", adding: Self.missing)
    #expect(answer.status == 0)
    #expect(answer.complaint == "")
    #expect(answer.output.hasSuffix("they reach everything\n"))
  }

  @Test func `what no example notices is exit status 1`() throws {
    let rule = Self.measured.replacing("size(app.name) <=", with: "size(app.name) <")
    let folder = try TemporaryFolder()
    try folder.write(rule.replacing("most: 8", with: "most: 12"), to: "own.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    let answer = try Reviewlint.run(["rules", "test", "own.yaml", "--mutate"], in: folder.url)
    #expect(answer.status == 1)
    #expect(
      answer.output == """
        1 rule, 2 examples: all come out as they say
        3 changes of the rules: 3 go unnoticed

        """
    )
    #expect(
      answer.complaint.hasSuffix(
        """
        error[unnoticed-change]: no example notices '<=' instead of '<' in 'require'
            of 'name-is-short'; add one
          --> own.yaml:9:29
         9 |     require: size(app.name) < parameters.most
           |                             ^


        """
      )
    )
    let nine = "{name: nine, base: base.yaml, set: {app.name: Pawprints}}"
    try folder.write(Self.measured.replacing("fails: [", with: "fails: [\(nine), "), to: "own.yaml")
    let noticed = try Reviewlint.run(["rules", "test", "own.yaml", "--mutate"], in: folder.url)
    #expect(noticed.status == 0)
    #expect(noticed.output.hasSuffix("3 changes of the rules: 0 go unnoticed\n"))
  }

  @Test func `a reason is counted, and one that nothing needs is exit status 1`() throws {
    let folder = try TemporaryFolder()
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    func run(_ excuse: String) throws -> Reviewlint.Answer {
      let rule = Self.measured.replacing("most: 8", with: "most: 9")
      let untested = """
              untested: [{in: require, part: '\(excuse)', why: It is so},
                {in: parameters.most, part: '9', why: It is so}]

        """
      try folder.write(rule + untested, to: "own.yaml")
      return try Reviewlint.run(["rules", "test", "own.yaml", "--mutate"], in: folder.url)
    }
    let excused = try run("size(app.name) <= parameters.most")
    #expect(excused.status == 0)
    #expect(excused.output.hasSuffix("3 changes of the rules: 0 go unnoticed, 3 with a reason\n"))
    let idle = try run("size(app.name)")
    #expect(idle.status == 1)
    #expect(idle.output.hasSuffix("3 changes of the rules: 1 goes unnoticed, 2 with a reason\n"))
    #expect(
      idle.complaint.hasSuffix(
        """
        error[idle-excuse]: the examples show everything of 'size(app.name)'; take
            the reason out
          --> own.yaml:16:38
         16 |       untested: [{in: require, part: 'size(app.name)', why: It is so},
            |                                      ^^^^^^^^^^^^^^^^


        """
      )
    )
  }

  @Test(arguments: ["has-version/none", "none"])
  func `an example is shown clause by clause`(name: String) throws {
    let answer = try Self.run("rules test own.yaml --trace \(name)")
    #expect(answer.status == 0)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        has-version/none: fails

          exempt unlisted: app.distribution == 'unlisted' → false
            app.distribution → 'appStore' (app)
          require: has(app.version) → false
            app → a app (app)
          → fails

        """
    )
  }

  @Test func `an example that doesn't come out as it says is shown with what is wrong`() throws {
    let wrong = Self.missing.replacing("app.distribution: unlisted", with: "app.version: 1")
    let answer = try Self.run("rules test own.yaml --trace unlisted", adding: wrong)
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("has-version/unlisted: passes\n"))
    #expect(
      answer.complaint == """
        error[other-outcome]: the example 'unlisted' stands under 'exempt' but comes
            out as pass; move it there, or see why with: --trace unlisted
          --> own.yaml:20:18
         20 |         - {name: unlisted, base: base.yaml, set: {app.version: 1}}
            |                  ^^^^^^^^


        """
    )
  }

  @Test func `an unknown example is told`() throws {
    let answer = try Self.run("rules test own.yaml --trace nnoe")
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: there is no example 'nnoe'; did you mean 'has-version/none'?\n"
    )
  }

  @Test func `nothing tested is exit status 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("override: {apple-button-margin: off}\n", to: "own.yaml")
    let answer = try Reviewlint.run(["rules", "test", "own.yaml"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output == "there are no examples here: nothing was tested\n")
  }

  @Test func `each file is tested alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rule, to: "one.yaml")
    try folder.write(Self.rule, to: "other.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    let answer = try Reviewlint.run(["rules", "test", "one.yaml", "other.yaml"], in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.output == "2 rules, 4 examples: all come out as they say\n")
  }

  @Test func `a base is the one beside its rule's file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.measured, to: "own.yaml")
    let other = Self.measured.replacing("-short", with: "-shorter").replacing("8", with: "5")
      .replacing("7", with: "4")
    try folder.write("extends: [../own.yaml]\n" + other, to: "more/more.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawpr}\n", to: "more/base.yaml")
    let answer = try Reviewlint.run(["rules", "test", "more/more.yaml"], in: folder.url)
    #expect(answer.output == "2 rules, 4 examples: all come out as they say\n")
  }

  private static let measured = """
    rules:
      - id: name-is-short
        title: The name is short
        guidelines: ['4.0']
        severity: error
        why: Long names are cut off.
        sources: [house]
        parameters: {most: 8}
        require: size(app.name) <= parameters.most
        at: app.name
        message: 'more than {parameters.most} letters'
        fix: Shorten it.
        examples:
          passes: [{name: eight, base: base.yaml}]
          fails: [{name: seven, base: base.yaml, parameters: {most: 7}, message: than 7}]

    """

  @Test func `an example tries parameters, whatever other files override`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.measured, to: "base-rules.yaml")
    let team = "extends: [base-rules.yaml]\noverride: {name-is-short: {parameters: {most: 2}}}\n"
    try folder.write(team, to: "team.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    for file in ["base-rules.yaml", "team.yaml"] {
      let answer = try Reviewlint.run(["rules", "test", file], in: folder.url)
      #expect(answer.output == "1 rule, 2 examples: all come out as they say\n")
    }
    try folder.write(Self.measured.replacing("{most: 7}", with: "{mots: 7}"), to: "wrong.yaml")
    let answer = try Reviewlint.run(["rules", "test", "wrong.yaml"], in: folder.url)
    #expect(answer.status == 1)
    let told = answer.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let message = "'name-is-short' has no parameter 'mots'; did you mean 'most'?"
    #expect(told.hasPrefix("error[unknown-parameter]: \(message) --> wrong.yaml:15:59"))
  }

  @Test func `the reference has every rule that holds`() throws {
    let folder = try TemporaryFolder()
    let list = try Reviewlint.run(["rules", "list"], in: folder.url)
    let ids = list.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let page = try Reviewlint.run(["rules", "docs"], in: folder.url)
    #expect(page.status == 0)
    #expect(ids.count > 80)
    for id in ids {
      #expect(page.output.contains("\n### \(id)\n"))
    }
  }

  @Test func `the reference of people's own rules has theirs alone`() throws {
    let answer = try Self.run("rules docs --rules own.yaml")
    #expect(answer.status == 0)
    #expect(answer.output.contains("### has-version"))
    #expect(!answer.output.contains("apple-button"))
  }

  @Test func `an unknown format is told`() throws {
    let answer = try Self.run("rules list --format jsn")
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == """
        reviewlint: 'jsn' is no value of --format; write text or json; did you mean 'json'?

        """
    )
  }

  @Test func `a draft is named as one wherever its findings are`() throws {
    let folder = try TemporaryFolder()
    let rule = Self.rule.replacing("    title: The", with: "    draft: true\n    title: The")
    try folder.write(rule, to: ".reviewlint.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "login.review.yaml")
    func said(_ words: String...) throws -> String {
      let answer = try Reviewlint.run(["check"] + words, in: folder.url)
      #expect(answer.status == 0)
      return answer.output
    }
    #expect(try said().contains("Our own rule[has-version] (draft): Pawprint has no version"))
    let json = try said("--format", "json")
    #expect(json.contains(#""rule":"has-version","outcome":"fail","severity":"note""#))
    #expect(json.contains(#""draft":true"#))
    #expect(try said("--format", "concise").contains("Pawprint has no version (draft)"))
    #expect(try said("--format", "html").contains("<span>draft</span>"))
    #expect(try said("--language", "fr").contains("[has-version] (brouillon)"))
  }

  @Test func `the origin of a rule is its file, and who changes it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rule, to: "org.yaml")
    let team = """
      extends: [org.yaml, builtin]
      override: {has-version: warning, apple-button-first: off}

      """
    try folder.write(team, to: "team.yaml")
    let words = ["rules", "list", "--rules", "team.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    let lines = answer.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(answer.complaint == "")
    let version = "The app has a version (house) org.yaml:5; warning, by team.yaml:2"
    #expect(lines.contains("has-version warning \(version)"), "\(lines)")
    let first = "builtin/apple-button/apple-button-first.yaml:2; off, by team.yaml:2"
    #expect(lines.contains("apple-button-first off \(first)"))
    let unused = "Every waiver covers a finding the program itself"
    #expect(lines.contains("waiver-unused warning \(unused)"))
  }
}
