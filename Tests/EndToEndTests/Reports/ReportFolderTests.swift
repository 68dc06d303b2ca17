import Foundation
import Testing

/// A folder with an index and a page for each app.
@Suite struct ReportFolderTests {
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
        "app:\n  team: \(team), name: \(name)", with: "app:\n  team: \(team)\n  name: \(name)")
    try folder.write(text, to: "\(id)/login.review.yaml")
  }

  /// A fleet of three.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for id in apps.keys { try write(id, in: folder) }
    return folder
  }

  private static func report(_ words: [String], in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(["report"] + asOf + words, in: folder.url)
  }

  /// The names of the apps' pages, in the order of the index.
  static func pages(in folder: TemporaryFolder) throws -> [String] {
    let index = try folder.read("site/index.html")
    let start = try #require(index.firstRange(of: "<tbody>"))
    let end = try #require(index.firstRange(of: "</tbody>"))
    let names = index[start.lowerBound..<end.lowerBound].matches(
      of: #/href="(app-[0-9a-f]{16}\.html)"/#
    ).map {
      String($0.output.1)
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/site")
    #expect(Set(all) == Set(names + ["index.html"]))
    return names
  }

  /// What stands on a page, without markup.
  static func words(_ name: String, in folder: TemporaryFolder) throws -> String {
    try folder.read("site/\(name)").replacing(#/(?s)<style>.*?</style>/#, with: "")
      .replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
  }

  @Test func `an index leads to a page an app, which are made anew the next time`() throws {
    let folder = try Self.folder()
    for place in ["site/", "site"] {
      let answer = try Self.report(["--output", place], in: folder)
      #expect((answer.status, answer.output, answer.complaint) == (0, "", ""))
    }
    let index = try Self.words("index.html", in: folder)
    #expect(index.contains("2 of 3 apps aren"))
    #expect(index.contains("By team core 1 of 2 apps isn't ready shop 1 of 1 apps isn't"))
    #expect(index.contains("By rule "))
    #expect(!index.contains("Recorded run"))
    let pages = try Self.pages(in: folder)
    #expect(pages.count == 3)
    for (page, app) in zip(pages, ["Beta", "Gamma", "Alpha"]) {
      let text = try folder.read("site/\(page)")
      #expect(text.contains("<bdi>\(app)"), "\(page)")
      #expect(text.contains("<a href=\"index.html\">"))
      #expect(!text.contains("<script"))
    }
    #expect(try folder.read("site/\(pages[0])").contains("<svg"))
  }

  @Test func `the page of an app is the one that it has alone, but for the way back`() throws {
    let folder = try Self.folder()
    #expect(try Self.report(["a", "--output", "site/"], in: folder).status == 0)
    #expect(try Self.report(["a", "--output", "alone.html"], in: folder).status == 0)
    let page = try folder.read("site/\(Self.pages(in: folder)[0])")
    let back = #/ · <a href="index\.html">[^<]*</a>/#
    #expect(page.contains(back))
    #expect(try page.replacing(back, with: "") == folder.read("alone.html"))
  }

  @Test func `a folder that is written again is the same, and a gate counts all`() throws {
    let folder = try Self.folder()
    #expect(try Self.report(["--output", "site/"], in: folder).status == 0)
    let names = try Self.pages(in: folder) + ["index.html"]
    let before = try names.map { try folder.read("site/\($0)") }
    let words = ["--output", "site/", "--fail-on", "error"]
    #expect(try Self.report(words, in: folder).status == 1)
    #expect(try names.map { try folder.read("site/\($0)") } == before)
  }

  @Test func `a folder of somebody else stays as it is`() throws {
    let folder = try Self.folder()
    try folder.write("mine", to: "site/index.html")
    let answer = try Self.report(["--output", "site"], in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: 'site' isn't a folder that report made, nor an empty one; it stays as it is\n"
    )
    #expect(try folder.read("site/index.html") == "mine")
  }

  @Test func `what can't be judged leaves no app ready`() throws {
    let folder = try Self.folder()
    try folder.write("reviewlint: 1\napp: {nmae: Delta}\n", to: "d/login.review.yaml")
    let answer = try Self.report(["a", "d", "--output", "site/"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("d/login.review.yaml:2"))
    let index = try Self.words("index.html", in: folder)
    #expect(index.contains("Not judged: 2 things"))
    #expect(
      index.contains("there is no key 'nmae' here; did you mean 'name'? d/login.review.yaml:2 "))
    #expect(index.contains("1 of 1 apps isn't"))
    let page = try Self.words(Self.pages(in: folder)[0], in: folder)
    #expect(page.contains("Not judged: 2 things"))
    #expect(!page.contains("Ready to submit"))
  }

  @Test func `what is new since an earlier report comes first, and what is gone is listed`() throws
  {
    let folder = try Self.folder()
    let earlier = try Reviewlint.run(["check", "--format", "json"] + Self.asOf, in: folder.url)
    try folder.write(earlier.output, to: "earlier.json")
    let (good, bad) = (
      try folder.read("a/login.review.yaml"),
      try folder.read("b/login.review.yaml")
        .replacing("  bundleId: com.example.luyin\n", with: "")
    )
    try folder.write(bad.replacing("name: Beta", with: "name: Alpha"), to: "a/login.review.yaml")
    try folder.write(good.replacing("name: Alpha", with: "name: Beta"), to: "b/login.review.yaml")
    let words = ["--since", "earlier.json", "--output", "site/"]
    #expect(try Self.report(words, in: folder).status == 0)
    let index = try Self.words("index.html", in: folder)
    #expect(
      index.contains(#/Since the check of 21 November 2026: \d\d+ new, \d\d+ fixed, \d+ still/#))
    let pages = try Self.pages(in: folder)
    #expect(try Self.words(pages[0], in: folder).contains(" New since then "))
    #expect(try Self.words(pages[2], in: folder).contains(" Fixed: "))
  }
}
