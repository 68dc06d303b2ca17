import Foundation
import Testing

/// A fleet's run that is cut in parts, each checked by itself, and joined on one page.
@Suite struct JoinTests {
  private static let asOf = ["--as-of", "2026-11-21"]

  /// Descriptions in a folder and one below it; in the order of a search, as it isn't by length.
  private static let fleet = [
    "fleet/b.review.yaml": "faulty-social-app", "fleet/a/z.review.yaml": "complete",
    "fleet/a.review.yaml": "login-google-only", "fleet/c.review.yaml": "binding-by-law",
    "fleet/p.review.yaml": "project",
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (place, example) in fleet {
      try folder.write(Case.own("\(example).review.yaml"), to: place)
    }
    // The last one takes facts from the project beside it.
    try FileManager.default.copyItem(
      at: Case.root.appending(path: "rules/examples/pawprint-ios"),
      to: folder.url.appending(path: "fleet/pawprint-ios")
    )
    return folder
  }

  /// Checks some of the fleet, and leaves the answer in a file.
  private static func check(
    _ paths: [String],
    as name: String,
    _ words: [String] = asOf,
    in folder: TemporaryFolder
  ) throws {
    let answer = try Reviewlint.run(["check", "--format", "json"] + words + paths, in: folder.url)
    try folder.write(answer.output, to: name)
  }

  /// Two parts that lie across each other.
  private static func parts(
    _ words: [String] = asOf,
    in folder: TemporaryFolder
  ) throws {
    try check(["fleet/c.review.yaml", "fleet/a/z.review.yaml"], as: "one.json", words, in: folder)
    let others = ["fleet/b.review.yaml", "fleet/a.review.yaml", "fleet/p.review.yaml"]
    try check(others, as: "two.json", words, in: folder)
  }

  private static func join(
    _ words: [String] = [],
    in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    let parts = ["report", "--from", "one.json", "two.json", "--output", "joined.html"]
    return try Reviewlint.run(parts + words, in: folder.url)
  }

  /// The page that one run makes.
  private static func whole(
    _ words: [String],
    in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    let page = ["report", "fleet", "--output", "whole.html"]
    return try Reviewlint.run(page + words, in: folder.url)
  }

  private static let options: [[String]] = [
    [], asOf, asOf + ["--language", "ar"], asOf + ["--fail-on", "warning"], asOf + ["--strict"],
    asOf + ["--skip", "apple-button-first"], asOf + ["--rules", "team.yaml"],
    asOf + ["--baseline", "held.json"],
  ]

  @Test(arguments: options)
  func `parts make the page that one run makes, and its status`(words: [String]) throws {
    let folder = try Self.folder()
    try folder.write(
      "override:\n  apple-button-minimum-size: warning\n",
      to: "team.yaml"
    )
    _ = try Reviewlint.run(
      ["check", "fleet/b.review.yaml", "--write-baseline", "held.json", "--quiet"] + Self.asOf,
      in: folder.url
    )
    try Self.parts(words, in: folder)
    let whole = try Self.whole(words, in: folder)
    #expect(whole.complaint == "")
    let given = words.first == "--as-of" ? Array(words.dropFirst(2)) : words
    let joined = try Self.join(given, in: folder)
    #expect((joined.status, joined.complaint) == (whole.status, ""))
    #expect(try folder.read("joined.html") == folder.read("whole.html"))
  }

  @Test func `a gate that joins parts counts what a gate over all of them counts`() throws {
    let folder = try Self.folder()
    // A part that ends with 1 would be run again by what hands out the parts.
    try Self.parts(Self.asOf + ["--fail-on", "never"], in: folder)
    #expect(try Self.join(in: folder).status == 0)
    #expect(try Self.join(["--fail-on", "error"], in: folder).status == 1)
    #expect(try folder.read("joined.html").contains("Not ready to submit: "))
  }

