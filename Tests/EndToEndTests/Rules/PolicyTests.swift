import Foundation
import Testing

/// What is judged can't soften its own judge: neither what a policy says, nor what is locked.
@Suite struct PolicyTests {
  /// A way in which a change would have its own description pass.
  struct Attack: CustomStringConvertible, Sendable {
    let description: String
    var files: [String: String] = [:]
    /// What is added to the description.
    var lines = ""
    var words: [String] = []

    func folder(team: String = "{}\n") throws -> TemporaryFolder {
      try PolicyTests.folder(
        team: team, app: lines, files, hasBaseline: words.contains("--baseline"))
    }
  }

  private static let rules = ["sign-in-with-apple-offered", "account-deletion-offered"]
  static let locked = "locked: [\(rules.joined(separator: ", "))]\n"
  /// And one that is always there to ask.
  private static let asked = (rules + ["waiver-unknown-rule"]).flatMap { ["--only", $0] }

  static let failing = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [google], servicesComplete: true}
    account: {creation: inApp, deletion: {route: none}}

    """

  static let off = "override: {\(rules.map { "\($0): off" }.joined(separator: ", "))}\n"

  private static let attacks = [
    Attack(description: "nothing"),
    Attack(description: "exclude", files: ["apps/a/.reviewlint.yaml": "exclude: ['**']\n"]),
    Attack(
      description: "the order of extends",
      files: [
        "apps/a/.reviewlint.yaml": "extends: [soft.yaml, ../../.reviewlint.yaml]\n",
        "apps/a/soft.yaml": off,
      ]
    ),
    Attack(
      description: "a severity",
      files: [
        "apps/a/.reviewlint.yaml": "extends: [soft.yaml, ../../.reviewlint.yaml]\n",
        "apps/a/soft.yaml": off.replacing(": off", with: ": note"),
      ]
    ),
    Attack(description: "no rules at all", files: ["apps/a/.reviewlint.yaml": "extends: []\n"]),
    Attack(
      description: "a replaced catalogue entry",
      files: [
        "apps/a/.reviewlint.yaml":
          "providers: [{id: google, name: Google, kind: own, replaces: true}]\n"
      ]
    ),
    Attack(
      description: "an edition",
      files: [
        "apps/a/.reviewlint.yaml": """
        editions:
          - id: 2026-01-01
            from: 2026-01-01
            title: Ours
            trigger: all
            satisfiedBy: apple
            exemptions: []
            updatesBoundFrom: 2030-01-01

        """
      ]
    ),
    Attack(
      description: "waivers",
      lines: "waivers:\n"
        + rules.map {
          "  - {rule: \($0), reason: Later, approvedBy: Me, until: 2026-12-24}\n"
        }.joined()
    ),
    Attack(description: "a baseline", words: ["--baseline", "accepted.json"]),
    Attack(description: "a day that is long past", lines: "submission: {date: 2020-06-29}\n"),
  ]

  /// A repository with an app's description and, beside the repository, a policy.
  static func folder(
    team: String = "{}\n", policy: String = "{}\n", app lines: String = "",
    _ files: [String: String] = [:], hasBaseline: Bool = false
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "change/.git/HEAD")
    try folder.write(policy, to: "policy/.reviewlint.yaml")
    try folder.write(team, to: "change/.reviewlint.yaml")
    try folder.write(failing, to: "change/apps/a/a.review.yaml")
    if hasBaseline { _ = try run(["--write-baseline", "accepted.json"], in: folder) }
    try folder.write(failing + lines, to: "change/apps/a/a.review.yaml")
    for (name, text) in files { try folder.write(text, to: "change/\(name)") }
    return folder
  }

  static func run(
    _ words: [String], _ paths: [String] = ["."], in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    let fixed = ["check", "--as-of", "2026-11-21"]
    return try Reviewlint.run(
      fixed + asked + words + paths, in: folder.url.appending(path: "change"))
  }

  static let policy = ["--policy", "../policy/.reviewlint.yaml"]

  @Test(arguments: attacks)
  func `what is locked fails all the same`(_ attack: Attack) throws {
    let folder = try attack.folder(team: Self.locked)
    let answer = try Self.run(attack.words, in: folder)
    #expect(answer.status == 1, "\(answer.output)")
    #expect(answer.output.contains("error[sign-in-with-apple-offered]"), "\(answer.output)")
    #expect(answer.output.contains("error[account-deletion-offered]"), "\(answer.output)")
  }

  @Test(arguments: attacks)
  func `what a policy says fails all the same`(_ attack: Attack) throws {
    let folder = try attack.folder()
    let mild = try Self.run(attack.words, in: folder)
    let isMild = !Self.rules.allSatisfy { mild.output.contains("error[\($0)]") }
    #expect(isMild == (attack.description != "nothing"), "\(mild.output)")
    let formats = ["text", "json", "junit", "gitlab", "sarif"]
    let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try Self.run(attack.words + Self.policy + reports, in: folder)
    #expect(answer.status == 1, "\(answer.output)")
    for format in formats {
      let report = try folder.read("change/report.\(format)")
      for rule in Self.rules { #expect(report.contains(rule), "\(format)") }
    }
    let report = ["report", "--output", "page.html", "--fail-on", "error", "--as-of", "2026-11-21"]
    let gate = try Reviewlint.run(
      report + Self.policy + attack.words, in: folder.url.appending(path: "change"))
    #expect(gate.status == 1)
  }

  @Test func `an answer that stands says why`() throws {
    let folder = try Self.folder(["apps/a/.reviewlint.yaml": Self.off])
    let answer = try Self.run(Self.policy, in: folder)
    let text = answer.output.replacing("\n    ", with: " ")
    #expect(
      text.contains(
        #/note\[policy-stands\]: account-deletion-offered stands as .*policy\/.reviewlint.yaml has it: what is said in the judged files would make it milder/#
      ),
      "\(text)"
    )
    #expect(!(try Self.run(Self.policy, in: Self.folder()).output.contains("policy-stands")))
  }

  @Test(arguments: [(Self.locked, []), ("{}\n", policy)])
  func `how an answer came about is told of the one that stands`(
    team: String, words: [String]
  ) throws {
    let why = words + ["--why", "account-deletion-offered"]
    let files = [
      "apps/a/.reviewlint.yaml": "extends: [soft.yaml, ../../.reviewlint.yaml]\n",
      "apps/a/soft.yaml": Self.off,
    ]
    let soft = try Self.run(why, in: Self.folder(team: team, files))
    let strict = try Self.run(why, in: Self.folder(team: team))
    #expect(soft.status == 1)
    #expect(soft.output.contains("account-deletion-offered: fails"))
    #expect(soft.output == strict.output)
  }

  @Test func `a policy extends files beside it, wherever it lies`() throws {
    let folder = try Self.folder(
      policy: "extends: [strict/rules.yaml]\n", ["apps/a/.reviewlint.yaml": Self.off])
    try folder.write(Self.off.replacing(": off", with: ": warning"), to: "policy/strict/rules.yaml")
    let answer = try Self.run(Self.policy, in: folder)
    for rule in Self.rules { #expect(answer.output.contains("warning[\(rule)]"), "\(answer)") }
    #expect(try Self.run(Self.policy + ["--fail-on", "warning"], in: folder).status == 1)
  }

  @Test func `an exclusion that doesn't count says why`() throws {
    let folder = try Self.folder(
      team: Self.locked, ["apps/a/.reviewlint.yaml": "exclude: ['**']\n"])
    let text = try Self.run([], in: folder).output.replacing("\n    ", with: " ")
    #expect(
      text.contains(
        """
        warning[idle-exclusion]: what 'exclude' leaves out here is judged all the same: \
        '.reviewlint.yaml' holds rules that nothing below it can take itself out from
          --> apps/a/.reviewlint.yaml
        """
      ),
      "\(text)"
    )
    let same = try Self.folder(
      team: "exclude: [apps]\n", policy: "exclude: [apps]\n", ["b.review.yaml": Case.complete()])
    let both = try Self.run(Self.policy, in: same)
    #expect(both.status == 0, "\(both.output)")
    #expect(!both.output.contains("idle-exclusion"))
    let own = try Self.folder(team: Self.locked + "exclude: [apps]\n")
    #expect(try Self.run([], in: own).output.contains("only-excluded"))
  }

  @Test func `waivers count of those whom the locking file or the policy names`() throws {
    let waivers = try #require(Self.attacks.first { $0.description == "waivers" }).lines
    for approvers in ["approvers: [Me]\n", "approvers: [Ada]\n"] {
      let isMe = approvers.contains("Me")
      let locked = try Self.folder(team: Self.locked + approvers, app: waivers)
      #expect(try Self.run([], in: locked).status == (isMe ? 0 : 1))
      let held = try Self.folder(policy: approvers, app: waivers)
      #expect(try Self.run(Self.policy, in: held).status == (isMe ? 0 : 1))
    }
  }

  @Test(arguments: ["listed", "forbid"])
  func `a policy decides whether what it doesn't lock can be relaxed`(word: String) throws {
    let policy = "relaxations: \(word)\nlocked: [account-deletion-offered]\n"
    let folder = try Self.folder(policy: policy, ["apps/a/.reviewlint.yaml": Self.off])
    let answer = try Self.run(Self.policy + ["--format", "concise"], in: folder)
    #expect(answer.status == 1)
    #expect(answer.output.contains("error [account-deletion-offered]"))
    #expect(answer.output.contains("error [sign-in-with-apple-offered]") == (word == "forbid"))
    let open = try Self.folder(
      policy: "relaxations: \(word)\n",
      ["apps/a/.reviewlint.yaml": "exclude: ['**']\n", "b.review.yaml": Case.complete()])
    #expect(try Self.run(Self.policy, in: open).status == (word == "forbid" ? 1 : 0))
  }

  @Test func `what a policy says about checking holds`() throws {
    let note = "override: {account-deletion-offered: note}\n"
    for check in ["check: {strict: true}\n", "check: {failOn: note}\n"] {
      let folder = try Self.folder(
        team: note, policy: note + check, ["apps/a/.reviewlint.yaml": note])
      let words = ["--skip", "sign-in-with-apple-offered"]
      #expect(try Self.run(words, in: folder).status == 0)
      #expect(try Self.run(words + Self.policy, in: folder).status == 1)
    }
  }

  @Test func `what a file above says about checking holds where a nearer one replaces it`() throws {
    let note = "override: {account-deletion-offered: note}\n"
    let folder = try Self.folder(
      team: "check: {strict: true}\n", ["apps/a/.reviewlint.yaml": "extends: [builtin]\n" + note])
    #expect(try Self.run(["--skip", "sign-in-with-apple-offered"], in: folder).status == 1)
  }

  @Test func `what is stricter in the judged files stands beside a policy`() throws {
    let folder = try Self.folder(policy: Self.off, ["x.yaml": OwnRule.file("ours")])
    #expect(try Self.run(Self.policy, in: folder).status == 1)
  }

  @Test func `a description may name what the judged files declare`() throws {
    let team = """
      providers: [{id: paw, name: Paw, kind: own}]
      fields: {custom.tail: {type: boolean, meaning: it wags}}

      """
    let folder = try Self.folder(team: team)
    let complete = try Case.complete()
    try folder.write(complete + "custom: {tail: true}\n", to: "change/apps/a/a.review.yaml")
    let answer = try Self.run(Self.policy, in: folder)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("\npartial: "))
  }

  @Test func `a description may say what only the policy declares`() throws {
    let rule = OwnRule.file("ours").replacing("app.name != ''", with: "custom.tail == false")
      .replacing(
        "app.name: ''", with: "custom.tail: true")
    let field = "fields: {custom.tail: {type: boolean, meaning: it wags}}\n"
    let folder = try Self.folder(policy: field + rule, app: "custom: {tail: true}\n")
    let answer = try Self.run(Self.policy + ["--only", "ours"], in: folder)
    #expect(answer.status == 1)
    #expect(answer.output.contains("error[ours]: It is ours"), "\(answer.output)")
  }

  @Test func `a policy that can't be read leaves nothing judged`() throws {
    let folder = try Self.folder()
    #expect(try Self.run(["--policy", "gone.yaml"], in: folder).status == 2)
    try folder.write("override: {nope: off}\n", to: "policy/.reviewlint.yaml")
    let answer = try Self.run(Self.policy, in: folder)
    #expect(answer.status == 2)
    #expect(answer.output.contains("error[unknown-target]"))
  }

  @Test func `what is streamed can't soften what is locked`() throws {
    let folder = try Self.folder(team: "locked: [account-deletion-offered]\n")
    let line = """
      {"reviewlint": 1, "app": {"name": "Paw"}, "account": {"creation": "inApp", "deletion": \
      {"route": "none"}}, "waivers": [{"rule": "account-deletion-offered", "reason": "Later", \
      "approvedBy": "Me", "until": "2026-12-24"}]}

      """
    let answer = try Reviewlint.run(
      ["check", "--stream", "--as-of", "2026-11-21", "--only", "account-deletion-offered"],
      in: folder.url.appending(path: "change"), input: Data(line.utf8))
    #expect(answer.status == 1)
  }
}
