import Foundation
import Testing

/// Many apps at once, from the reports of some of them each.
@Suite struct FleetCommandTests {
  static let asOf = ["--as-of", "2026-11-21"]

  /// What apps are called, their teams, and the examples that they are.
  private static let apps = [
    "a": ("Alpha", "core", "complete"), "b": ("Beta", "core", "faulty-social-app"),
    "c": ("Gamma", "shop", "smallest"),
  ]

  private static func write(_ id: String, in folder: TemporaryFolder) throws {
    let (name, team, example) = try #require(apps[id])
    let text = try Case.own("\(example).review.yaml")
      .replacing(
        #/name: (Pawprint|鹿隐 \(Luyin\))/#,
        with: "team: \(team), name: \(name)",
        maxReplacements: 1
      )
      .replacing(
        "app:\n  team: \(team), name: \(name)",
        with: "app:\n  team: \(team)\n  name: \(name)"
      )
    try folder.write(text, to: "\(id)/login.review.yaml")
  }

  static func check(
    _ paths: [String],
    as part: String,
    _ words: [String] = [],
    in folder: TemporaryFolder
  ) throws {
    let answer = try Reviewlint.run(
      ["check", "--format", "json"] + asOf + words + paths,
      in: folder.url
    )
    try folder.write(answer.output, to: part)
  }

