import Foundation
import TestSupport
import Testing

/// What tests of packs and of whole folders say, and what two versions of a pack find.
@Suite struct PackTrialTests {
  private static let korean = """
    language: ko
    name: 한국어
    rules:
      br-has-version: {title: 판이 있다, why: 요구된다., fix: 쓰세요.}

    """

  @Test func `a pack is tested by its folder, and by its name as the lock has it`() throws {
    let folder = try PackLockTests.added()
    let words = ["packs", "test", "src/br", "br", "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        2 rules, 4 examples: all come out as they say
        they reach everything
        0 changes of the rules: 0 go unnoticed

        """
    )
    let unknown = try Reviewlint.run(["packs", "test", "bra"], in: folder.url)
    #expect(
      unknown.complaint == """
        reviewlint: there is no pack 'bra' in 'reviewlint.lock'; did you mean 'br'?; 'reviewlint \
        packs add FOLDER' takes one in

        """
    )
    #expect(unknown.status == 2)
    try folder.run("echo '#' >> .reviewlint/packs/br/rules/version.yaml")
    let changed = try Reviewlint.run(["packs", "test", "br"], in: folder.url)
    #expect(changed.complaint.hasPrefix("error[pack-changed]"))
    #expect(changed.status == 2)
  }

  @Test func `without names all packs of the lock are tested, and there must be one`() throws {
    let folder = try PackLockTests.added()
    let named = try Reviewlint.run(["packs", "test", "br"], in: folder.url)
    let all = try Reviewlint.run(["packs", "test"], in: folder.url)
    #expect(all.output == named.output)
    #expect(all.output.hasPrefix("1 rule, 2 examples: all come out as they say"))
    #expect(all.status == 0)
    let empty = try TemporaryFolder()
    let none = try Reviewlint.run(["packs", "test"], in: empty.url)
    #expect(
      none.complaint == """
        reviewlint: packs test needs packs by their names, or folders or archives with a pack.yaml \
        in them, or some in 'reviewlint.lock'

        """
    )
    #expect(none.status == 2)
  }

  @Test func `a pack outside of the repository is tested with what lies in it`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("mkdir -p app/.git")
    let words = ["packs", "test", "../src/br", "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url.appending(path: "app"))
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("1 rule, 2 examples: all come out as they say\n"))
  }

  @Test func `what examples without their base would reach isn't known`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("rm src/br/examples/app.yaml")
    let words = ["packs", "test", "src/br", "--coverage", "--mutate", "--suggest"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(
      answer.output == """
        # 1 rule, 2 examples: 2 don't come out as they say
        # what they reach isn't known: 2 have no base

        """
    )
    #expect(answer.complaint.components(separatedBy: "error[unknown-base]").count == 3)
    #expect(answer.complaint.components(separatedBy: "error[").count == 3)
    #expect(answer.status == 1)
  }

  @Test func `what a pack doesn't say in its languages is a finding`() throws {
    let folder = try PackLockTests.folder()
    let manifest = PackLockTests.manifest + "languages: [fr, ko]\n"
    try folder.write(manifest, to: "src/br/pack.yaml")
    try folder.write(Self.korean, to: "src/br/locales/ko.yaml")
    let answer = try Reviewlint.run(["packs", "test", "src/br"], in: folder.url)
    #expect(
      answer.complaint.contains(
        """
        error[not-translated]: there are no words for title, why, message and fix in
            'fr'; give them here or in 'locales/fr.yaml'
          --> src/br/rules/version.yaml:2:9
        """
      ),
      "\(answer.complaint)"
    )
    #expect(
      answer.complaint.contains(
        "error[not-translated]: there are no words for message in 'ko'; give them"
      )
    )
    #expect(answer.complaint.contains("error[program-not-translated]"))
    #expect(answer.complaint.contains("--> src/br/pack.yaml:6:17"))
    #expect(answer.complaint.split(separator: "error[").count == 3)
    #expect(answer.status == 1)
    // Those who only use it are told nothing of it.
    #expect(try Reviewlint.run(["packs", "add", "src/br"], in: folder.url).complaint == "")
    let own = try Reviewlint.run(["rules", "test", ".reviewlint.yaml"], in: folder.url)
    #expect(own.complaint == "")
  }

  @Test func `what a team says in a language it says of all its rules`() throws {
    let folder = try TemporaryFolder()
    let title = "title: {en: Ours, fr: À nous}"
    try folder.write(OwnRule.file("ours").replacing("title: Ours", with: title), to: "team.yaml")
    let answer = try Reviewlint.run(["rules", "test", "team.yaml"], in: folder.url)
    #expect(
      answer.complaint.hasPrefix(
        """
        error[not-translated]: there are no words for why, message and fix in 'fr';
            give them here or in 'locales/fr.yaml'
          --> team.yaml:2:9
        """
      ),
      "\(answer.complaint)"
    )
    #expect(answer.status == 1)
  }

  /// A folder with a pack, a file of rules one of whose examples is wrong, and other files.
  private static func mixed() throws -> TemporaryFolder {
    let folder = try PackLockTests.folder()
    let rules = PackLockTests.rules.replacing("../examples", with: "br/examples")
      .replacing("br-has", with: "own-has").replacing("{name: none, ", with: "{name: none & void, ")
      .replacing(", remove: [app.version]", with: "")
    try folder.write(rules, to: "src/own.yaml")
    try folder.write("a: 1\n", to: "src/other.yaml")
    try folder.write(rules, to: "src/.hidden/own.yaml")
    return folder
  }

  @Test func `all files of rules below a folder are tested, a pack as one`() throws {
    let folder = try Self.mixed()
    let answer = try Reviewlint.run(["rules", "test", "src"], in: folder.url)
    #expect(answer.output == "2 rules, 4 examples: 1 doesn't come out as it says\n")
    #expect(answer.complaint.contains("--> src/own.yaml:14:"))
    #expect(answer.status == 1)
    try folder.makeFolder("empty")
    let nothing = try Reviewlint.run(["rules", "test", "empty"], in: folder.url)
    #expect(nothing.complaint == "reviewlint: there are no rule files in 'empty'\n")
    #expect(nothing.status == 2)
  }

  @Test func `build servers get each example as a test case`() throws {
    let folder = try Self.mixed()
    let answer = try Reviewlint.run(["rules", "test", "src", "--format", "junit"], in: folder.url)
    #expect(
      answer.output.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="reviewlint" tests="4" failures="1" errors="0" skipped="0" time="0">
          <testcase classname="br-has-version" name="one" time="0"/>
          <testcase classname="br-has-version" name="none" time="0"/>
          <testcase classname="own-has-version" name="one" time="0"/>
          <testcase classname="own-has-version" name="none &amp; void" time="0">
            <failure message="the example 'none &amp; void' stands under 'fails' but comes out as pass" \
        type="other-outcome">src/own.yaml:14:
        """
      ),
      "\(answer.output)"
    )
    #expect(answer.complaint == "")
    #expect(answer.status == 1)
    try folder.write("rules: [{id: x}]\n", to: "src/broken.yaml")
    let broken = try Reviewlint.run(["rules", "test", "src", "--format", "junit"], in: folder.url)
    #expect(broken.output.contains(#"classname="reviewlint.rules" name="src/broken.yaml: "#))
    #expect(broken.status == 2)
  }

  @Test func `code scanning gets what is wrong with its place`() throws {
    let folder = try Self.mixed()
    let words = ["rules", "test", "src", "--format", "sarif"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output.contains(#""executionSuccessful": true"#))
    #expect(answer.output.contains(#""ruleId": "input/other-outcome""#))
    #expect(answer.output.contains(#""uri": "src/own.yaml""#))
    #expect(answer.status == 1)
    try folder.run("rm src/own.yaml")
    let right = try Reviewlint.run(words, in: folder.url)
    #expect(!right.output.contains("ruleId"))
    #expect(right.output.contains(#""executionSuccessful": true"#))
    #expect(right.status == 0)
    try folder.write("rules: [{id: x}]\n", to: "src/broken.yaml")
    let broken = try Reviewlint.run(words, in: folder.url)
    #expect(broken.output.contains(#""executionSuccessful": false"#))
    #expect(broken.status == 2)
  }

  @Test func `two versions of a pack differ in what they find`() throws {
    let folder = try PackLockTests.added()
    let newer = PackLockTests.rules.replacing("severity: error", with: "severity: note")
      .replacing(
        "require: has(app.version)",
        with: "require: has(app.version) || app.name == 'Paw'"
      )
    try folder.write(newer, to: "src/br/rules/version.yaml")
    try folder.write(PackLockTests.app, to: "other.review.yaml")
    let words = ["packs", "diff", "br", "src/br", "app.review.yaml", "other.review.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        app.review.yaml: violations → incomplete
          br-has-version: fail → pass
        1 of 2 descriptions are judged otherwise

        """
    )
    #expect(answer.status == 0)
    let json = try Reviewlint.run(words + ["--format", "json"], in: folder.url)
    #expect(
      json.output == """
        {
          "schemaVersion": 1,
          "descriptions": 2,
          "changed": [
            {
              "description": "app.review.yaml",
              "verdict": {
                "old": "violations",
                "new": "incomplete"
              },
              "rules": [
                {
                  "rule": "br-has-version",
                  "old": "fail",
                  "new": "pass"
                }
              ]
            }
          ]
        }

        """
    )
    try folder.write("rules: [{id: x}]\n", to: "src/br/rules/version.yaml")
    let broken = try Reviewlint.run(words, in: folder.url)
    #expect(broken.output.contains("error["))
    #expect(broken.status == 2)
  }

  @Test func `an app's own file is held to both versions, by whatever name a rule has`() throws {
    let folder = try PackLockTests.added()
    try folder.write(
      "extends: [builtin, pack:br@1]\noverride: {br-has-version: warning}\n",
      to: ".reviewlint.yaml"
    )
    let newer = PackLockTests.rules.replacing("id: br-has-version", with: "id: br-version")
      .replacing("title:", with: "aliases: [br-has-version]\n    title:")
      .replacing("require: has(app.version)", with: "require: app.name == 'Paw'")
      .replacing("remove: [app.version]", with: "set: {app.name: Claw}")
    try folder.write(newer, to: "src/br/rules/version.yaml")
    let words = ["packs", "diff", "br", "src/br", "app.review.yaml", "--rules", ".reviewlint.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        app.review.yaml: incomplete
          br-version: fail → pass
        0 of 1 descriptions are judged otherwise

        """
    )
    #expect(answer.status == 0)
  }
}
