import Foundation
import Testing

/// A page that says what came of an earlier report.
@Suite struct SinceTests {
  private static let options = ["--as-of", "2026-11-21"]

  private static func description(_ frame: String) -> String {
    """
    reviewlint: 1
    app: {name: Pawprint, bundleId: com.example.pawprint}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [\(frame)]}]

    """
  }

  /// A folder with an earlier report.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(description("24, 440, 100, 28"), to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--format", "json"] + options, in: folder.url)
    try folder.write(answer.output, to: "earlier.json")
    return folder
  }

  private static func report(
    _ words: [String] = ["--since", "earlier.json", "--output", "page.html"],
    in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(["report"] + words + options, in: folder.url)
  }

  @Test func `what was mended is fixed, and what came is new`() throws {
    let folder = try Self.folder()
    try folder.write(Self.description("24, 640, 327, 44"), to: "a.review.yaml")
    #expect(try Self.report(in: folder).status == 0)
    let page = try folder.read("page.html")
    #expect(page.contains("Since the check of 21 November 2026: 1 new, 1 fixed, 1 still open</p>"))
    #expect(page.contains("<bdi>Sign in with Apple is 100 × 28 pt; Apple asks for at least "))
  }

  @Test func `a button that grew by a point is still open`() throws {
    let folder = try Self.folder()
    try folder.write(Self.description("24, 440, 101, 28"), to: "a.review.yaml")
    #expect(try Self.report(in: folder).status == 0)
    #expect(try folder.read("page.html").contains(": 0 new, 0 fixed, 2 still open</p>"))
  }

  @Test func `what is compared with something else as well isn't fixed`() throws {
    func description(_ others: String) -> String {
      Self.description("24, 440, 327, 44")
        .replacing("[apple]", with: "[apple, google, facebook]")
        .replacing("44]}]", with: "44]}\(others)]")
    }
    let google = ", {service: google, frame: [24, 500, 327, 50]}"
    let folder = try TemporaryFolder()
    try folder.write(description(google), to: "a.review.yaml")
    let check = ["check", "--only", "apple-button-not-smaller", "--format", "json"]
    let answer = try Reviewlint.run(check + Self.options, in: folder.url)
    try folder.write(answer.output, to: "earlier.json")
    let facebook = google + ", {service: facebook, frame: [24, 560, 327, 50]}"
    try folder.write(description(facebook), to: "a.review.yaml")
    #expect(
      try Self.report(
        ["--since", "earlier.json", "--output", "p.html", "--only", "apple-button-not-smaller"],
        in: folder
      ).status == 0
    )
    #expect(try folder.read("p.html").contains(": 1 new, 0 fixed, 0 still open</p>"))
  }

  private static func description(buttons count: Int, height: Int) -> String {
    let buttons = (1...count).map { number in
      "      - {id: b\(number), service: apple, frame: [24, \(number * 60), 327, \(height)]}\n"
    }
    let start = "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\nscreens:\n"
    return start + "  - device: iphone-se-3\n    buttons:\n" + buttons.joined()
  }

  @Test(arguments: [(6, "1 more is not shown"), (7, "2 more are not shown")])
  func `what there is no room for is counted`(count: Int, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description(buttons: count, height: 28), to: "a.review.yaml")
    let check = ["check", "--only", "apple-button-minimum-size", "--format", "json"] + Self.options
    try folder.write(try Reviewlint.run(check, in: folder.url).output, to: "earlier.json")
    try folder.write(Self.description(buttons: count, height: 44), to: "a.review.yaml")
    #expect(try Self.report(in: folder).status == 0)
    #expect(try folder.read("page.html").contains(">\(words)</p>"))
  }

  /// An app with faults enough that none of the first ten of a list has to be the new one.
  private static func faultyApp(capability: Bool = true) throws -> String {
    let example = Case.root.appending(path: "rules/examples/faulty-social-app.review.yaml")
    let text = try String(contentsOf: example, encoding: .utf8)
    return text.replacing("\n  capability: true", with: "\n  capability: \(capability)")
  }

  @Test func `a new problem is named and counted before anything else`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faultyApp(), to: "a.review.yaml")
    let check = ["check", "--format", "json"] + Self.options
    try folder.write(try Reviewlint.run(check, in: folder.url).output, to: "earlier.json")
    try folder.write(Self.faultyApp(capability: false), to: "a.review.yaml")
    #expect(try Self.report(in: folder).status == 0)
    let page = try folder.read("page.html")
    let summary = try #require(page.firstRange(of: "<section class=\"summary\""))
    let refusals = try #require(page.firstRange(of: ">What would likely be refused<a class"))
    let top = page[summary.upperBound..<refusals.lowerBound]
    #expect(top.contains(": 1 new, 0 fixed, 29 still open</p>"))
    #expect(top.contains("\">New since then<a "))
    #expect(top.contains(">1 new problem would likely lead to rejection</p>"))
    #expect(top.contains("<a href=\"#fault-1-1\">The Sign in with Apple capability is off for"))
  }

  @Test func `a new problem of one of several apps is named above the table`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faultyApp(), to: "a.review.yaml")
    try folder.write(Self.description("24, 440, 327, 44"), to: "b.review.yaml")
    let check = ["check", "--format", "json"] + Self.options
    try folder.write(try Reviewlint.run(check, in: folder.url).output, to: "earlier.json")
    try folder.write(Self.faultyApp(capability: false), to: "a.review.yaml")
    #expect(try Self.report(in: folder).status == 0)
    let page = try folder.read("page.html")
    let table = try #require(page.firstRange(of: "<table>"))
    let top = page[..<table.lowerBound]
    #expect(top.contains(">1 new problem would likely lead to rejection</p>"))
    #expect(top.contains(">The Sign in with Apple capability is off for this app</a>"))
  }

  @Test func `what is gone from one screen of two is still open`() throws {
    let folder = try TemporaryFolder()
    func text(_ height: Int) -> String {
      """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple]}
      screens:
        - {id: one, device: iphone-se-3, buttons: [{service: apple, frame: [24, 440, 327, 28]}]}
        - {id: two, device: iphone-se-3, buttons: [{service: apple, frame: [24, 440, 327, \(height)]}]}

      """
    }
    try folder.write(text(28), to: "a.review.yaml")
    let check = ["check", "--only", "apple-button-minimum-size", "--format", "json"] + Self.options
    try folder.write(try Reviewlint.run(check, in: folder.url).output, to: "earlier.json")
    try folder.write(text(44), to: "a.review.yaml")
    let words = ["--since", "earlier.json", "--output", "page.html"]
    let only = words + ["--only", "apple-button-minimum-size"]
    #expect(try Self.report(only, in: folder).status == 0)
    #expect(try folder.read("page.html").contains(": 0 new, 0 fixed, 1 still open</p>"))
  }

  @Test func `a report in another language and from another place tells the same`() throws {
    let folder = try Self.folder()
    let words = ["check", "--format", "json", "--language", "fr", "--root", ".."] + Self.options
    try folder.write(try Reviewlint.run(words, in: folder.url).output, to: "earlier.json")
    #expect(try Self.report(in: folder).status == 0)
    #expect(try folder.read("page.html").contains(": 0 new, 0 fixed, 2 still open</p>"))
  }

  private static let refusals: [(report: String?, said: String)] = [
    (
      nil,
      """
      error[unreadable-part]: this report can't be read: No such file or directory
        --> earlier.json


      """
    ),
    (
      "reviewlint: 1\n",
      """
      error[no-report]: this is no report as 'check --format json' writes it
        --> earlier.json:1:1


      """
    ),
    (
      """
      {"schemaVersion": 2, "tool": {"rules": "", "relaxations": []}, "verdict": "compliant",
       "descriptions": [], "diagnostics": []}

      """,
      """
      error[other-report]: the version of a report is 1, not '2'
        --> earlier.json:1:19
       1 | {"schemaVersion": 2, "tool": {"rules": "", "relaxations": []}, "verdic…
         |                   ^


      """
    ),
  ]

  @Test(arguments: refusals.indices)
  func `a report that can't be used leaves everything unjudged`(number: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description("24, 440, 327, 44"), to: "a.review.yaml")
    if let report = Self.refusals[number].report { try folder.write(report, to: "earlier.json") }
    let answer = try Self.report(in: folder)
    #expect((answer.status, answer.complaint) == (2, Self.refusals[number].said))
    #expect(try folder.read("page.html").contains("✕</span> Not judged: 1 thing in the input "))
  }

  @Test func `the page doesn't take the place of the report`() throws {
    let folder = try Self.folder()
    let report = try folder.read("earlier.json")
    let answer = try Self.report(
      ["--since", "earlier.json", "--output", "./earlier.json"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("would take the place of another file of this run"))
    #expect(try folder.read("earlier.json") == report)
  }

  @Test func `an app is the same by another name, in another place, with a new bundle id`() throws {
    let folder = try Self.folder()
    let known = try folder.read("a.review.yaml")
    func tell(_ text: String, at path: String, _ told: String) throws {
      try folder.run("rm -f *.review.yaml")
      try folder.write(text, to: path)
      #expect(try Self.report(in: folder).status == 0)
      #expect(try folder.read("page.html").contains(told), "\(path)")
      let later = try Reviewlint.run(["check", "--format", "json"] + Self.options, in: folder.url)
      try folder.write(later.output, to: "later.json")
      let recorded = ["report", "--from", "later.json", "--since", "earlier.json"]
      _ = try Reviewlint.run(recorded + ["--output", "page.html"], in: folder.url)
      #expect(try folder.read("page.html").contains(told), "\(path)")
    }
    let same = ": 0 new, 0 fixed, 2 still open</p>"
    try tell(known.replacing("Pawprint", with: "Pawprint Pro"), at: "a.review.yaml", same)
    try tell(known, at: "moved.review.yaml", same)
    let unknown = "That check knew nothing of this app."
    try tell(known.replacing("com.example", with: "com.other"), at: "a.review.yaml", unknown)
    let unnamed = known.replacing(", bundleId: com.example.pawprint", with: "")
    try tell(unnamed, at: "a.review.yaml", same)
    try tell(unnamed, at: "moved.review.yaml", unknown)
  }

  @Test func `platforms know an app's findings again, whatever else has its name`() throws {
    let folder = try TemporaryFolder()
    func fingerprints() throws -> [String] {
      let run = ["check", "apps", "--format", "gitlab"] + Self.options
      let text = try Reviewlint.run(run, in: folder.url).output
      return try JSONDecoder().decode([PlatformEntry].self, from: Data(text.utf8))
        .filter { $0.location.path == "apps/two/login.review.yaml" }.map(\.fingerprint)
    }
    let bad = Self.description("24, 440, 100, 28")
      .replacing(", bundleId: com.example.pawprint", with: "")
    for place in ["one", "two"] { try folder.write(bad, to: "apps/\(place)/login.review.yaml") }
    let before = try fingerprints()
    #expect(!before.isEmpty && before.allSatisfy { $0.hasSuffix(":1") })
    try folder.write(
      bad.replacing("24, 440, 100, 28", with: "24, 640, 327, 44"), to: "apps/one/login.review.yaml")
    // How many facts are missing is no part of it either.
    try folder.write(bad + "account: {creation: none}\n", to: "apps/two/login.review.yaml")
    #expect(Set(try fingerprints()).isSuperset(of: before.prefix(3)))
  }

  private struct PlatformEntry: Decodable {
    struct Location: Decodable { let path: String }

    let fingerprint: String
    let location: Location
  }
}
