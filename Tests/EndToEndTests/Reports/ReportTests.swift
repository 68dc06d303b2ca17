import Foundation
import Testing

/// The page for people, as a file.
@Suite struct ReportTests {
  private static let wrong = """
    reviewlint: 1
    app: {name: Pawprint, version: 2.1}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 100, 28]}]

    """

  private static func folder(_ text: String = wrong) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.review.yaml")
    return folder
  }

  private static func report(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(["report", "--as-of", "2026-11-21"] + words, in: folder.url)
  }

  private static let small = ["--only", "apple-button-minimum-size", "--output", "page.html"]

  @Test func `a page is written without a word, whatever it says`() throws {
    let folder = try Self.folder()
    let answer = try Self.report(Self.small, in: folder)
    #expect((answer.output, answer.complaint, answer.status) == ("", "", 0))
    let page = try folder.read("page.html")
    let title =
      "Not ready to submit: 1 problem would likely lead to rejection, and 1 fact is missing."
    #expect(page.contains("<title>\(title)</title>"))
    #expect(page.contains(">28\u{A0}pt</text>"))
    let sizes = "Sign in with Apple: 100 × 28_pt, at least 140 × 30_pt</span>"
    #expect(page.contains(sizes.replacing(" × ", with: "_×_").replacing("_", with: "\u{A0}")))
    #expect(page.contains("a.review.yaml:6</code>"))
    #expect(page.contains("Who can fix it: design"))
  }

  private static let gates: [(words: [String], status: Int32)] = [
    (["--fail-on", "error"], 1), (["--strict"], 1), (["--fail-on=never"], 0),
    (["--fail-on", "error", "--baseline", "held.json"], 0),
  ]

  @Test(arguments: gates)
  func `it is a gate as well when it is told what counts`(words: [String], status: Int32) throws {
    let folder = try Self.folder()
    _ = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--write-baseline", "held.json"] + Self.small.prefix(2),
      in: folder.url)
    #expect(try Self.report(Self.small + words, in: folder).status == status)
    #expect(try folder.names().contains("page.html"))
  }

  @Test func `what can't be judged is told on the page too`() throws {
    let folder = try Self.folder("reviewlint: 1\napp: {nmae: <b>\n")
    let answer = try Self.report(["--output", "page.html"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("a.review.yaml:2"))
    #expect(try folder.read("page.html").contains("✕</span> Not judged: "))
  }

  @Test(arguments: [
    [], ["--output"], ["--output", "a.html", "--output", "b.html"], ["--format", "html"],
    ["--output", "a.html", "--strict", "--allow-incomplete"], ["--outptu", "a.html"],
  ])
  func `unusable arguments leave nothing behind`(words: [String]) throws {
    let folder = try Self.folder()
    let answer = try Self.report(words, in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.hasPrefix("reviewlint: "))
    #expect(try folder.names() == ["a.review.yaml"])
  }

  @Test(arguments: [
    ["--output", "a.review.yaml"], ["--rules", "own.yaml", "--output", "./own.yaml"],
  ])
  func `nothing takes the place of an input or of another output`(words: [String]) throws {
    let folder = try Self.folder()
    try folder.write("extends: [builtin]\n", to: "own.yaml")
    let answer = try Self.report(words, in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("would take the place of another file of this run"))
    #expect(try folder.read("a.review.yaml") == Self.wrong)
    #expect(try folder.names() == ["a.review.yaml", "own.yaml"])
  }

  @Test(arguments: ["map.html", "link.html", "./map.html"])
  func `no page takes the place of an attachment`(attachment: String) throws {
    let folder = try Self.folder(Self.wrong + "review: {attachments: [\(attachment)]}\n")
    try folder.write("a letter", to: "map.html")
    try folder.link("link.html", to: "map.html")
    let answer = try Self.report(["--output", "map.html"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("would take the place of another file of this run"))
    #expect(try folder.read("map.html") == "a letter")
  }

  @Test func `the same input is the same page, byte for byte`() throws {
    let folder = try TemporaryFolder()
    try folder.write(PageInput.threeScreens.text, to: "b.review.yaml")
    try folder.write(PageInput.hostile.text, to: "c/d.review.yaml")
    _ = try Self.report(["--output", "one.html"], in: folder)
    _ = try Self.report(["--output", "two.html"], in: folder)
    #expect(try folder.read("one.html") == folder.read("two.html"))
    for jobs in ["1", "7"] {
      let words = ["check", "--as-of", "2026-11-21", "--format", "html", "--jobs", jobs]
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(try answer.output == folder.read("one.html"))
    }
  }

  @Test(arguments: [PageInput.threeScreens, .hostile])
  func `a page has no script and asks for nothing`(_ input: PageInput) throws {
    let folder = try Self.folder(input.text)
    _ = try Self.report(["--output", "page.html"], in: folder)
    let page = try folder.read("page.html")
    #expect(page.matches(of: #/<(script|link|img|iframe|object|base)\b/#).isEmpty)
    #expect(page.matches(of: #/ (src|style|on[a-z]+)="/#).isEmpty)
    let styles = page.matches(of: #/<style>/#)
    #expect(styles.count == 1)
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
  }
}
