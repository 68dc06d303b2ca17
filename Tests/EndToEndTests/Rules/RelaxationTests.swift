import Foundation
import Testing

/// Nothing makes an answer milder without being named in it, whatever the format.
@Suite struct RelaxationTests {
  /// A way to a milder answer about the description that leaves nothing open.
  struct Way: CustomStringConvertible, Sendable {
    let kind: String
    let what: String
    /// Where it is named: a file with its line.
    let place: String
    var files: [String: String] = [:]
    var words: [String] = []
    /// What is said instead of an unqualified yes; nil where the verdict is no yes anyway.
    var verdict: String?

    var description: String { "\(kind) by \(place)" }
  }

  private static let edition = """
    editions:
      - id: 2030-01-01
        from: 2026-01-01
        title: Ours
        trigger: all
        satisfiedBy: apple
        exemptions: []

    """

  private static let waived = """
    waivers:
      - rule: private-relay-accepted
        reason: seen by App Review
        approvedBy: Ana
        until: 2027-01-01

    """

  private static let rules = Case.root.appending(path: "rules").path

  private static let ways: [Way] = [
    Way(
      kind: "rule-off", what: "apple-button-first", place: ".reviewlint.yaml:2",
      files: [".reviewlint.yaml": "override:\n  apple-button-first: off\n"],
      verdict: "no verdict on submission"),
    Way(
      kind: "rule-milder", what: "apple-button-margin", place: ".reviewlint.yaml:2",
      files: [".reviewlint.yaml": "override:\n  apple-button-margin: note\n"],
      verdict: "but for 1 change to the rules"),
    Way(
      kind: "rule-newer",
      what: "ours",
      place: ".reviewlint.yaml:1",
      files: [
        ".reviewlint.yaml": "ruleset: '0.1'\n"
          + OwnRule.file("ours").replacing(
            "severity: error", with: "severity: error\n    since: 0.2")
      ]
    ),
    Way(
      kind: "parameter-changed",
      what: "apple-button-minimum-size",
      place: ".reviewlint.yaml:2",
      files: [
        ".reviewlint.yaml": """
        override:
          apple-button-minimum-size: {parameters: {minimumHeight: 1.0}}

        """
      ],
      verdict: "but for 1 change to the rules"
    ),
    Way(
      kind: "rule-off",
      what: "ours",
      place: ".reviewlint.yaml:3",
      files: [
        "org/rules.yaml": OwnRule.file("ours"),
        ".reviewlint.yaml": "extends: [builtin, org/rules.yaml]\noverride:\n  ours: off\n",
      ],
      verdict: "no verdict on submission"
    ),
    Way(
      kind: "rule-left-out", what: "account-deletion-complete", place: ".reviewlint.yaml:1",
      files: [".reviewlint.yaml": "extends: []\n" + OwnRule.file("ours")],
      verdict: "no verdict on submission"),
    Way(
      kind: "rules-replaced", what: ".reviewlint.yaml", place: "app/.reviewlint.yaml:1",
      files: [".reviewlint.yaml": OwnRule.file("ours"), "app/.reviewlint.yaml": "{}\n"],
      verdict: "but for 1 change to the rules"),
    Way(
      kind: "entry-replaced",
      what: "google",
      place: ".reviewlint.yaml:2",
      files: [
        ".reviewlint.yaml": """
        providers:
          - {id: google, name: Google, kind: own, replaces: true}

        """
      ],
      verdict: "but for 1 change to the rules"
    ),
    Way(
      kind: "edition-added", what: "2030-01-01", place: ".reviewlint.yaml:2",
      files: [".reviewlint.yaml": edition], verdict: "but for 1 change to the rules"),
    Way(
      kind: "selection", what: "--only 4.8", place: "command line", words: ["--only", "4.8"],
      verdict: "no verdict on submission"),
    Way(
      kind: "selection", what: "--skip accounts", place: "command line",
      words: ["--skip", "accounts"], verdict: "no verdict on submission"),
    Way(
      kind: "built-in-rules", what: "--built-in-rules \(rules)", place: "command line",
      words: ["--built-in-rules", rules], verdict: "but for 1 change to the rules"),
    Way(
      kind: "fail-on", what: "--fail-on never", place: "command line",
      words: ["--fail-on", "never"]
    ),
    Way(
      kind: "incomplete-allowed", what: "--allow-incomplete", place: "command line",
      words: ["--allow-incomplete"]),
    Way(
      kind: "waiver", what: "private-relay-accepted", place: "app/login.review.yaml",
      files: ["app/login.review.yaml": waived], verdict: "but for 1 accepted finding"),
    Way(
      kind: "baseline", what: "1 finding", place: "accepted.json:1",
      words: ["--baseline", "accepted.json"], verdict: "but for 1 accepted finding"),
  ]