  @Test func `what could not be judged in a part can't be judged on the page`() throws {
    let folder = try Self.folder()
    try folder.write("reviewlint: 1\napp: {nmae: Pawprint}\n", to: "fleet/d.review.yaml")
    try Self.parts(in: folder)
    try Self.check(["fleet/d.review.yaml"], as: "three.json", in: folder)
    let whole = try Self.whole(Self.asOf, in: folder)
    let joined = try Self.join(["three.json"], in: folder)
    #expect((joined.status, joined.complaint) == (2, whole.complaint))
    #expect(try folder.read("joined.html") == folder.read("whole.html"))
    // Nor once the fault is mended.
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "fleet/d.review.yaml")
    #expect(try Self.join(["three.json"], in: folder).status == 2)
  }

  @Test func `a part that found nothing to judge stays unjudged`() throws {
    let folder = try Self.folder()
    try Self.parts(in: folder)
    try Self.check(["nowhere"], as: "two.json", in: folder)
    let joined = try Self.join(in: folder)
    #expect(joined.status == 2)
    #expect(
      joined.complaint == """
        error[unjudged-in]: nowhere could not be judged in this part: there is no
            such file or folder
          --> two.json:23:5
         23 |     {
            |     ^


        """
    )
  }

  /// What is done before parts are joined, and what is said of that.
  private typealias Refusal = (change: @Sendable (TemporaryFolder) throws -> Void, said: String)

  private static let refusals: [Refusal] = [
    (
      { try check(["fleet/b.review.yaml"], as: "two.json", ["--as-of", "2026-11-20"], in: $0) },
      """
      error[other-day]: this part was checked as of 2026-11-20, not 2026-11-21;
          give every part the same --as-of
        --> two.json:
      """
    ),
    (
      {
        let words = asOf + ["--only", "apple-button-first"]
        try check(["fleet/b.review.yaml"], as: "two.json", words, in: $0)
      },
      """
      error[other-selection]: this part has another --only or --skip; give every
          part and this report the same
        --> two.json:
      """
    ),
    (
      {
        try $0.write("rules: []\n", to: "none.yaml")
        let words = asOf + ["--rules", "none.yaml"]
        try check(["fleet/b.review.yaml"], as: "two.json", words, in: $0)
      },
      "error[other-rules]: this part was checked by the rules "
    ),
    (
      { try $0.write("reviewlint: 1\n", to: "two.json") },
      """
      error[no-report]: this is no report as 'check --format json' writes it
        --> two.json:
      """
    ),
    (
      {
        let part = try $0.read("two.json")
        let other = part.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 2")
        try $0.write(other, to: "two.json")
      },
      """
      error[other-report]: the version of a report is 1, not '2'
        --> two.json:2:20
      """
    ),
    (
      { try FileManager.default.removeItem(at: $0.url.appending(path: "two.json")) },
      """
      error[unreadable-part]: this report can't be read: No such file or directory
        --> two.json
      """
    ),
    (
      { try $0.write(Case.complete(), to: "fleet/b.review.yaml") },
      """
      error[other-result]: fleet/b.review.yaml isn't judged now as in this part;
          check it again, or give this report its --baseline
        --> two.json:
      """
    ),
    (
      { folder in
        let text = try folder.read("fleet/c.review.yaml")
        try folder.write("\(text)\n---\n\(text)", to: "fleet/c.review.yaml")
      },
      """
      error[in-no-part]: this description is in none of the parts; check its file
          again
        --> fleet/c.review.yaml:
      """
    ),
  ]

  @Test(arguments: refusals.indices)
  func `parts that don't belong together are refused`(number: Int) throws {
    let folder = try Self.folder()
    try Self.parts(in: folder)
    try Self.refusals[number].change(folder)
    let joined = try Self.join(in: folder)
    #expect(joined.status == 2)
    #expect(joined.complaint.hasPrefix(Self.refusals[number].said), "\(joined.complaint)")
    #expect(try folder.read("joined.html").contains("Not judged: "))
  }

  @Test func `what counts is the same in every part and on the page`() throws {
    let folder = try Self.folder()
    try Self.parts(Self.asOf + ["--only", "apple-button-first"], in: folder)
    let joined = try Self.join(["--only", "apple-button-first"], in: folder)
    #expect((joined.status, joined.complaint) == (0, ""))
    #expect(try folder.read("joined.html").contains("rules was asked: no verdict on submission"))
    let stricter = try Self.join(
      ["--only", "apple-button-first", "--fail-on", "note"],
      in: folder
    )
    #expect(stricter.status == 2)
    let said = """
      error[other-verdict]: fleet/c.review.yaml is 'compliant' in this part and
          'incomplete' here; give every part and this report the same --fail-on or
          --strict
        --> one.json:34:15
      """
    #expect(stricter.complaint.hasPrefix(said), "\(stricter.complaint)")
  }

  @Test func `a page never takes the place of a part`() throws {
    let folder = try Self.folder()
    try Self.parts(in: folder)
    let words = ["report", "--from", "one.json", "two.json", "--output", "two.json"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.complaint
        == "reviewlint: the report 'two.json' would take the place of another file of this run\n"
    )
  }
}