  /// Two parts of a fleet of three.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for id in apps.keys { try write(id, in: folder) }
    try check(["a"], as: "one.json", in: folder)
    try check(["b", "c"], as: "two.json", in: folder)
    return folder
  }

  static func fleet(_ words: [String], in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(["fleet"] + words, in: folder.url)
  }

  static func lines(_ text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONValue(of: $0.utf8) }
  }

  static let both = ["one.json", "two.json"]

  @Test func `people see a line an app, what they have in common, and how many aren't ready`()
    throws
  {
    let answer = try Self.fleet(Self.both, in: Self.folder())
    #expect((answer.status, answer.complaint) == (1, ""))
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("app    team  file"), "\(lines[0])")
    #expect(lines[1].hasPrefix("Beta   core  …ogin.review.yaml  violations  "), "\(lines[1])")
    #expect(lines[2].hasPrefix("Gamma  shop  …ogin.review.yaml  incomplete  "), "\(lines[2])")
    #expect(lines[3].hasPrefix("Alpha  core  …ogin.review.yaml  compliant  "), "\(lines[3])")
    let teams = "By team\n  core  1 of 2 apps isn't ready\n  shop  1 of 1 apps isn't ready\n"
    #expect(answer.output.contains(teams))
    #expect(answer.output.contains("By rule\n  error["))
    #expect(lines.last == "2 of 3 apps aren't ready")
  }

  @Test func `a fleet that is ready is`() throws {
    let answer = try Self.fleet(["one.json"], in: Self.folder())
    #expect((answer.status, answer.complaint) == (0, ""))
    #expect(answer.output.hasSuffix("\nThe app is ready\n"))
  }

  @Test func `what only the description has to be put in order for is no error`() throws {
    let folder = try Self.folder()
    let text = try folder.read("a/login.review.yaml")
    let waiver = "{rule: apple-button-first, reason: x, approvedBy: y, until: 2026-01-01}"
    try folder.write(text + "\nwaivers: [\(waiver)]\n", to: "a/login.review.yaml")
    try Self.check(["a"], as: "one.json", in: folder)
    let answer = try Self.fleet(["one.json", "--format", "jsonl"], in: folder)
    let app = try #require(try Self.lines(answer.output).first)
    #expect(app.value(at: "/errors") == .number(0), "\(answer.output)")
    #expect(app.value(at: "/bookkeeping") == .number(1), "\(answer.output)")
    _ = try Self.fleet(["one.json", "--output", "site"], in: folder)
    let index = try folder.read("site/index.html")
    let name = try #require(index.firstMatch(of: #/href="(app-[0-9a-f]{16}\.html)"/#)?.output.1)
    #expect(try folder.read("site/\(name)").contains("<h2>Put the description in order</h2>"))
  }

  @Test(arguments: ["text", "jsonl", "openmetrics"])
  func `the order of parts changes nothing`(format: String) throws {
    let folder = try Self.folder()
    let words = ["--format", format]
    let one = try Self.fleet(words + Self.both, in: folder)
    let other = try Self.fleet(words + Self.both.reversed(), in: folder)
    #expect(one.output == other.output)
  }

  @Test func `a part that wasn't judged has no ready app`() throws {
    let folder = try Self.folder()
    try folder.write("reviewlint: 1\napp: {nmae: Delta}\n", to: "d/login.review.yaml")
    try Self.check(["a", "d"], as: "one.json", in: folder)
    let answer = try Self.fleet(["one.json", "--format", "jsonl"], in: folder)
    #expect(answer.status == 2)
    let lines = try Self.lines(answer.output)
    #expect(lines.count { $0.value(at: "/kind") == .text("app") } == 2)
    for line in lines {
      #expect(line.value(at: "/ready") != .boolean(true))
      #expect(line.value(at: "/verdict") == .text("unjudged") || line.value(at: "/app") == nil)
    }
    let text = try Self.fleet(["one.json"], in: folder).output
    #expect(text.contains("Not judged: "))
    #expect(text.hasSuffix("2 of 2 apps aren't ready\n"))
  }

  @Test func `history shows what is failing anew, first`() throws {
    let folder = try Self.folder()
    try Self.check(["a", "b"], as: "old.json", in: folder)
    let worse = try folder.read("b/login.review.yaml").replacing("name: Beta", with: "name: Alpha")
    try folder.write(worse, to: "a/login.review.yaml")
    try Self.check(["a"], as: "one.json", in: folder)
    let words = ["--history", "old.json", "--history", "old.json", "--format", "jsonl"]
    let answer = try Self.fleet(Self.both + words, in: folder)
    let apps = try Self.lines(answer.output).filter { $0.value(at: "/kind") == .text("app") }
    #expect(apps.map { $0.value(at: "/app") } == ["Alpha", "Beta", "Gamma"].map(JSONValue.text))
    #expect(
      apps.map { $0.value(at: "/newlyFailing") } == [true, false, false].map(JSONValue.boolean)
    )
    let compliant = JSONValue.text("compliant")
    #expect(apps[0].value(at: "/trend") == .list([compliant, compliant]))
    #expect(apps[2].value(at: "/trend") == .list([.null, .null]))
    let shown = try Self.fleet(Self.both + ["--history", "old.json"], in: folder).output
    #expect(shown.contains(#/\nAlpha .*✓✕ newly failing\n/#), "\(shown)")
  }

  @Test func `an earlier report that can't be read is exit status 2`() throws {
    let answer = try Self.fleet(Self.both + ["--history", "none.json"], in: Self.folder())
    #expect(answer.status == 2)
    #expect(
      answer.complaint == """
        error[unreadable-part]: this report can't be read: No such file or directory
          --> none.json


        """
    )
  }

  @Test func `SQLite takes the fleet, and takes it again`() throws {
    let folder = try Self.folder()
    let text = try folder.read("c/login.review.yaml")
    try folder.write(
      text.replacing("Gamma", with: "\"O'Gamma; DROP TABLE app\""),
      to: "c/login.review.yaml"
    )
    try Self.check(["b", "c"], as: "two.json", in: folder)
    try folder.write(Self.fleet(Self.both + ["--format", "sql"], in: folder).output, to: "f.sql")
    let script = """
      import sqlite3
      base = sqlite3.connect(":memory:")
      for _ in range(2): base.executescript(open("f.sql", encoding="utf-8").read())
      ask = lambda query: print(*base.execute(query).fetchone(), sep="|")
      ask("SELECT group_concat(app, ',') FROM (SELECT app FROM app ORDER BY id)")
      ask("SELECT sum(ready), sum(errors) > 5, max(as_of), count(DISTINCT team) FROM app")
      ask("SELECT count(*) > 20, count(DISTINCT rule) > 10, sum(link LIKE 'https:%') > 5 FROM finding")
      ask("SELECT count(*) > 5, min(owner) FROM question JOIN app ON app.id = question.app")
      ask("SELECT count(*) FROM finding LEFT JOIN app ON app.id = finding.app WHERE app.id IS NULL")
      """
    let answer = try Reviewlint.run(
      ["python3", "-c", script],
      of: "/usr/bin/env",
      in: folder.url
    )
    #expect(
      (answer.output, answer.complaint) == (
        """
        Beta,O'Gamma; DROP TABLE app,Alpha
        1|1|2026-11-21|2
        1|1|1
        1|appStoreConnect
        0

        """, ""
      )
    )
  }

  /// Holds a text against OpenMetrics: families in one piece, each described before its samples.
  private static func expectMetrics(_ text: String) {
    #expect(text.hasSuffix("\n# EOF\n"))
    var family = ""
    var known: Set<String> = []
    var samples: Set<Substring> = []
    let label = #/[a-z_]+="([^"\\\n]|\\["\\n])*"/#
    for line in text.split(separator: "\n").dropLast() {
      if let head = line.wholeMatch(of: #/# TYPE ([a-z_]+) gauge/#) {
        family = String(head.output.1)
        #expect(known.insert(family).inserted, "\(family) is there twice")
      } else if line.hasPrefix("#") {
        #expect(line.hasPrefix("# HELP \(family) ") || line == "# UNIT \(family) seconds")
      } else if let sample = line.wholeMatch(of: #/([a-z_]+)(\{(.*)\})? (-?[0-9]+)/#) {
        #expect(sample.output.1 == family, "\(line)")
        let series = line.dropLast(sample.output.4.count)
        #expect(samples.insert(series).inserted, "\(line) is there twice")
        let labels = sample.output.3 ?? ""
        let left = labels.replacing(label, with: "")
        #expect(left.allSatisfy { $0 == "," }, "\(line)")
      } else {
        Issue.record("\(line)")
      }
    }
  }

  @Test func `OpenMetrics has what the table has`() throws {
    let folder = try Self.folder()
    let text = try folder.read("c/login.review.yaml")
    try folder.write(
      text.replacing("Gamma", with: #"'A "b" \n {c="d"}'"#),
      to: "c/login.review.yaml"
    )
    try Self.check(["b", "c"], as: "two.json", in: folder)
    let metrics = try Self.fleet(Self.both + ["--format", "openmetrics"], in: folder).output
    Self.expectMetrics(metrics)
    for line in [
      "reviewlint_apps{state=\"ready\"} 1", "reviewlint_apps{state=\"violations\"} 1",
      #"reviewlint_app_ready{app="Alpha",team="core",file="a/login.review.yaml",document="1"} 1"#,
      #"reviewlint_app_ready{app="A \"b\" \\n {c=\"d\"}",team="shop","#, "reviewlint_faults 0",
    ] { #expect(metrics.contains("\n\(line)"), "\(line)") }
  }

  @Test func `an index leads to a page an app, which are made anew the next time`() throws {
    let folder = try Self.folder()
    for _ in 1...2 {
      let answer = try Self.fleet(Self.both + ["--output", "site"], in: folder)
      #expect((answer.status, answer.complaint) == (1, ""))
    }
    let index = try folder.read("site/index.html")
    #expect(
      index.contains("<title>2 of 3 apps aren&#39;t ready</title>")
        || index.contains("2 of 3 apps aren")
    )
    let links = index.matches(of: #/href="(app-[0-9a-f]{16}\.html)"/#).map { String($0.output.1) }
    #expect(links.count == 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/site")
    #expect(Set(names) == Set(links + ["index.html"]))
    let page = try folder.read("site/\(links[0])")
    #expect(page.contains("<bdi>Beta</bdi>"))
    #expect(page.contains("b/login.review.yaml:"))
    #expect(page.contains("href=\"https://developer.apple.com/"))
    #expect(!page.contains("<script"))
  }

  @Test func `a folder of somebody else stays as it is`() throws {
    let folder = try Self.folder()
    try folder.write("mine", to: "site/index.html")
    let answer = try Self.fleet(Self.both + ["--output", "site"], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: 'site' isn't a folder that fleet made, nor an empty one; it stays as it is\n"
    )
    #expect(try folder.read("site/index.html") == "mine")
  }

  @Test func `a description that is in two parts is no second app`() throws {
    let folder = try Self.folder()
    let answer = try Self.fleet(["one.json", "one.json", "--format", "openmetrics"], in: folder)
    #expect(answer.status == 2)
    let said = "'Alpha' (a/login.review.yaml) is in two of the parts; give each description once"
    #expect(answer.complaint == "reviewlint: \(said)\n")
    Self.expectMetrics(answer.output)
    #expect(answer.output.contains("\nreviewlint_faults 1\n"))
  }

  @Test func `without parts there is nothing to show`() throws {
    let answer = try Self.fleet([], in: Self.folder())
    #expect(answer.status == 2)
    #expect(
      answer.complaint == "reviewlint: fleet needs reports as 'check --format json' writes them\n"
    )
  }
}