  /// A repository with the description; with a waiver or a baseline, relay addresses are refused.
  private static func folder(_ way: Way) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    var description = try Case.complete()
    if way.kind == "waiver" || way.kind == "baseline" {
      description = description.replacing("accepted: true", with: "accepted: false")
    }
    try folder.write(description, to: "app/login.review.yaml")
    for (name, text) in way.files {
      let isAdded = name == "app/login.review.yaml"
      try folder.write(isAdded ? description + text : text, to: name)
    }
    if way.kind == "baseline" {
      _ = try run("check", ["--write-baseline", "accepted.json"], in: folder)
    }
    return folder
  }

  private static func run(
    _ command: String, _ words: [String], in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    let fixed = [command, "app/login.review.yaml", "--as-of", "2026-11-21"]
    return try Reviewlint.run(fixed + words, in: folder.url)
  }

  private static let formats = [
    "text", "json", "jsonl", "markdown", "html", "sarif", "junit", "github", "gitlab", "xcode",
  ]

  /// What has places in files only; what comes from the command line has none there.
  private static let withoutCommandLine: Set = [
    "concise", "github", "gitlab", "sarif", "xcode",
  ]

  /// Formats in which somebody reads a verdict as a sentence.
  private static let sentences: Set = [
    "markdown", "html", "github",
  ]

  /// What a run says in every format, by its name; `words` are about what is checked.
  private static func reports(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> (answer: Reviewlint.Answer, texts: [(format: String, text: String)]) {
    let others = formats.dropFirst()
    let named = others.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try run("check", words + ["--format", "text"] + named, in: folder)
    let texts = try others.map { ($0, try folder.read("report.\($0)")) }
    return (answer, [("text", answer.output)] + texts)
  }

  @Test(arguments: ways)
  func `what makes an answer milder is named in it`(way: Way) throws {
    let (answer, texts) = try Self.reports(way.words, in: Self.folder(way))
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
    for (format, text) in texts {
      if format == "json" { try Self.expectListed(way, in: text) }
      // Texts are wrapped, and pages have tags.
      let output = text.replacing(#/\s+/#, with: " ").replacing("\\.", with: ".")
        .replacing("\\-", with: "-").replacing("%20", with: " ")
      let (file, line) = Self.parts(of: way.place)
      // Newer rules are a number to people.
      let said = ["baseline": ["1 finding"], "rule-newer": [way.what, "1 rule is newer"]]
      #expect(
        said[way.kind, default: [way.what]].contains(where: output.contains), "\(format)")
      let hasPlace = way.place != "command line" || !Self.withoutCommandLine.contains(format)
      if hasPlace { #expect(output.contains(file), "\(format)") }
      if let line {
        let spellings = [
          "\(file):\(line)", "\"line\": \(line)", "\"line\":\(line)", "line=\(line),",
          "\"begin\": \(line)", "\"startLine\": \(line)", "\"\(line)\"",
        ]
        #expect(spellings.contains { output.contains($0) }, "\(format)")
      }
      let ready = "Ready to submit, as far as the description shows."
      #expect(!output.contains(ready) || way.verdict == nil, "\(format)")
      #expect(!output.contains("compliant: ") || way.verdict == nil, "\(format)")
      if Self.sentences.contains(format), let verdict = way.verdict {
        #expect(output.contains(verdict), "\(format)")
      }
    }
  }

  private static func parts(of place: String) -> (file: String, line: String?) {
    let parts = place.split(separator: ":").map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  /// What a report in JSON says of it.
  private struct Answer: Decodable {
    struct Relaxation: Decodable {
      let kind: String
      let what: String
      let file: String
      let line: Int
    }
    struct Tool: Decodable { let relaxations: [Relaxation] }
    struct Partial: Decodable {
      let asked: Int
      let rules: Int
    }
    let tool: Tool
    let verdict: String
    let partial: Partial?
  }

  private static func expectListed(_ way: Way, in report: String) throws {
    let decoded = try JSONDecoder().decode(Answer.self, from: Data(report.utf8))
    let (file, line) = Self.parts(of: way.place)
    #expect(
      decoded.tool.relaxations.contains {
        $0.kind == way.kind && $0.what == way.what && $0.file == file
          && (line == nil || $0.line == line.flatMap(Int.init))
      },
      "\(decoded.tool.relaxations)"
    )
    #expect(decoded.verdict == "compliant")
    #expect((decoded.partial != nil) == (way.verdict == "no verdict on submission"))
    if let partial = decoded.partial { #expect(partial.asked < partial.rules) }
  }

  @Test func `nothing is named where nothing is milder`() throws {
    let folder = try Self.folder(Way(kind: "", what: "", place: ""))
    let (answer, texts) = try Self.reports([], in: folder)
    #expect(answer.status == 0)
    for (format, text) in texts {
      for word in ["relaxed", "Relaxed", "partial", "milder"] where format != "html" {
        let isMember = format.hasPrefix("json") && word == "relaxed"
        #expect(isMember || !text.contains("\(word):"))
      }
      #expect(format != "json" || text.contains(#""relaxations":[]"#))
    }
    #expect(answer.output.contains("\ncompliant: "))
  }

  private static let unreadable = [
    ["--only", "nope"], ["--rules", "missing.yaml"], ["--baseline", "missing.json"],
  ]

  @Test(arguments: unreadable)
  func `what can't be selected or read leaves every report unjudged`(_ words: [String]) throws {
    let folder = try Self.folder(Way(kind: "", what: "", place: ""))
    let (answer, texts) = try Self.reports(words, in: folder)
    #expect(answer.status == 2)
    for (format, text) in texts {
      #expect(!text.contains("Ready"), "\(format)")
      #expect(!text.contains("compliant"), "\(format)")
      #expect(format != "json" || text.contains(#""overridden":[]"#))
    }
    let page = try Self.run("report", words + ["--output", "page.html"], in: folder)
    #expect(page.status == 2)
    #expect(try folder.read("page.html").contains("Not judged: 1 thing in the input"))
    #expect(!(try folder.read("page.html").contains("Ready")))
  }

  @Test func `a part of the rules never makes a page say ready`() throws {
    let folder = try TemporaryFolder()
    let faulty = Case.root.appending(path: "rules/examples/faulty-social-app.review.yaml")
    try folder.write(String(contentsOf: faulty, encoding: .utf8), to: "app/login.review.yaml")
    let words = ["--only", "4.8", "--output", "page.html"]
    #expect(try Self.run("report", words, in: folder).status == 0)
    let page = try folder.read("page.html")
    #expect(
      page.contains(#/\?</span> \d+ of \d+ rules were asked: no verdict on submission\.</h1>/#))
    #expect(!page.contains("Ready"))
  }

  @Test func `a baseline that is written says what it leaves open`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple, google]}\n",
      to: "app/login.review.yaml")
    let words = ["--write-baseline", "b.json", "--only", "sign-in-stays-in-app"]
    let answer = try Self.run("check", words, in: folder)
    #expect(
      answer.complaint
        == "reviewlint: the baseline leaves open what 1 rule can't decide for want of facts\n"
    )
  }
}
