import Foundation
import Testing

/// Pages of runs that `check` recorded, on one machine or many: they judge nothing.
@Suite struct RecordedRunTests {
  private static func check(
    _ paths: [String], as run: String, _ words: [String] = ReportFolderTests.asOf,
    in folder: TemporaryFolder
  ) throws {
    let answer = try Reviewlint.run(["check", "--format", "json"] + words + paths, in: folder.url)
    try folder.write(answer.output, to: run)
  }

  /// Two runs over a fleet of three, whose descriptions aren't there any more.
  private static func folder() throws -> TemporaryFolder {
    let folder = try ReportFolderTests.folder()
    try check(["a"], as: "one.json", in: folder)
    try check(["b", "c"], as: "two.json", in: folder)
    return folder
  }

  private static func show(
    _ runs: [String] = ["one.json", "two.json"], to output: String = "site/",
    in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(["report", "--from"] + runs + ["--output", output], in: folder.url)
  }

  @Test func `descriptions needn't be there, and its pages say which day was recorded`() throws {
    let folder = try Self.folder()
    for id in ["a", "b", "c"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: id))
    }
    for place in ["site/", "page.html"] {
      let answer = try Self.show(to: place, in: folder)
      #expect((answer.status, answer.output, answer.complaint) == (0, "", ""))
    }
    let page = try folder.read("page.html")
    let names = try ReportFolderTests.pages(in: folder)
    #expect(names.count == 3)
    for text in try [page] + (names + ["index.html"]).map({ try folder.read("site/\($0)") }) {
      #expect(text.contains(">Recorded run of 21 November 2026: nothing was judged again"))
      #expect(!text.contains("<svg") && !text.contains("<script"))
    }
    let links = Set(page.matches(of: #/href="#(app-\d+)"/#).map(\.output.1))
    #expect(links.count == 3)
    for link in links { #expect(page.contains("<h2 id=\"\(link)\">")) }
    let worst = try folder.read("site/\(names[0])")
    #expect(worst.contains("<bdi>Beta</bdi>") && worst.contains("b/login.review.yaml:"))
    #expect(worst.contains("href=\"https://developer.apple.com/"))
  }

  @Test func `an index of a recorded run is that of the run`() throws {
    let folder = try Self.folder()
    let words = ["report", "--output", "site/"] + ReportFolderTests.asOf
    #expect(try Reviewlint.run(words, in: folder.url).status == 0)
    let judged = try folder.read("site/index.html")
    #expect(try Self.show(in: folder).status == 0)
    let said = #/<p class="quiet">Recorded run of [^<]*</p>/#
    let recorded = try folder.read("site/index.html")
    #expect(recorded.replacing(said, with: "") == judged)
    #expect(try Self.show(["two.json", "one.json"], in: folder).status == 0)
    #expect(try folder.read("site/index.html") == recorded)
  }

  @Test func `what only the description has to be put in order for is no error`() throws {
    let folder = try Self.folder()
    let text = try folder.read("a/login.review.yaml")
    let waiver = "{rule: apple-button-first, reason: x, approvedBy: y, until: 2026-01-01}"
    try folder.write(text + "\nwaivers: [\(waiver)]\n", to: "a/login.review.yaml")
    try Self.check(["a"], as: "one.json", in: folder)
    #expect(try Self.show(["one.json"], in: folder).status == 0)
    let page = try ReportFolderTests.words(ReportFolderTests.pages(in: folder)[0], in: folder)
    #expect(page.contains(" Put the description in order "))
  }

  @Test(arguments: ["--fail-on=error", "--strict", "--as-of=2026-11-21", "--rules=r.yaml"])
  func `what has a sense for judging only is refused`(option: String) throws {
    let folder = try Self.folder()
    let answer = try Self.show(["one.json", option], in: folder)
    #expect(answer.status == 2)
    let name = option.prefix { $0 != "=" }
    #expect(answer.complaint == "reviewlint: --from and \(name) contradict each other\n")
    #expect(try !folder.names().contains("site"))
  }

  @Test func `what is new since an earlier report is marked, and what is gone is listed`() throws {
    let folder = try Self.folder()
    try Self.check(["a", "b"], as: "earlier.json", in: folder)
    let (good, bad) = (
      try folder.read("a/login.review.yaml"),
      try folder.read("b/login.review.yaml")
        .replacing("  bundleId: com.example.luyin\n", with: "")
    )
    try folder.write(bad.replacing("name: Beta", with: "name: Alpha"), to: "a/login.review.yaml")
    try folder.write(good.replacing("name: Alpha", with: "name: Beta"), to: "b/login.review.yaml")
    try Self.check(["a"], as: "one.json", in: folder)
    try Self.check(["b", "c"], as: "two.json", in: folder)
    #expect(
      try Self.show(["one.json", "two.json", "--since", "earlier.json"], in: folder).status == 0)
    let names = try ReportFolderTests.pages(in: folder)
    let new = try ReportFolderTests.words(names[0], in: folder)
    #expect(new.contains(#/ Alpha .* Since the check of 21 November 2026: \d\d+ new, 0 fixed/#))
    #expect(new.contains(" New "))
    let unknown = try ReportFolderTests.words(names[1], in: folder)
    #expect(unknown.contains("That check knew nothing of this app."))
    let gone = try ReportFolderTests.words(names[2], in: folder)
    #expect(gone.contains(#/ Beta .* 0 new, \d\d+ fixed, .* Fixed: /#))
  }

  @Test func `a stream is a run as well, and each line of it is judged by itself`() throws {
    let folder = try Self.folder()
    let lines = [#"{"reviewlint": 1, "app": {"name": "Delta"}}"#, #"{"reviewlint": 1"#]
    let stream = try Reviewlint.run(
      ["check", "--stream"] + ReportFolderTests.asOf, in: folder.url,
      input: Data(lines.joined(separator: "\n").utf8))
    try folder.write(stream.output, to: "lines.json")
    let answer = try Self.show(["one.json", "lines.json"], in: folder)
    #expect((answer.status, answer.complaint) == (2, ""))
    let index = try ReportFolderTests.words("index.html", in: folder)
    #expect(index.contains("Not judged: 1 thing"))
    #expect(index.contains("2 of 3 apps aren"))
    #expect(index.contains(#/ Delta \S+ \(?\S* ?\? Undecided /#), "\(index)")
    try folder.write(String(stream.output.prefix(1_000)), to: "lines.json")
    let cut = try Self.show(["lines.json"], in: folder)
    #expect(cut.status == 2)
    #expect(cut.complaint.contains("lines.json:1:"), "\(cut.complaint)")
  }

  @Test func `a run that wasn't judged has no ready app`() throws {
    let folder = try Self.folder()
    try folder.write("reviewlint: 1\napp: {nmae: Delta}\n", to: "d/login.review.yaml")
    try Self.check(["a", "d"], as: "one.json", in: folder)
    let answer = try Self.show(["one.json"], in: folder)
    #expect(answer.status == 2)
    let said = "d/login.review.yaml:2 could not be judged in this run: there is no key 'nmae' here"
    #expect(answer.complaint.contains("reviewlint: \(said)"), "\(answer.complaint)")
    let index = try ReportFolderTests.words("index.html", in: folder)
    #expect(index.contains("Not judged: 2 things"))
    #expect(
      index.contains("there is no key 'nmae' here; did you mean 'name'? d/login.review.yaml:2 "))
    #expect(index.contains("1 of 1 apps isn't"))
    #expect(!index.contains("✓ Ready"))
    try Self.check(["nowhere"], as: "one.json", in: folder)
    #expect(try Self.show(["one.json"], in: folder).status == 2)
  }

  @Test func `a description that is in two runs is named`() throws {
    let folder = try Self.folder()
    let answer = try Self.show(["one.json", "one.json"], in: folder)
    #expect(answer.status == 2)
    let said = "'Alpha' (a/login.review.yaml) is in two of the runs; give each description once"
    #expect(answer.complaint == "reviewlint: \(said)\n")
    #expect(try ReportFolderTests.pages(in: folder).count == 1)
  }

  @Test func `runs that were judged by different rules are named, and so are their days`() throws {
    let folder = try Self.folder()
    try folder.write("rules: []\n", to: "none.yaml")
    try Self.check(
      ["a"], as: "one.json", ["--as-of", "2026-11-20", "--rules", "none.yaml"], in: folder)
    let answer = try Self.show(in: folder)
    #expect(answer.status == 0)
    #expect(answer.complaint.hasPrefix("reviewlint: These runs were judged by different rules: "))
    let index = try ReportFolderTests.words("index.html", in: folder)
    #expect(index.contains("Recorded runs of 20 November 2026 to 21 November 2026: nothing"))
    #expect(index.contains("These runs were judged by different rules: "))
  }

  /// What becomes of a run, and what is said of it.
  private static let broken: [(change: @Sendable (String) -> String, said: String)] = [
    ({ String($0.prefix($0.count / 2)) }, "two.json:"),
    ({ _ in "{}" }, "this is no report as 'check --format json' writes it"),
    ({ _ in "" }, "two.json"),
    (
      { _ in #"{"kind": "result", "file": "a"}"# },
      "error[no-report]: this is no report as 'check --format json' writes it\n  --> two.json"
    ),
    ({ $0.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 7") }, "two.json:2:20"),
    (
      { $0.replacing("\"document\": 1", with: "\"documnet\": 1", maxReplacements: 1) },
      "the key 'document' is missing here"
    ),
  ]

  @Test(arguments: broken.indices)
  func `a run that can't be read is exit status 2, and where it is wrong is said`(
    number: Int
  ) throws {
    let folder = try Self.folder()
    try folder.write(Self.broken[number].change(folder.read("two.json")), to: "two.json")
    let answer = try Self.show(in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains(Self.broken[number].said), "\(answer.complaint)")
    #expect(try folder.read("site/index.html").contains("Not judged: "))
    try FileManager.default.removeItem(at: folder.url.appending(path: "two.json"))
    let gone = try Self.show(to: "page.html", in: folder)
    #expect(gone.status == 2)
    #expect(gone.complaint.contains("this report can't be read: No such file or directory"))
  }

  @Test func `a mistake in a later description is told where it stands`() throws {
    let folder = try Self.folder()
    let text = try folder.read("two.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.lastIndex { $0.contains("\"document\": 1") })
    var changed = lines
    changed[line] = "      \"document\": [1],"
    try folder.write(changed.joined(separator: "\n"), to: "two.json")
    let answer = try Self.show(in: folder)
    #expect(answer.complaint.contains("two.json:\(line + 1):19"), "\(answer.complaint)")
  }

  @Test func `a page never takes the place of a run`() throws {
    let folder = try Self.folder()
    let answer = try Self.show(to: "two.json", in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: the report 'two.json' would take the place of another file of this run\n"
    )
  }
}
