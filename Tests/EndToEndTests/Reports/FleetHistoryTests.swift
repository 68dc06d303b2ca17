import Foundation
import Testing

/// What `fleet` tells of earlier runs.
@Suite struct FleetHistoryTests {
  /// What is found in an example as of a day, as a report.
  private static func check(
    _ example: String,
    on day: String,
    as part: String,
    in folder: TemporaryFolder
  ) throws {
    let text = try Case.own("\(example).review.yaml")
    let named = text.replacing(#/\n  name: .*/#, with: "\n  name: Alpha", maxReplacements: 1)
      .replacing("app: {name: Pawprint", with: "app: {name: Alpha", maxReplacements: 1)
    try folder.write(named, to: "a.review.yaml")
    let words = ["check", "a.review.yaml", "--format", "json", "--as-of", day]
    try folder.write(Reviewlint.run(words, in: folder.url).output, to: part)
  }

  private static func fleet(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let parts = ["fleet", "now.json", "--history", "one.json", "--history", "two.json"]
    return try Reviewlint.run(parts + words, in: folder.url).output
  }

  /// Two runs, between which the app got worse, and one after them.
  private static func folder(now: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try check("complete", on: "2026-10-01", as: "one.json", in: folder)
    try check("faulty-social-app", on: "2026-11-01", as: "two.json", in: folder)
    try check(now, on: "2026-11-21", as: "now.json", in: folder)
    return folder
  }

  private static func page(in folder: TemporaryFolder) throws -> String {
    _ = try fleet(["--output", "site"], in: folder)
    let index = try folder.read("site/index.html")
    let name = try #require(index.firstMatch(of: #/href="(app-[0-9a-f]{16}\.html)"/#)?.output.1)
    return try folder.read("site/\(name)")
  }

  @Test func `a line a run says what was new, fixed and still open`() throws {
    let folder = try Self.folder(now: "complete")
    let text = try Self.fleet([], in: folder)
    let lines =
      #/
      From\ run\ to\ run\n
      \ \ 21\ November\ 2026\ \ 0\ new,\ (\d+)\ fixed,\ 0\ still\ open\n
      \ \ 1\ November\ 2026\ \ (\d+)\ new,\ 0\ fixed,\ 0\ still\ open\n
      \ \ 1\ October\ 2026\ \ 0\ new,\ 0\ fixed,\ 0\ still\ open\n
      /#
    let found = try #require(text.firstMatch(of: lines), "\(text)")
    #expect(found.output.1 == found.output.2)
    #expect(found.output.1 != "0")
    #expect(!text.contains("By owner"))
  }

  @Test func `what is open is so since the first run without a break`() throws {
    let folder = try Self.folder(now: "faulty-social-app")
    let lines = try Self.fleet(["--format", "jsonl"], in: folder)
    #expect(lines.contains(#""newlyFailing":false,"newErrors":0,"openSince":"2026-11-01""#))
    let text = try Self.fleet([], in: folder)
    #expect(text.contains(#/By owner\n  design  \d+ errors?  open since 1 November 2026\n/#))
    let page = try Self.page(in: folder)
    #expect(page.contains("<span>open since 1 November 2026</span>"))
    #expect(!page.contains(">New</span>"))
  }

  @Test func `the page of an app begins with what is new`() throws {
    let folder = try Self.folder(now: "faulty-social-app")
    try Self.check("complete", on: "2026-11-01", as: "two.json", in: folder)
    let page = try Self.page(in: folder)
    let findings = try #require(page.firstRange(of: "<h2>Findings</h2>"))
    let first = page[findings.upperBound...].prefix(1_500)
    #expect(first.contains("<span class=\"tag ask\">New</span>"), "\(first)")
    #expect(!page.contains("open since"))
  }
}
